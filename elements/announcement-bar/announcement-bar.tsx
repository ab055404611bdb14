import { useState } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { isFirstOfItsKind } from '../../src/core/site/first-of-its-kind';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { type Announcement, ownAnnouncement, textIn } from './announcement';
import { isClosed, rememberClosed } from './closed-announcements';
import type { Html } from './html-text';
import type { messages } from './messages/es-419';
import type { AnnouncementBarSettings } from './schema';
import { useReservedSpace } from './use-reserved-space';

export interface PreparedAnnouncement extends Announcement {
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
  const { isOn, html, isOfSite, theme, url: href, newWindow, Html } = prepared;
  const announcement = html ? textIn(html) : ownAnnouncement(host);
  const [closedText, setClosedText] = useState<string>();
  const isDismissed =
    settings.dismissible && !!announcement && (closedText === announcement || isClosed(announcement));
  const isOpen = isOn && !!announcement && !isDismissed && !(isOfSite && html && !isFirstOfItsKind(host));

  const keepsSpace = useReservedSpace(host, isDismissed && closedText !== announcement);
  useCustomState(host, 'closed', !isOpen && !keepsSpace);
  useCustomState(host, theme, isOpen);
  useCustomState(host, 'dismissible', settings.dismissible);
  // A single link of the page's own covers the bar, as `clickthroughUrl` does.
  useCustomState(host, 'link', !html && !href && host.querySelectorAll('a').length === 1);

  if (!isOpen && !keepsSpace) return null;
  const close = (): void => {
    rememberClosed(announcement);
    setClosedText(announcement);
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
