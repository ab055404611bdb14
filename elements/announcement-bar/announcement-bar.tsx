import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import type { Announcement } from './announcement';
import { rememberClosed } from './closed-announcements';
import type { Html } from './html-text';
import type { messages } from './messages/es-419';
import type { AnnouncementBarSettings } from './schema';
import { useReservedSpace } from './use-reserved-space';

export interface PreparedAnnouncement extends Announcement {
  /** The text by which the browser remembers a closed announcement; '' without an announcement. */
  announcedText: string;
  /** Whether the visitor has closed this announcement, perhaps on an earlier page. */
  wasClosed: boolean;
  /** Whether another bar of the page shows the site's announcement. */
  isRepeated: boolean;
  /** Number of links in the element's children. */
  linkCount: number;
  /** Present where the text has markup. */
  Html?: typeof Html;
}

/** A bar above the page with the element's own content, or with HTML from the settings or the site context. */
export const AnnouncementBar = ({
  settings,
  host,
  text,
  prepared,
}: BlockProps<AnnouncementBarSettings, typeof messages, PreparedAnnouncement>) => {
  const { isOn, html, announcedText, wasClosed, isRepeated, theme, url: href, newWindow, Html } = prepared;
  const [textsClosedHere, setTextsClosedHere] = useVisitorState(host, 'closed', (): string[] => []);
  const isClosedHere = settings.dismissible && textsClosedHere.includes(announcedText);
  const isOpen = isOn && !!announcedText && !wasClosed && !isClosedHere && !isRepeated;

  const keepsSpace = useReservedSpace(host, wasClosed && !isClosedHere);
  useCustomState(host, 'closed', !isOpen && !keepsSpace);
  useCustomState(host, theme, isOpen);
  useCustomState(host, 'dismissible', settings.dismissible);
  // A single link of the page's own covers the bar, as `clickthroughUrl` does.
  useCustomState(host, 'link', !html && !href && prepared.linkCount === 1);

  if (!isOpen && !keepsSpace) return null;
  const close = (): void => {
    rememberClosed(announcedText);
    setTextsClosedHere([...textsClosedHere, announcedText]);
    emit(host, 'az-close');
  };
  const target = newWindow ? '_blank' : undefined;
  return (
    <section part="bar" className={isOpen ? '' : 'reserved'} aria-label={text('label')}>
      {href && (
        // biome-ignore lint/a11y/useAnchorContent: the text names the link
        <a
          part="link"
          href={href}
          target={target}
          aria-labelledby="text"
          aria-description={target && text('newWindow')}
        />
      )}
      <div part="text" id="text">
        {Html ? <Html html={html} /> : html || <slot />}
      </div>
      {settings.dismissible && (
        <button type="button" part="close" aria-label={text('close')} onClick={close}>
          ✕
        </button>
      )}
    </section>
  );
};
