/**
 * The crumb: a token that shows the server that a call comes from one of its own pages. The code reads and writes this one
 * cookie by hand, because a cookie library would be a third of the data layer.
 * @module
 */

/** The last crumb that the server has sent to a page that may not have cookies, as in a sandboxed frame. */
let pageCrumb: string | undefined;

/** Reads the cookie. The server writes letters, digits, `-` and `_`, or percent-encodes the value. */
export const crumb = (): string | undefined => {
  let value = pageCrumb;
  try {
    value = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1];
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** The token for the header `X-CSRF-Token`: that of the latest sign-in on this page, else the crumb. */
export const csrfToken = (): string | undefined => globalThis.Azulejo?.csrfToken ?? crumb();

/** Several bundles have a copy of this module, and all of them send the token. */
export const setCsrfToken = (token: string): void => {
  if (globalThis.Azulejo) Azulejo.csrfToken = token;
};

export const setCrumb = (value: string): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and for secure pages only
    document.cookie = `crumb=${encodeURIComponent(value)}; path=/; SameSite=Lax`;
  } catch {
    pageCrumb = value;
  }
};
