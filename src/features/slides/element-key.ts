/** An element keeps its key wherever it moves. */
const keys = new WeakMap<Element, string>();
let keyCount = 0;

/** The key of a slide that is an element of the page. */
export const elementKey = (element: Element): string => {
  let key = keys.get(element);
  if (!key) {
    keyCount += 1;
    key = `az-slide-${keyCount}`;
    keys.set(element, key);
  }
  return key;
};
