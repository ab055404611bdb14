import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
import { isTrue, pick, type SavedData } from '../../parse-data';
import type { Reason } from '../../reasons';
import { siteSetting } from '../../saved-context';
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
  'cookieBannerManageCookiesLabel',
];

const scriptNeeds: Reason = {
  why: 'Scripts of yours that set cookies wait for the visitor only with type="text/plain" and data-az-category. An element with data-az-consent-open lets visitors change their mind.',
  key: 'cookieScripts',
};
const scriptAndTextNeeds: Reason = {
  why: `${scriptNeeds.why} The settings have no text of yours: to write one, put the block "cookie-banner" with cookie-banner-text into the page.`,
  key: 'cookieScriptsAndText',
};

/** The choices that the builder's banner gives visitors in addition to `cookieBannerAcceptType`. */
const choicesOf = (settings: SavedData): SavedData => ({
  ...(isTrue(settings.cookieBannerHasOptOut) ? { cookieBannerAcceptType: 'OPT_IN_AND_OUT' } : {}),
  ...(isTrue(settings.cookieBannerHasManageCookies)
    ? { categories: ['preferences', 'statistics', 'marketing'] }
    : {}),
});

/** The banner of a page that was saved while the banner showed. Its buttons do nothing. */
const renderedSelector = '.sqs-cookie-banner-v2, .gdpr-cookie-banner';

/** Parts of a saved banner that are not its text: controls, and invisible elements. The block has buttons of its own. */
const controlSelector =
  'button, [role="button"], input, label, svg, script, style, noscript, template, a:not([href]), a[href=""], a[href^="#"], a[href^="javascript:"], :is([class*="accept"], [class*="decline"], [class*="-cta"], [class*="-close"], .close)';

/** All that visitors read in the banner, with its links, as HTML. "" where there is none. */
const textOf = (rendered: Element): string => {
  const copy = rendered.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll(controlSelector)) control.remove();
  let content = copy;
  let inner = content.firstElementChild;
  // Unwrap the elements that are around all of the text.
  while (inner?.matches('div, section, p') && singleLineText(inner) === singleLineText(content)) {
    content = inner;
    inner = content.firstElementChild;
  }
  return content.innerHTML.trim();
};

/**
 * The banner of the site's settings. A page that was saved while the banner showed also has its text.
 * @param body the element to which the banner is added
 */
export const readCookieBanner: Read = (body, { context }) => {
  const rendered = body.querySelector(renderedSelector);
  const saved = siteSetting(context, 'cookieSettings');
  const settings = isObject(saved) ? saved : {};
  if (!rendered && !isTrue(settings.isCookieBannerEnabled)) return undefined;
  const text = rendered ? textOf(rendered) : '';
  const data = {
    isCookieBannerEnabled: true,
    // Where the owner has chosen nothing, visitors can decline as easily as accept.
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    ...pick(settings, names),
    // The text in the page wins: owners who edit a saved page by hand change this text, and not the settings.
    ...(text ? { cookieBannerText: text } : {}),
    ...choicesOf(settings),
    // An adopted page always asks before it loads third parties, so a `false` in the settings is ignored.
    ...(isTrue(settings.isRestrictiveCookiePolicyEnabled)
      ? {
          isRestrictiveCookiePolicyEnabled: true,
          isRestrictiveCookiePolicyAbsolute: isTrue(settings.isRestrictiveCookiePolicyAbsolute),
        }
      : {}),
  };
  return {
    // All that visitors read is in the text.
    ...(rendered ? { target: rendered, builderParts: '*' } : {}),
    data,
    needs: 'cookieBannerText' in data ? scriptNeeds : scriptAndTextNeeds,
  };
};
