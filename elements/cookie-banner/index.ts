import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { contentLoaded } from '../../src/core/util/content-loaded';
import { enforceConsent } from '../../src/features/consent/enforce';
import type { CookieSettings } from '../../src/features/consent/page-state';
import { withSiteSettings } from './banner-options';
import { CookieBanner } from './cookie-banner';
import styles from './cookie-banner.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

/** Applies the banner's settings to the page before the banner renders, as they may invalidate an older choice. */
const enforceSettings = (settings: CookieSettings): CookieSettings => {
  const merged = withSiteSettings(settings);
  enforceConsent(merged);
  return merged;
};

/**
 * Asks visitors for their consent, in a bar or a popup, and enforces their choice on the page.
 *
 * @fires {CustomEvent<{ allowed: boolean; categories: Record<string, boolean> }>} az-consent - The visitor has made a choice, here or in another tab.
 * @csspart banner - The whole banner.
 * @csspart text - The notice.
 * @csspart actions - The buttons that accept and decline.
 * @csspart accept - The button that accepts.
 * @csspart decline - The button that declines.
 * @csspart categories - The disclosure with the categories.
 * @csspart choose - The summary that opens the categories.
 * @csspart category-text - The text about a category, from `categoryTexts`.
 * @csspart save - The button that stores the choice of categories.
 * @cssstate ready - The block has rendered.
 * @cssstate open - The banner is visible.
 */
defineBlock({
  tag: 'az-cookie-banner',
  schema,
  view: CookieBanner,
  prepare: enforceSettings,
  messages: translations('elements/cookie-banner', spanish),
  styles,
});

/** Enforces the visitor's choice on a page that loads this module but has no banner. */
const enforceWithoutBanner = (): void => {
  if (!document.querySelector('az-cookie-banner')) enforceConsent({});
};

if (typeof document !== 'undefined') {
  const loaded = contentLoaded();
  if (loaded) loaded.then(enforceWithoutBanner);
  else enforceWithoutBanner();
}
