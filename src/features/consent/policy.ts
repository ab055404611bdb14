import { readContextScript } from '../../core/site/page-context';
import type { SiteContext } from '../../core/site/site-context';
import { type CookieSettings, pageState } from './page-state';

export type { CookieSettings } from './page-state';

/**
 * Reads the context while the document is still being parsed, too; `pageContext` of src/core/site waits for the end.
 * `isUnreadable` stands for a context that is no JSON object.
 */
export const readPageContext = (): SiteContext & { isUnreadable?: boolean } =>
  globalThis.Azulejo?.context ?? readContextScript();

/** A banner's settings win over the site's. */
export const cookieSettings = (): CookieSettings => ({
  ...readPageContext().cookieSettings,
  ...pageState.bannerSettings,
});

/** Whether a setting of cookieSettings is on, as a boolean or as an attribute's text. */
export const isOn = (setting: unknown): boolean => `${setting}` === 'true';

/** Whether cookies and third parties wait for the visitor's consent. */
export const isRestrictive = (): boolean =>
  isOn(cookieSettings().isRestrictiveCookiePolicyEnabled ?? readPageContext().isUnreadable);
