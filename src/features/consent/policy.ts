import type { SiteContext } from '../../core/site/site-context-types';
import { mayHaveBanner, readContextScript } from '../../core/site/unchecked-site-context';
import { type CookieSettings, pageState } from './page-state';

/**
 * The site context, also while the document is still being parsed, when `uncheckedSiteContext` of src/core/site does not read
 * it yet. `isUnreadable` is true for a context that is not a JSON object.
 */
export const readPageContext = (): SiteContext & { isUnreadable?: boolean } =>
  globalThis.Azulejo?.context ?? readContextScript();

/** Adds two settings by the names of the site context; in editors, they have other names. */
const withSiteNames = ({
  isAnalyticsCookiesDisabled,
  isActivityLogEnabled,
  ...settings
}: CookieSettings): CookieSettings => ({
  isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
  isVisitorDataRestricted: isActivityLogEnabled !== undefined && !isOn(isActivityLogEnabled),
  ...settings,
});

/** The owner's settings. Those of a banner win over those of the site. */
export const cookieSettings = (): CookieSettings =>
  withSiteNames({ ...readPageContext().cookieSettings, ...pageState.bannerSettings });

/** Whether a setting of cookieSettings is on, as a boolean or as an attribute's text. */
export const isOn = (setting: unknown): boolean => `${setting}` === 'true';

/** Whether the page has, or may still get, a banner whose settings have not been read. Its policy may be restrictive. */
export const isBannerPending = (): boolean => !pageState.bannerSettings && mayHaveBanner();

/** Whether cookies and third parties wait for the visitor's consent. */
export const isRestrictive = (): boolean =>
  isBannerPending() ||
  isOn(cookieSettings().isRestrictiveCookiePolicyEnabled ?? readPageContext().isUnreadable);
