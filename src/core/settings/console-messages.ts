import { elementName } from '../util/element-name';
import { markOnce } from '../util/mark-once';
import { attributeOf } from './attribute-of';
import { isStringifiedObject, type SettingError } from './check-value';
import type { Field } from './field';
import { filledText } from './filled-text';
import { errorPosition } from './json-error-position';
import type { SettingsProblem, UnknownAttributes } from './read-settings';

/**
 * Console messages for mistakes of a page. A page without mistakes does not load this module.
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
  // Neither NaN nor an invalid `Date` has a JSON form.
  if (text === 'null') return `${value}`;
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
};

const addresses = {
  page: 'string with an address such as https://example.com/page or /page',
  picture: 'string with the address of a picture',
};

const describeField = ({ type, options, pattern, address, min, max, or }: Field): string => {
  if (address) return addresses[address];
  const range = [
    pattern && pattern !== filledText.source && `that matches ${pattern}`,
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

/** @param property the element's property that takes an object */
const objectRemedy = (property: string): string =>
  `An object has become a text: set the property \`${property}\` in a script, write JSON into the attribute, or use azulejo/react.`;

const describeConsequence = ({ address, default: defaultValue }: Field): string =>
  defaultValue === undefined || (address && !defaultValue)
    ? 'left out'
    : `its default, ${describeValue(defaultValue)}, is used`;

const describeError = ({ path, value, expected }: SettingError): string => {
  const field: Field | undefined = typeof expected === 'string' ? undefined : expected;
  const consequence = field ? describeConsequence(field) : 'left out';
  const remedy = isStringifiedObject(value) ? ` ${objectRemedy(path)}` : '';
  return `${path} is ${describeValue(value)}, expected ${field ? describeField(field) : expected}; ${consequence}.${remedy}`;
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

/** Logs wrong values in an element's data, each set of wrong values once. @param part names the part of the data */
export const warnElementErrors = (host: Element, errors: SettingError[], part?: string): void => {
  const subject = [elementName(host), part].filter(Boolean).join(', ');
  if (markOnce(host, `${subject} ${errors.map(({ path }) => path)}`))
    warnSettingErrors(subject, errors, host);
};

interface ReportedBlock {
  host: Element;
  /** The block's name, without `az-`. */
  block: string;
}

const reportMalformedJson = ({ host, block }: ReportedBlock, text: unknown): void => {
  if (typeof text !== 'string' || isStringifiedObject(text)) {
    const remedy = typeof text === 'string' ? ` ${objectRemedy('data')}` : '';
    console.error(
      `[azulejo] Error decoding ${block} block data. ${elementName(host)}: expected a JSON object and found ${describeValue(text)}.${remedy} The block goes on without this data.`,
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

const reportMissingData = ({ host, block }: ReportedBlock, ref: string): void =>
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
const similarAttribute = (name: string, known: string[]): string | undefined => {
  const maxDistance = name.length < 6 ? 1 : 2;
  const [nearest] = known
    .map((attribute) => ({ attribute, distance: editDistance(name, attribute) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= maxDistance ? nearest.attribute : undefined;
};

/** Attributes of the page, of a framework or of a library stay unmentioned, as they resemble no setting. */
const reportUnknownAttributes = (
  { host, block }: ReportedBlock,
  { unknown, fields }: UnknownAttributes,
): void => {
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
export const reportProblem = ({ problem, ...block }: ReportedBlock & { problem: SettingsProblem }): void => {
  if ('malformed' in problem) reportMalformedJson(block, problem.malformed);
  else if ('missing' in problem) reportMissingData(block, problem.missing);
  else if ('unknown' in problem) reportUnknownAttributes(block, problem);
  else warnSettingErrors(elementName(block.host), problem.errors, block.host);
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
