import type { SettingError } from './check-value';
import type { Field } from './field';
import type { SettingsProblem } from './read-settings';

/**
 * The console messages for errors in settings. A page without mistakes does not load this module.
 * @module
 */

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

const describeError = ({ path, value, expected }: SettingError): string => {
  const consequence =
    expected.default === undefined ? 'left out' : `its default, ${describeValue(expected.default)}, is used`;
  return `${path} is ${describeValue(value)}, expected ${describeField(expected)}; ${consequence}.`;
};

/**
 * Logs in one line which values were wrong.
 * @param subject an element's tag, or another name for the object that the values belong to
 * @param details logged beside the line
 */
export const warnSettingErrors = (subject: string, errors: SettingError[], ...details: unknown[]): void => {
  const more = errors.length - maxErrors;
  const text =
    errors.slice(0, maxErrors).map(describeError).join(' ') + (more > 0 ? ` And ${more} more.` : '');
  console.warn(`[azulejo] ${subject}: ${text}`, ...details);
};

const describeElement = (host: Element): string => `<${host.localName}${host.id && ` id="${host.id}"`}>`;

const string = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
/** Brackets, commas and colons in the first group, strings in the second. */
const token = new RegExp(String.raw`[ \t\r\n]*(?:([{}[\],:])|(${string})|true|false|null|${number})`, 'y');

/**
 * The position at which `text` stops being JSON, in UTF-16 units from 0; the engines' own messages differ or name none.
 * A pushdown automaton over tokens: `open` holds the brackets to close, `expected` the kind of token that may come next.
 */
export const errorPosition = (text: string): number => {
  const open: string[] = [];
  let expected: 'value' | 'first' | 'key' | 'colon' | 'comma' = 'value';
  for (token.lastIndex = 0; ; ) {
    const at = token.lastIndex;
    const start = at + (/^[ \t\r\n]*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0);
    const match = token.exec(text);
    if (!match) return start;
    const [, mark, quoted] = match;
    const inObject = open.at(-1) === '}';
    const valueFits = expected === 'value' || (expected === 'first' && !inObject);
    if (mark === '{' || mark === '[') {
      if (!valueFits) return start;
      open.push(mark === '{' ? '}' : ']');
      expected = 'first';
    } else if (mark === '}' || mark === ']') {
      if ((expected !== 'first' && expected !== 'comma') || open.pop() !== mark) return start;
      expected = 'comma';
    } else if (mark === ',') {
      if (expected !== 'comma' || !open.length) return start;
      expected = inObject ? 'key' : 'value';
    } else if (mark === ':') {
      if (expected !== 'colon') return start;
      expected = 'value';
    } else if (quoted && inObject && (expected === 'first' || expected === 'key')) expected = 'colon';
    else if (valueFits) expected = 'comma';
    else return start;
    if (!open.length && expected === 'comma' && !text.slice(token.lastIndex).trim()) return 0;
  }
};

interface Report {
  host: Element;
  /** The block's name, without `az-`. */
  block: string;
}

const reportMalformedJson = ({ host, block }: Report, text: string): void => {
  const position = errorPosition(text);
  const line = text.slice(0, position).split('\n').length;
  const excerpt = text.slice(Math.max(0, position - 20), position + 20);
  console.error(
    `[azulejo] Error decoding ${block} block data. ${describeElement(host)}: expected a JSON object; fault at position ${position} (line ${line}), near ${JSON.stringify(excerpt)}. The block goes on without this data.`,
    host,
  );
};

const reportMissingData = ({ host, block }: Report, ref: string): void =>
  console.error(
    `[azulejo] Error evaluating ${block} block data. ${describeElement(host)}: data-ref="${ref}" names neither a JSON script nor a key of the site context's blocks. The block goes on without it.`,
    host,
  );

/** Logs an error in an element's settings: where it is, what was expected, and what happens now. */
export const reportProblem = ({ problem, ...report }: Report & { problem: SettingsProblem }): void => {
  if ('malformed' in problem) reportMalformedJson(report, problem.malformed);
  else if ('missing' in problem) reportMissingData(report, problem.missing);
  else warnSettingErrors(describeElement(report.host), problem.errors, report.host);
};
