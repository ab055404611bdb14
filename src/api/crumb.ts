/**
 * The token that shows the server that a call comes from a page of its own. One cookie is read and written here by hand:
 * a library for all cookies would be a third of the data layer.
 * @module
 */

/** The cookie's value as the server wrote it: letters, digits, `-` and `_`, or percent-encoded, which goes back decoded. */
export const crumb = (): string | undefined => {
  const value = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
};

export const setCrumb = (value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and for secure pages only
  document.cookie = `crumb=${encodeURIComponent(value)}; path=/; SameSite=Lax`;
};
