/** The page's cookies; "" where it may not have any, as in a sandboxed frame. */
export const readCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** Writes a cookie, where the page may have one. */
export const writeCookie = (cookie: string): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and for secure pages only
    document.cookie = cookie;
  } catch {
    // As above.
  }
};
