import { textWithout } from './element-text';

const itemSelector = 'article, li';

/**
 * The elements of the content that show an event or another date each: articles or list items around a `<time>`, and those
 * without one. A list item with dates alone is a part of the article around it, which may list its day and its time.
 */
export const findDatedElements = (host: Element): HTMLElement[] => {
  const closest = (element: Element | null, selector = itemSelector): Element | null => {
    const found = element?.closest(selector) ?? null;
    // The block itself may stand in an article of the page.
    return found !== host && host.contains(found) ? found : null;
  };
  const itemOf = (time: Element): Element | null => {
    const item = closest(time);
    const article = closest(time, 'article');
    return item && article && item !== article && !textWithout(item, 'time') ? article : item;
  };
  const dated = new Set([...host.querySelectorAll('time')].map(itemOf));
  const isInItem = (element: Element): boolean => {
    const parent = closest(element.parentElement);
    return !!parent && (dated.has(parent) || isInItem(parent));
  };
  return [...host.querySelectorAll<HTMLElement>(itemSelector)].filter(
    (element) =>
      dated.has(element) ||
      // Skips a group of items, and a list within an item, such as its tags.
      (!element.querySelector(`${itemSelector}, time`) && !isInItem(element)),
  );
};
