import { elementName } from '../util/element-name';
import type { SettingError } from './check-value';
import type { Field } from './field';
import { attributeOf } from './names';
import type { SettingsProblem, UnknownAttributes } from './read-settings';

/**
 * The console messages for errors in settings. A page without mistakes does not load this module.
 * @module
 */

const maxErrors = 5;
const maxValueLength = 80;

/** JSON, or the type of a value that JSON cannot express: a bigint, a symbol, a function, a cyclic object, `window`. */
const describeValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (['bigint', 'symbol', 'function'].includes(typeof value)) return `a ${typeof value}`;
  let text: string;
  try {
    text = JSON.stringify(value);
  } catch {
    text = `an object that is not JSON (${Object.prototype.toString.call(value).slice(8, -1)})`;
  }
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

/**
 * What a framework writes into an attribute for an object, before the element is defined:
 * `items="[object Object],[object Object]"`.
 */
const isStringifiedObject = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith('[object ');

/** @param property the element's property that takes an object */
const objectRemedy = (property: string): string =>
  `An object has become a text: set the property \`${property}\` in a script, write JSON into the attribute, or use azulejo/react.`;

const describeError = ({ path, value, expected }: SettingError): string => {
  const consequence =
    expected.default === undefined ? 'left out' : `its default, ${describeValue(expected.default)}, is used`;
  const remedy = isStringifiedObject(value) ? ` ${objectRemedy(path)}` : '';
  return `${path} is ${describeValue(value)}, expected ${describeField(expected)}; ${consequence}.${remedy}`;
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
  if (isStringifiedObject(text)) {
    console.error(
      `[azulejo] Error decoding ${block} block data. ${elementName(host)}: expected a JSON object and found ${describeValue(text)}. ${objectRemedy('data')} The block goes on without this data.`,
      host,
    );
    return;
  }
  const position = errorPosition(text);
  const line = text.slice(0, position).split('\n').length;
  const excerpt = text.slice(Math.max(0, position - 20), position + 20);
  console.error(
    `[azulejo] Error decoding ${block} block data. ${elementName(host)}: expected a JSON object; fault at position ${position} (line ${line}), near ${JSON.stringify(excerpt)}. The block goes on without this data.`,
    host,
  );
};

const reportMissingData = ({ host, block }: Report, ref: string): void =>
  console.error(
    `[azulejo] Error evaluating ${block} block data. ${elementName(host)}: data-ref="${ref}" names neither a JSON script nor a key of the site context's blocks. The block goes on without it.`,
    host,
  );

/** The number of letters to insert, remove or replace to get from `a` to `b`. */
const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] ?? 0) + Number(letter !== b[j]), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The attribute that the author of an unknown one may have meant; undefined where none is near. */
export const similarAttribute = (name: string, known: string[]): string | undefined => {
  const maxDistance = name.length < 6 ? 1 : 2;
  const [nearest] = known
    .map((attribute) => ({ attribute, distance: editDistance(name, attribute) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= maxDistance ? nearest.attribute : undefined;
};

/** Attributes of the page, of a framework or of a library stay unmentioned, as they resemble no setting. */
const reportUnknownAttributes = ({ host, block }: Report, { unknown, fields }: UnknownAttributes): void => {
  const known = Object.keys(fields).map((key) => attributeOf(block, fields, key));
  for (const name of unknown) {
    const similar = similarAttribute(name, known);
    if (similar)
      console.warn(
        `[azulejo] ${elementName(host)}: the attribute "${name}" is unknown and left out; did you mean \`${similar}\`?`,
        host,
      );
  }
};

/** Logs an error in an element's settings: where it is, what was expected, and what happens now. */
export const reportProblem = ({ problem, ...report }: Report & { problem: SettingsProblem }): void => {
  if ('malformed' in problem) reportMalformedJson(report, problem.malformed);
  else if ('missing' in problem) reportMissingData(report, problem.missing);
  else if ('unknown' in problem) reportUnknownAttributes(report, problem);
  else warnSettingErrors(elementName(report.host), problem.errors, report.host);
};

/** A problem with a record in local storage. */
export type RecordProblem = keyof typeof recordProblems;

const recordProblems = {
  malformed: 'is not the JSON that pages store there. The record is left out, and the next one replaces it.',
  refused: 'cannot be stored: the browser refuses. The record holds for this page alone.',
  future: 'has a date in the future. The date is left out.',
};

/** Logs a problem with a record in local storage: what is wrong, and what happens now. */
export const reportRecord = (key: string, problem: RecordProblem): void =>
  console.warn(`[azulejo] localStorage["${key}"] ${recordProblems[problem]}`);

/** Logs that several elements would show what the site has once. */
export const reportRepetition = (element: Element): void =>
  console.warn(
    `[azulejo] <${element.localName}>: the page has several; only the first shows the site’s own.`,
    element,
  );

const closedReasons = {
  style: 'it has no style, such as popup-style="light"',
  content: 'it has no content',
};

/** Logs why a popup that was to open stays closed. */
export const reportClosed = (element: Element, missing: keyof typeof closedReasons): void =>
  console.warn(
    `[azulejo] ${elementName(element)}: ${closedReasons[missing]}. The popup stays closed.`,
    element,
  );
