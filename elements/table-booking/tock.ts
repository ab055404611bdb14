/** Address of Tock's script. */
export const tockScript = 'https://www.exploretock.com/tock.js';

/** The name of a business in its address at Tock, `https://www.exploretock.com/NAME`; undefined for other addresses. */
export const businessName = (address: string): string | undefined =>
  /^https?:\/\/(?:www\.)?(?:exploretock|tock)\.com\/([\w-]+)/.exec(address)?.[1];
