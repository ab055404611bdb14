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

/** The policy for content that the page's author has chosen: a form's post-submit HTML, the script of a captcha or a map. */
const trustedPolicy = (): Policy => {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const identity = (text: string): string => text;
  policy ??= types?.createPolicy('azulejo', { createHTML: identity, createScriptURL: identity }) ?? {
    createHTML: identity,
    createScriptURL: identity,
  };
  return policy;
};

/** HTML of the page's author as `TrustedHTML`. @throws where the page's policy forbids the policy `azulejo` */
export const trustedHtml = (html: string): string => trustedPolicy().createHTML(html);

/** Address of a script as `TrustedScriptURL`. @throws where the page's policy forbids the policy `azulejo` */
export const trustedScriptUrl = (url: string): string => trustedPolicy().createScriptURL(url);
