const navigable = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'ftp:'];

/**
 * An address from data that may be navigated to; undefined for one that is none, or that would run a
 * script or show a document of its own making.
 */
export const safeUrl = (address: string | undefined): string | undefined => {
  if (!address) return undefined;
  try {
    return navigable.includes(new URL(address, document.baseURI).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
};

/** An address from data that a picture may have: those, and pictures that are in their address. */
export const safeImageUrl = (address: string | undefined): string | undefined =>
  /^(data:image\/|blob:)/i.test(address ?? '') ? address : safeUrl(address);
