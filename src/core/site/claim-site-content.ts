import { reportOnce } from '../settings/report-once';

/** Tag -> the element that shows the content of the site. */
const firstElements: Record<string, Element> = {};

/**
 * Makes the element the one of its tag that shows content which the site has only once, such as its announcement. It stays that
 * while it is in the page.
 * @returns false where another element is that one already, which the console says once
 */
export const claimSiteContent = (element: Element): boolean => {
  const { localName } = element;
  if (!firstElements[localName]?.isConnected) firstElements[localName] = element;
  const isFirst = firstElements[localName] === element;
  if (!isFirst) reportOnce(localName, ({ reportRepetition }) => reportRepetition(element));
  return isFirst;
};
