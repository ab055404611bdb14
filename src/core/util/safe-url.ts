const navigable = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'ftp:'];

/** Resolves relative addresses. Not the page's own address: that of a page opened from a disk would make each of them `file:`. */
const anyBase = 'https://page.invalid/';

/**
 * An address from data that a link may have. Undefined for text that is no address, and for addresses that run a script or
 * contain a document (`javascript:`, `data:`).
 */
export const safeUrl = (address: string | undefined): string | undefined => {
  if (!address) return undefined;
  try {
    return navigable.includes(new URL(address, anyBase).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
};

/** An address from data that a picture may have: also `blob:`, and `data:` with an image. */
export const safeImageUrl = (address: string | undefined): string | undefined =>
  /^(data:image\/|blob:)/i.test(address ?? '') ? address : safeUrl(address);
