/**
 * An address of http or https as a URL; `//host` is https, whatever the page is.
 * @param base the address that a relative one is resolved against; without it, only absolute addresses are read
 */
export const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    const url = new URL(address.trim().replace(/^\/\//, 'https://'), base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
};
