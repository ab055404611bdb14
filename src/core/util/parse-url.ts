/**
 * Parses an http or https address; `//host` is https, whatever the page's protocol. Undefined for any other text.
 * @param base the address that a relative one is resolved against. Default: relative addresses give undefined
 */
export const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    const url = new URL(address.trim().replace(/^\/\//, 'https://'), base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
};
