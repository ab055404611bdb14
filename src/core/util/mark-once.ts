const keysByElement = new WeakMap<Element, Set<string>>();

/**
 * Marks the element with a key. Blocks check their data with each render, and the console shows each warning once. Events, errors
 * and warnings of an element share their keys.
 * @param key the text of the warning or error, or a short name that nothing else about the element has, such as an event's type
 * @returns false where the element has the mark already
 */
export const markOnce = (element: Element, key: string): boolean => {
  const keys = keysByElement.get(element) ?? new Set();
  keysByElement.set(element, keys);
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
};
