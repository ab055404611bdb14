import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { keep } from '../../src/features/consent/keep';
import { CookieBanner } from './cookie-banner';
import styles from './cookie-banner.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

/**
 * Asks visitors for their consent, in a bar or a box over the page, and enforces their choice on the page.
 *
 * @fires {CustomEvent<{ allowed: boolean; categories: Record<string, boolean> }>} az-consent - The visitor has chosen, here or in another tab.
 * @csspart banner - The whole banner.
 * @csspart text - The notice.
 * @csspart actions - The buttons to accept and to decline.
 * @csspart accept - The button to accept.
 * @csspart decline - The button to decline.
 * @csspart categories - The folded list of categories.
 * @csspart choose - The summary that unfolds the categories.
 * @csspart save - The button that stores the choice of categories.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-cookie-banner',
  schema,
  view: CookieBanner,
  messages: translations('elements/cookie-banner', spanish),
  styles,
});

/** The visitor's choice holds on a page without a banner, too, such as one that only loads this module. */
const enforceWithoutBanner = (): void => {
  if (!document.querySelector('az-cookie-banner')) keep({});
};

if (typeof document !== 'undefined') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enforceWithoutBanner);
  else enforceWithoutBanner();
}
