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

/** A key for each of these names, which may repeat. The same names get the same keys in the next list. */
export const uniqueKeys = (names: string[]): string[] => {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}#${count}`;
  });
};
