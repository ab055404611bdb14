/** Address of Tock's script. */
export const tockScript = 'https://www.exploretock.com/tock.js';

/**
 * Completes the address in a setting: `NAME` and `exploretock.com/NAME` become the address of a page at Tock. Other texts stay.
 */
export const bookingAddress = (businessUrl: string): string =>
  businessUrl
    .trim()
    .replace(/^(?:www\.)?(?:explore)?tock\.com\//i, 'https://www.exploretock.com/')
    .replace(/^[\w-]+$/, 'https://www.exploretock.com/$&');

/** The name of a business in its address at Tock, `https://www.exploretock.com/NAME`; undefined for other addresses. */
export const businessName = (address: string): string | undefined =>
  /^(?:https?:)?\/\/(?:www\.)?(?:exploretock|tock)\.com\/([\w-]+)/i.exec(address)?.[1];

/** The last part of an address's path, which is the name of a business for a script of the page's own; undefined for none. */
export const lastPathPart = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?\/(?:[^?#]*\/)?([\w-]+)\/?(?:[?#]|$)/i.exec(address)?.[1];
