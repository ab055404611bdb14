interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?(html: string): string; createScriptURL?(url: string): string },
  ): Policy;
}

interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

/** For what a page's author asks for by name: a form's post-submit HTML, the script of a captcha or a map. */
const trustedPolicy = (): Policy => {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const same = (text: string): string => text;
  policy ??= types?.createPolicy('azulejo', { createHTML: same, createScriptURL: same }) ?? {
    createHTML: same,
    createScriptURL: same,
  };
  return policy;
};

/** HTML of the page's author, for a page that requires Trusted Types. @throws where the page allows no such policy */
export const trustedHtml = (html: string): string => trustedPolicy().createHTML(html);

/** Address of a script. @throws where the page allows no such policy */
export const trustedScriptUrl = (url: string): string => trustedPolicy().createScriptURL(url);
