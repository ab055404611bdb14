import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { lazyImport } from '../../src/core/lazy-import';
import { claimSiteContent } from '../../src/core/site/claim-site-content';
import { readSiteSettings } from '../../src/core/site/site-settings';
import { ownAnnouncement, readAnnouncement, textIn } from './announcement';
import { AnnouncementBar, type PreparedAnnouncement } from './announcement-bar';
import styles from './announcement-bar.css';
import { isClosed } from './closed-announcements';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { type AnnouncementBarSettings, schema } from './schema';

const htmlModule = lazyImport(() => import('./html-text'));

/**
 * Reads the announcement, and whether the visitor has closed it before. A text without markup needs no module, so the bar renders
 * in the same task.
 */
const prepareAnnouncement = (
  settings: AnnouncementBarSettings,
  host: Element,
): PreparedAnnouncement | Promise<PreparedAnnouncement> => {
  const site = readSiteSettings(schema, ['announcementBarSettings', 'showAnnouncementBar']);
  const ownText = ownAnnouncement(host);
  const announcement = readAnnouncement({ settings, site, hasContent: !!ownText });
  const { isOn, html, isOfSite } = announcement;
  const announcedText = html ? textIn(html) : ownText;
  const wasClosed = settings.dismissible && !!announcedText && isClosed(announcedText);
  const prepared: PreparedAnnouncement = {
    ...announcement,
    announcedText,
    wasClosed,
    isRepeated: isOn && isOfSite && !!html && !wasClosed && !claimSiteContent(host),
    linkCount: host.querySelectorAll('a').length,
  };
  if (!/[<&]/.test(html)) return prepared;
  return htmlModule.load().then(async ({ Html, loadHtmlSanitiser }) => {
    await loadHtmlSanitiser([html]);
    return { ...prepared, Html };
  });
};

/**
 * An announcement above the page.
 *
 * @slot - The announcement, if the settings have no text.
 * @fires {CustomEvent<null>} az-close - The visitor has closed the bar.
 * @csspart bar - The content of the bar. The element itself has the bar's colours and the space around the content.
 * @csspart text - The announcement.
 * @csspart link - The link that covers the bar.
 * @csspart close - The button that closes the bar.
 * @cssstate ready - The block has rendered.
 * @cssstate closed - The bar is hidden: it has no text, is switched off, or the visitor has closed it.
 * @cssstate plain - The bar has the page's colours.
 * @cssstate light - The bar has light colours.
 * @cssstate dark - The bar has dark colours.
 * @cssstate link - The page's own link covers the bar.
 * @cssstate dismissible - Visitors can close the bar.
 */
defineBlock({
  tag: 'az-announcement-bar',
  schema,
  view: AnnouncementBar,
  prepare: prepareAnnouncement,
  messages: translations('elements/announcement-bar', spanish),
  styles,
  contentStyles: reserve + content,
  contentAttributes: [],
});
