import { type KeyboardEvent, useCallback } from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { safeUrl } from '../../src/core/util/safe-url';
import type { MapMarker } from './contract';
import type { messages } from './messages/es-419';
import { outsideLink } from './outside-maps';

type MapText = MessageFormatter<typeof messages>;

interface PopupProps {
  marker: MapMarker;
  text: MapText;
  /** Called with the popup when it opens. */
  onOpen: (popup: Element) => void;
}

/** A marker's title, description and links. */
const Popup = ({ marker: { title, description, url, directions }, text, onOpen }: PopupProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the popup opens
  const announce = useCallback((popup: Element | null) => {
    if (popup) onOpen(popup);
  }, []);
  const aboutPage = safeUrl(url);
  return (
    <div part="popup" ref={announce}>
      <strong>{title || text('marker')}</strong>
      {description && <p>{description}</p>}
      {aboutPage && (
        <a part="link" href={aboutPage}>
          {text('more')}
        </a>
      )}
      <a part="link" href={directions} {...outsideLink} aria-description={text('newWindow')}>
        {text('directions')}
      </a>
    </div>
  );
};

interface MarkerProps {
  marker: MapMarker;
  /** Name of the slot that the map keeps at the marker's position. */
  slotName: string;
  text: MapText;
  /** Whether a click leads to an outside map rather than opens the popup. */
  isLink: boolean;
  isDraggable: boolean;
  isOpen: boolean;
  buttonRef: (button: HTMLButtonElement | null) => void;
  onPress: (event: { detail: number }) => void;
  onKeyDown: ((event: KeyboardEvent) => void) | undefined;
  onPopupOpen: (popup: Element) => void;
}

/** A marker's button, and its popup while it is open. */
export const Marker = ({ marker, text, isLink, isDraggable, isOpen, ...props }: MarkerProps) => {
  const notes = [isLink && text('newWindow'), isDraggable && text('markerKeys')].filter(Boolean);
  return (
    <div slot={props.slotName} className="pin">
      <button
        ref={props.buttonRef}
        type="button"
        part="marker"
        aria-label={marker.title || text('marker')}
        aria-expanded={isLink ? undefined : isOpen}
        aria-description={notes.join(' ') || undefined}
        style={isDraggable ? { cursor: 'move', touchAction: 'none' } : {}}
        onClick={props.onPress}
        onKeyDown={props.onKeyDown}
      >
        <svg part="icon" viewBox="0 0 32 40" aria-hidden="true">
          <path d="M16 1a15 15 0 0 0-15 15c0 10 10 15 15 23 5-8 15-13 15-23A15 15 0 0 0 16 1Z" />
          <circle cx="16" cy="16" r="6" />
        </svg>
      </button>
      {isOpen && <Popup marker={marker} text={text} onOpen={props.onPopupOpen} />}
    </div>
  );
};
