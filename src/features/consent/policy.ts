import { type CookieSettings, shared } from './of-page';

export type { CookieSettings } from './of-page';

interface SiteContext {
  cookieSettings?: CookieSettings;
  website?: { cloneable?: boolean };
}

/** As src/core/site's, but also while the document is parsed: a banner does not wait for that. */
export const siteContext = (): SiteContext => {
  try {
    return (
      globalThis.Azulejo?.context ??
      // Where there is none, there is no policy either.
      JSON.parse((document.querySelector('[data-azulejo-context]') as HTMLScriptElement).text)
    );
  } catch {
    return {};
  }
};

/** A banner's settings win over the site's. */
export const cookieSettings = (): CookieSettings => ({ ...siteContext().cookieSettings, ...shared.declared });

/** Whether cookies and third parties have to wait for the visitor's consent. */
export const isRestrictive = (): boolean => `${cookieSettings().isRestrictiveCookiePolicyEnabled}` === 'true';
