interface SiteContext {
  cookieSettings?: { isRestrictiveCookiePolicyEnabled?: boolean };
}

/** The site context, also before the loader has read it, and where there is no loader. */
const siteContext = (): SiteContext => {
  try {
    return (
      globalThis.Azulejo?.context ??
      JSON.parse(document.querySelector('[data-azulejo-context]')?.textContent ?? '{}')
    );
  } catch {
    return {};
  }
};

/** Whether cookies and third parties have to wait for the visitor's consent (shell 3.1). */
export const isRestrictive = (): boolean =>
  siteContext().cookieSettings?.isRestrictiveCookiePolicyEnabled === true;
