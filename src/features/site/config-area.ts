import { configUrl } from '../../core/site/config-url';
import { readCookie, removeCookie, storeCookie } from '../../core/util/cookies';

/** Whether a page is the configuration area itself. */
export const isConfigArea = (path = location.pathname): boolean => /^\/config(\/|$)/.test(path);

/** The absolute address of the configuration area; undefined, with an error in the console, if it is not a web address. */
const configAddress = (): URL | undefined => {
  const address = configUrl();
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  if (url?.protocol.startsWith('http')) return url;
  console.error(
    `[azulejo] The address of the configuration area is ${address}, expected a web address in data-config-url of the script. The page stays.`,
  );
  return undefined;
};

/** Goes to the configuration area, in the top window. */
export const openConfig = (): void => {
  const address = configAddress();
  if (address) (top ?? self).location.href = address.href;
};

/**
 * Goes to the configuration area and leaves no entry for this page in the history.
 * @returns false where there is no such address
 */
export const redirectToConfig = (): boolean => {
  const address = configAddress();
  if (address) location.replace(address);
  return !!address;
};

/** The cookie that remembers whether the preview frame fills the configuration area. */
const expandedFrameCookie = 'frameExpanded';

export const isFrameExpanded = (): boolean => readCookie(expandedFrameCookie) === 'true';

export const setFrameExpanded = (isExpanded: boolean): void => {
  if (isExpanded) storeCookie({ name: expandedFrameCookie, value: 'true' });
  else removeCookie(expandedFrameCookie);
};
