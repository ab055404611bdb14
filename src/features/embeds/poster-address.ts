import { safeImageUrl } from '../../core/util/safe-url';

/** Requesting a picture from these hosts would report the visitor to the provider before anything plays. */
const trackingHosts = /\/\/([^/]+\.)?(ytimg|vimeocdn|youtube)\.com\//;

/** Address of a picture that shows until the visitor asks for the content; undefined for one that would report the visitor. */
export const posterAddress = (address: string | undefined): string | undefined => {
  const picture = safeImageUrl(address);
  return picture && !trackingHosts.test(picture) ? picture : undefined;
};
