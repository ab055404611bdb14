import type { Fault } from './check';
import type { Field } from './field';

/**
 * For chunks that only pages with mistakes load.
 * @module
 */

const shownFaults = 5;
const shownLetters = 80;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text;
};

const expectation = ({ type, options, pattern, min, max, or }: Field): string => {
  const range = [
    pattern && `that matches ${pattern}`,
    min !== undefined && `from ${min}`,
    max !== undefined && `to ${max}`,
  ]
    .filter(Boolean)
    .join(' ');
  const own = options
    ? options.map((option) => JSON.stringify(option)).join(' | ')
    : `${type} ${range}`.trim();
  return or ? `${own} or ${expectation(or)}` : own;
};

const sentence = ({ path, value, expected }: Fault): string => {
  const now =
    expected.default === undefined ? 'left out' : `its default, ${shown(expected.default)}, is used`;
  return `${path} is ${shown(value)}, expected ${expectation(expected)}; ${now}.`;
};

/**
 * Says in one line which values were wrong (contract 3).
 * @param where an element's tag, or what else the values belong to
 * @param details for the console to show beside the line
 */
export const warnFaults = (where: string, faults: Fault[], ...details: unknown[]): void => {
  const more = faults.length - shownFaults;
  const text = faults.slice(0, shownFaults).map(sentence).join(' ') + (more > 0 ? ` And ${more} more.` : '');
  console.warn(`[azulejo] ${where}: ${text}`, ...details);
};
