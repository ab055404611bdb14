/**
 * The crumb: a token that shows the server that a call comes from one of its own pages.
 * @module
 */

import { readCookie, storeCookie } from '../../core/util/cookies';

/** The last crumb that the server has sent to a page that may not have cookies, as in a sandboxed frame. */
let pageCrumb: string | undefined;

/** The crumb, decoded. Servers write it with letters, digits, `-` and `_`, or percent-encoded. */
export const crumb = (): string | undefined => {
  const value = readCookie('crumb') ?? pageCrumb;
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** The token for the header `X-CSRF-Token`: that of the latest sign-in on this page, else the crumb. */
export const csrfToken = (): string | undefined => globalThis.Azulejo?.csrfToken ?? crumb();

/** Stores the token on the global, because several bundles have a copy of this module, and all of them send the token. */
export const setCsrfToken = (token: string): void => {
  if (globalThis.Azulejo) Azulejo.csrfToken = token;
};

export const setCrumb = (value: string): void => {
  const encoded = encodeURIComponent(value);
  storeCookie({ name: 'crumb', value: encoded });
  if (!readCookie('crumb')) pageCrumb = encoded;
};
