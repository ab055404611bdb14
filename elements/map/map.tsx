import { type CSSProperties, useMemo, useRef } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useWarning } from '../../src/hooks/use-warning';
import type { MapPlace } from './contract';
import { styleColors } from './map-style';
import { MapSurface } from './map-surface';
import type { messages } from './messages/es-419';
import { outsideLink } from './outside-maps';
import { readPlace } from './place';
import type { MapSettings } from './schema';
import { useMap } from './use-map';

type MapText = MessageFormatter<typeof messages>;

/** Only pages with a cookie policy load this. */
const MapConsent = lazyComponent(
  lazyImport(() => import('./map-consent')),
  (module) => module.MapConsent,
);

/** The address from data, its name first. */
const Address = ({ lines: [name, ...lines] }: { lines: string[] }) => (
  <address part="address">
    <strong part="title">{name}</strong>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
      <span key={index}>{line}</span>
    ))}
  </address>
);

interface ControlsProps {
  text: MapText;
  isHidden: boolean;
  onZoom: (steps: number) => void;
}

const Controls = ({ text, isHidden, onZoom }: ControlsProps) => (
  <div part="controls" hidden={isHidden}>
    <button type="button" part="zoom-in" aria-label={text('zoomIn')} onClick={() => onZoom(1)}>
      +
    </button>
    <button type="button" part="zoom-out" aria-label={text('zoomOut')} onClick={() => onZoom(-1)}>
      −
    </button>
  </div>
);

interface CardProps {
  place: MapPlace;
  hasContent: boolean;
  hasFailed: boolean;
  text: MapText;
}

/** The address, with the link to directions. */
const CardContent = ({ place, hasContent, hasFailed, text }: CardProps) => (
  <>
    {hasContent ? <slot /> : place.lines.length > 0 && <Address lines={place.lines} />}
    <div role="status">{hasFailed && <p part="failed">{text('failed')}</p>}</div>
    <a part="directions" href={place.directions} aria-description={text('newWindow')} {...outsideLink}>
      {text('directions')}
    </a>
  </>
);

export interface PreparedMap {
  /** The address in the element's content, line by line. */
  ownAddress: string;
  hasContent: boolean;
}

type MapProps = BlockProps<MapSettings, typeof messages, PreparedMap>;

/** An address, and a map under it once the block is near the window. */
export const MapBlock = ({ settings, host, text, prepared }: MapProps) => {
  const { ownAddress, hasContent } = prepared;
  const surface = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const input = useMemo(() => ({ settings, place: readPlace(settings, ownAddress) }), [settings, ownAddress]);
  const { place } = input;
  const [controller, { phase, ownerName = '', hint }] = useMap({ host, surface, card, input });
  const isShowing = phase === 'showing';
  const hasFailed = phase === 'failed';
  /** Without a map, the block is as large as its address. */
  const isAddressAlone = hasFailed || phase === 'no-key';
  useWarning(
    host,
    place.hasPosition || !ownAddress.trim()
      ? undefined
      : 'the address has no position, expected mapLat and mapLng. The map shows New York.',
  );
  const { aspectRatio, showControls, disableDefaultUI } = settings;
  useCustomState(host, 'showing', isShowing);
  useCustomState(host, 'failed', isAddressAlone);
  useCustomState(host, 'proportioned', aspectRatio !== undefined);
  const hasAddress = hasContent || place.lines.length > 0;
  const ratio = aspectRatio && { '--az-_ratio': 100 / aspectRatio };
  return (
    <div
      part="frame"
      className={`${isAddressAlone ? 'failed' : phase} ${prefersReducedMotion() ? 'still' : ''}`}
      style={{ ...styleColors[place.style], ...ratio } as CSSProperties}
    >
      <div part="card" ref={card} hidden={!hasAddress && isShowing}>
        <CardContent place={place} hasContent={hasContent} hasFailed={hasFailed} text={text} />
        {phase === 'needs-consent' && (
          <MapConsent
            text={text}
            ownerName={ownerName}
            onAccept={() => {
              // The button is about to disappear; the map, which comes in its place, takes the focus.
              surface.current?.focus();
              controller?.acceptConsent();
            }}
          />
        )}
      </div>
      <MapSurface
        surface={surface}
        host={host}
        controller={controller}
        isShowing={isShowing}
        settings={settings}
        place={place}
        text={text}
      />
      <Controls
        text={text}
        isHidden={!isShowing || !showControls || disableDefaultUI}
        onZoom={(steps) => controller?.zoom(steps)}
      />
      {hint && (
        <div part="hint" aria-hidden="true">
          {text(hint)}
        </div>
      )}
    </div>
  );
};
