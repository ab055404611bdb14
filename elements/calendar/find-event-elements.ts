const itemSelector = 'article, li';

/** The elements of the content that show an event each: articles or list items around a `<time>`, and those without one. */
export const findEventElements = (host: Element): HTMLElement[] => {
  const closestItem = (element: Element | null): Element | null => {
    const item = element?.closest(itemSelector) ?? null;
    // The block itself may stand in an article of the page.
    return item !== host && host.contains(item) ? item : null;
  };
  const dated = new Set([...host.querySelectorAll('time')].map(closestItem));
  const isInItem = (element: Element): boolean => {
    const parent = closestItem(element.parentElement);
    return !!parent && (dated.has(parent) || isInItem(parent));
  };
  return [...host.querySelectorAll<HTMLElement>(itemSelector)].filter(
    (element) =>
      dated.has(element) ||
      // Neither a group of items nor a list in one, such as its tags.
      (!element.querySelector(`${itemSelector}, time`) && !isInItem(element)),
  );
};
