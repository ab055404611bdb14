import { isObject } from '../../core/util/is-object';

/** Data that a page has saved, or settings that a reader has made from such data. Unchecked. */
export type SavedData = Record<string, unknown>;

/** Repairs for JSON damaged by people, beautifiers or site copiers. Each builds on the ones before. */
const repairs: ((json: string) => string)[] = [
  // A beautifier breaks lines inside strings, where JSON forbids control characters. Between tokens, a space does as well.
  (json) => json.replace(/\p{Cc}/gu, ' '),
  (json) => json.replace(/,(?=\s*[}\]])/g, ''),
  // HTTrack encodes quotes as in an address: `\%22` was `\"`. Not earlier, because addresses in strings have `%22`, too.
  (json) => json.replace(/\\?%22/g, (quote) => (quote.startsWith('\\') ? '\\"' : '"')),
  // JavaScript notation: names without quotes, strings in single quotes.
  (json) =>
    json
      .replace(/([{,]\s*)([A-Za-z_$][\w$-]*)\s*:/g, '$1"$2":')
      .replace(/([{[,:]\s*)'((?:[^'\\]|\\.)*)'/g, (_, before, text) => `${before}${JSON.stringify(text)}`),
];

const parse = (json: string): SavedData | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Parses an object that a saved page has as JSON, even damaged JSON. Never throws.
 * @returns undefined without a readable object; readers then use the markup
 */
export const parseData = (json: string | null | undefined): SavedData | undefined => {
  if (!json?.includes('{')) return undefined;
  let text = json.trim();
  let value = parse(text);
  for (const repair of repairs) {
    if (value) break;
    text = repair(text);
    value = parse(text);
  }
  return value;
};

/** The entries of `data` with these names that have a value. `null` and `""` stand for a default in saved pages. */
export const pick = (data: SavedData | undefined, names: string[]): SavedData =>
  Object.fromEntries(
    names
      .map((name) => [name, data?.[name]] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** A text of saved data, or "". */
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a saved value is true. Saved pages have booleans as such, or as texts. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true';
