/** The schemes of pages and files, and of apps for calls and messages, places and calendars. */
const navigable =
  /^(https?|ftp|mailto|tel|sms|facetime|fb-messenger|skype|tg|viber|whatsapp|geo|maps|waze|webcal):$/;

/**
 * The base of relative addresses. Not the page's own address, which would turn them into `file:` addresses where the page was
 * opened from a disk.
 */
const anyBase = 'https://page.invalid/';

/**
 * Returns an address from data if a link may have it. Undefined for text that is no address, and for all schemes but those above:
 * for addresses that run a script or contain a document (`javascript:`, `data:`), and for apps that nobody has checked.
 */
export const safeUrl = (address: string | undefined): string | undefined => {
  if (!address) return undefined;
  try {
    return navigable.test(new URL(address, anyBase).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
};

/** Returns an address from data if a picture may have it: as `safeUrl`, and also `blob:`, and `data:` with an image. */
export const safeImageUrl = (address: string | undefined): string | undefined =>
  /^(data:image\/|blob:)/i.test(address ?? '') ? address : safeUrl(address);
