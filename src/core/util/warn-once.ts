import { elementName } from './element-name';

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

/**
 * Logs once what is wrong with an element's data: `month is "mayo", expected a month such as 2026-05; the current month shows.`
 * @param problem names what is wrong, what was expected, and what happens now
 */
export const warnOnce = (host: Element, problem: string): void => {
  if (isFirstWarning(host, problem)) console.warn(`[azulejo] ${elementName(host)}: ${problem}`, host);
};
