import { reportOnce } from '../settings/report-once';

/** Tag -> the element that shows the content of the site. */
const firstElements: Record<string, Element> = {};

/**
 * Whether an element may show content that the site has only once, such as its announcement: the first element of its tag that
 * asks, while it is in the page. The console names the next one once.
 */
export const isFirstOfItsKind = (element: Element): boolean => {
  const { localName } = element;
  if (!firstElements[localName]?.isConnected) firstElements[localName] = element;
  const isFirst = firstElements[localName] === element;
  if (!isFirst) reportOnce(localName, ({ reportRepetition }) => reportRepetition(element));
  return isFirst;
};
