import type { SiteContext } from '../../core/site/site-context-types';
import { mayHaveBanner, readContextScript } from '../../core/site/unchecked-site-context';
import { type CookieSettings, pageState } from './page-state';

/**
 * Reads the context while the document is still being parsed, too; `uncheckedSiteContext` of src/core/site waits for the end.
 * `isUnreadable` stands for a context that is no JSON object.
 */
export const readPageContext = (): SiteContext & { isUnreadable?: boolean } =>
  globalThis.Azulejo?.context ?? readContextScript();

/** Editors have other names for two settings. */
const withSiteNames = ({
  isAnalyticsCookiesDisabled,
  isActivityLogEnabled,
  ...settings
}: CookieSettings): CookieSettings => ({
  isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
  isVisitorDataRestricted: isActivityLogEnabled !== undefined && !isOn(isActivityLogEnabled),
  ...settings,
});

/** The owner's settings. A banner's win over the site's. */
export const cookieSettings = (): CookieSettings =>
  withSiteNames({ ...readPageContext().cookieSettings, ...pageState.bannerSettings });

/** Whether a setting of cookieSettings is on, as a boolean or as an attribute's text. */
export const isOn = (setting: unknown): boolean => `${setting}` === 'true';

/** Whether a banner's settings have not been read yet: they may have a restrictive policy. */
export const isBannerPending = (): boolean => !pageState.bannerSettings && mayHaveBanner();

/** Whether cookies and third parties wait for the visitor's consent. */
export const isRestrictive = (): boolean =>
  isBannerPending() ||
  isOn(cookieSettings().isRestrictiveCookiePolicyEnabled ?? readPageContext().isUnreadable);
