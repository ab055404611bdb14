const warnings = new WeakMap<Element, Set<string>>();

/**
 * Whether a warning about an element is the first of its kind. Blocks check their data with each render, and the console
 * shows each warning once.
 * @param warning the text, or a short name that no other warning about the element has
 */
export const isFirstWarning = (host: Element, warning: string): boolean => {
  const known = warnings.get(host) ?? new Set();
  warnings.set(host, known);
  if (known.has(warning)) return false;
  known.add(warning);
  return true;
};
