/**
 * The page's cookies, without a library, which would be a third of the data layer.
 * @module
 */

/** The page's cookies; "" where it may not have any, as in a sandboxed frame. */
export const readCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** The value of a cookie, as it is stored; undefined where there is none. */
export const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(readCookies())?.[1];

/** Writes a cookie, where the page may have one. */
export const writeCookie = (cookie: string): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and for secure pages only
    document.cookie = cookie;
  } catch {
    // As above.
  }
};
