import { isObject } from '../../../../core/util/is-object';
import { isTrue, pick } from '../../parse-data';
import { siteSetting } from '../../saved-context';
import { lineOf } from '../element';
import type { Read } from '../kind';

const names = [
  'cookieBannerText',
  'cookieBannerTheme',
  'cookieBannerVariant',
  'cookieBannerPosition',
  'cookieBannerCtaVariant',
  'cookieBannerCtaText',
  'cookieBannerAcceptType',
  'cookieBannerOptOutCtaText',
];

const scriptNeeds =
  'Scripts of yours that set cookies wait for the visitor only with type="text/plain" and data-az-category. An element with data-az-consent-open lets visitors change their mind.';
const textNeeds =
  ' The settings have no text of yours: to write one, put the block "cookie-banner" with cookie-banner-text into the page.';

/** What the builder's banner lets visitors do, beside what it says in `cookieBannerAcceptType`. */
const choicesOf = (settings: Record<string, unknown>): Record<string, unknown> => ({
  ...(isTrue(settings.cookieBannerHasOptOut) ? { cookieBannerAcceptType: 'OPT_IN_AND_OUT' } : {}),
  ...(isTrue(settings.cookieBannerHasManageCookies)
    ? { categories: ['preferences', 'statistics', 'marketing'] }
    : {}),
});

/** The banner of a page that was saved while it showed. Nobody can close it. */
const renderedSelector = '.sqs-cookie-banner-v2, .gdpr-cookie-banner';

/**
 * Only the site's settings have the banner, unless the page was saved while it showed.
 * @param body the element to which the banner is added
 */
export const readCookieBanner: Read = (body, { context }) => {
  const rendered = body.querySelector(renderedSelector);
  const saved = siteSetting(context, 'cookieSettings');
  const settings = isObject(saved) ? saved : {};
  if (!rendered && !isTrue(settings.isCookieBannerEnabled)) return undefined;
  const text = rendered?.querySelector('.sqs-cookie-banner-v2-text, .disclaimer, p');
  const data = {
    isCookieBannerEnabled: true,
    // Where the owner has chosen nothing, visitors can decline as easily as accept.
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    ...(lineOf(text) ? { cookieBannerText: text?.innerHTML } : {}),
    ...pick(settings, names),
    ...choicesOf(settings),
    // An adopted page asks before third parties, whatever the settings say, so that only `true` is taken from them.
    ...(isTrue(settings.isRestrictiveCookiePolicyEnabled)
      ? {
          isRestrictiveCookiePolicyEnabled: true,
          isRestrictiveCookiePolicyAbsolute: isTrue(settings.isRestrictiveCookiePolicyAbsolute),
        }
      : {}),
  };
  return {
    ...(rendered ? { target: rendered } : {}),
    data,
    needs: `${scriptNeeds}${'cookieBannerText' in data ? '' : textNeeds}`,
  };
};
