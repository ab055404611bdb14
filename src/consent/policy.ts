import { shared } from './of-page';

/** Shell 3.1 and 3.2: what the owner of the site has set, as it comes. */
export type CookieSettings = Record<string, unknown>;

interface SiteContext {
  cookieSettings?: CookieSettings;
  website?: { cloneable?: boolean };
}

/** As src/site's, but also while the document is parsed: a banner does not wait for that. */
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

/** Whether cookies and third parties have to wait for the visitor's consent (shell 3.1). */
export const isRestrictive = (): boolean => `${cookieSettings().isRestrictiveCookiePolicyEnabled}` === 'true';
