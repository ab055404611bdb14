import { defineBlock } from '../../src/core/define-block';
import { contentNodesOf } from '../../src/core/host-content';
import { translations } from '../../src/core/i18n/messages';
import { addMethods } from '../../src/core/methods';
import { presentValues, readSiteSettings } from '../../src/core/site/site-settings';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { Popup, type PreparedPopup } from './popup';
import styles from './popup.css';
import { readHeading } from './popup-content';
import { type OverlaySettings, type PopupSettings, schema } from './schema';

/** The element's own settings, and for those that are absent the site's. */
const withSiteSettings = ({ popupOverlaySettings: nested, ...own }: PopupSettings): OverlaySettings => ({
  ...presentValues(readSiteSettings(schema, ['popupOverlaySettings']).popupOverlaySettings),
  ...presentValues(nested),
  ...presentValues(own),
});

const preparePopup = (settings: PopupSettings, host: Element): PreparedPopup => ({
  overlay: withSiteSettings(settings),
  heading: readHeading(host),
  hasContent: contentNodesOf(host).length > 0,
});

/**
 * The page's own content in a dialog that opens by itself: after a time, when visitors scroll to a part of the page, or when they leave.
 *
 * @slot - The content. A form, a newsletter or a button in it counts as a sign-up.
 * @fires {CustomEvent<null>} az-open - The popup is about to open. Cancelling the event keeps it closed.
 * @fires {CustomEvent<{ reason: 'button' | 'escape' | 'outside' | 'script' }>} az-close - The popup has closed.
 * @fires {CustomEvent<{ id: string, event: 'open' | 'close' | 'submit', version: number, reason?: 'button' | 'escape' | 'outside' | 'script' }>} az-overlay - For visit analytics: the popup has opened or closed, or the visitor has signed up in it.
 * @method {() => boolean} open - Opens the popup, regardless of its conditions, as soon as the block is ready. Returns false if a listener cancels `az-open`, or if the page hides the element.
 * @method {() => void} close - Closes the popup.
 * @csspart dialog - The dialog.
 * @csspart box - The content.
 * @csspart close - The button that closes the popup.
 * @cssstate ready - The block has rendered.
 * @cssstate open - The popup is open.
 */
defineBlock({
  tag: 'az-popup',
  schema,
  view: Popup,
  prepare: preparePopup,
  messages: translations('elements/popup', spanish),
  styles,
  contentStyles: content,
  contentAttributes: [],
});
addMethods('az-popup', ['open', 'close']);
