import type { FieldError } from './check-value';
import type { Field } from './field';

const maxErrors = 5;
const maxValueLength = 80;

const describeValue = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
};

const describeField = ({ type, options, pattern, min, max, or }: Field): string => {
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
  return or ? `${own} or ${describeField(or)}` : own;
};

const describeError = ({ path, value, expected }: FieldError): string => {
  const consequence =
    expected.default === undefined ? 'left out' : `its default, ${describeValue(expected.default)}, is used`;
  return `${path} is ${describeValue(value)}, expected ${describeField(expected)}; ${consequence}.`;
};

/**
 * Logs in one line which values were wrong. Only pages with mistakes load this module.
 * @param subject an element's tag, or another name for the object that the values belong to
 * @param details logged beside the line
 */
export const warnFieldErrors = (subject: string, errors: FieldError[], ...details: unknown[]): void => {
  const more = errors.length - maxErrors;
  const text =
    errors.slice(0, maxErrors).map(describeError).join(' ') + (more > 0 ? ` And ${more} more.` : '');
  console.warn(`[azulejo] ${subject}: ${text}`, ...details);
};
