import { shared } from './shared';

/** Shell 3.1 and 3.2: what the owner of the site has set, as it comes. */
export type CookieSettings = Record<string, unknown>;

interface SiteContext {
  cookieSettings?: CookieSettings;
  website?: { cloneable?: boolean };
}

/** The site context, also before the loader has read it, and where there is no loader. */
export const siteContext = (): SiteContext => {
  try {
    return (
      globalThis.Azulejo?.context ??
      JSON.parse(document.querySelector('[data-azulejo-context]')?.textContent ?? '{}')
    );
  } catch {
    return {};
  }
};

/** Settings of the banner on the page, which win over the site's. */
export const declare = (settings: CookieSettings): void => {
  shared.declared = settings;
};

export const cookieSettings = (): CookieSettings => ({ ...siteContext().cookieSettings, ...shared.declared });

/** A banner on its way: until it says otherwise, its policy is what its markup mentions. */
const announced =
  ':is([is-restrictive-cookie-policy-enabled],[data*=RestrictiveCookiePolicyEnabled]):not(:defined)';

/** Whether cookies and third parties have to wait for the visitor's consent (shell 3.1). */
export const isRestrictive = (): boolean => {
  const { isRestrictiveCookiePolicyEnabled: said } = cookieSettings();
  return `${said ?? (!shared.declared && !!document.querySelector(announced))}` === 'true';
};
