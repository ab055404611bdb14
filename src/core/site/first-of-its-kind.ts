import { reportOnce } from '../settings/report-once';

/** Tag -> the element that shows the site's content. */
const firstElements: Record<string, Element> = {};

/**
 * Whether an element is the one of its kind that shows what the site has once, such as its announcement: the first, as long
 * as it is in the page. The others are named in one line of the console.
 */
export const isFirstOfItsKind = (element: Element): boolean => {
  const { localName } = element;
  if (!firstElements[localName]?.isConnected) firstElements[localName] = element;
  const isFirst = firstElements[localName] === element;
  if (!isFirst) reportOnce(localName, ({ reportRepetition }) => reportRepetition(element));
  return isFirst;
};
