import { isObject } from '../util/is-object';
import { safeImageUrl, safeUrl } from '../util/safe-url';
import type { Field, Fields } from './field';
import { keyOf } from './keys';

/** A value that does not fit its field. */
export interface SettingError {
  /** The field's path in the settings, in the page's own spelling of its key: `items.0.title`. */
  path: string;
  value: unknown;
  /** The field, or what it takes in words: "a date after startDate". */
  expected: Field | string;
}

export type ReportSettingError = (error: SettingError) => void;

/** A `Date`, a `URL` or a `Temporal` date as JSON has it: as a text. An invalid `Date`, which JSON has as null, stays. */
const toJson = (value: unknown): unknown =>
  isObject(value) && typeof value.toJSON === 'function' ? (value.toJSON() ?? value) : value;

/** Converts the spellings that pages use: "4", "true", "[…]", a number for a text. Other values stay as they are. */
const coerce = ({ type }: Field, value: unknown): unknown => {
  if (type === 'string') return typeof value === 'number' ? `${value}` : value;
  if (typeof value !== 'string' || type === 'any') return value;
  if (type === 'number') return Number(value);
  // Booleans, arrays and objects are written as JSON.
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/**
 * What a framework writes into an attribute for an object, before the element is defined:
 * `items="[object Object],[object Object]"`.
 */
export const isStringifiedObject = (value: unknown): boolean =>
  typeof value === 'string' && /^\[object \w+\](,|$)/.test(value);

const isAddress = (kind: Field['address'], text: string): boolean =>
  text === '' || !!(kind === 'picture' ? safeImageUrl : safeUrl)(text);

const fits = (
  { type, options, pattern, address, min = -Infinity, max = Infinity }: Field,
  value: unknown,
): boolean => {
  // Also for a text, which such a value would fit.
  if (isStringifiedObject(value)) return false;
  if (type === 'number') return typeof value === 'number' && value >= min && value <= max;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'any') return true;
  if (typeof value !== type) return false;
  if (address) return isAddress(address, value as string);
  if (options) return options.includes(value as string);
  return !pattern || RegExp(pattern).test(`${value}`);
};

/** Whether a value counts as absent: undefined, null, and "" where the field does not allow an empty text. */
export const isAbsent = ({ type, options, pattern }: Field, value: unknown): boolean =>
  value === undefined || value === null || (value === '' && (type !== 'string' || !!(options ?? pattern)));

interface CheckOptions {
  /** The value's path in the settings. Default: "", which stands for the settings themselves. */
  path?: string;
  /** Called for each wrong value. Default: wrong values are left out silently. */
  report?: ReportSettingError;
}

/** Checks each field of an object, by any spelling of its key. Unknown keys are left out. */
export const checkObject = (
  value: Record<string, unknown>,
  { fields, path, report }: CheckOptions & { fields: Fields },
) => {
  /** By the field's key: the value, and the spelling that the page uses. */
  const present = new Map<string, { name: string; value: unknown }>();
  for (const name of Object.keys(value)) {
    const key = keyOf(fields, name);
    if (key) present.set(key, { name, value: value[name] ?? present.get(key)?.value });
  }
  const prefix = path ? `${path}.` : '';
  const checked: Record<string, unknown> = {};
  for (const key in fields) {
    const field = fields[key] as Field;
    const one = present.get(key);
    checked[key] = one
      ? checkValue(one.value, { field, path: `${prefix}${one.name}`, report })
      : field.default;
  }
  return checked;
};

/**
 * The value as its field wants it. An absent value becomes the field's default. So does a wrong one, which is reported;
 * in a list, a wrong item is left out.
 */
export const checkValue = (
  original: unknown,
  { field, path = '', report = () => {} }: CheckOptions & { field: Field },
): unknown => {
  const value = toJson(original);
  if (isAbsent(field, value)) return field.default;
  // A value that fits without conversion stays: 3 for a field of texts or numbers is a number.
  const types = field.or ? [field, field.or] : [field];
  const type = types.find((one) => fits(one, value)) ?? types.find((one) => fits(one, coerce(one, value)));
  if (!type) {
    report({ path, value, expected: field });
    return field.default;
  }
  const coerced = coerce(type, value);
  if (type.fields)
    return checkObject(coerced as Record<string, unknown>, { fields: type.fields, path, report });
  const { item } = type;
  if (!item) return coerced;
  return (coerced as unknown[])
    .map((one, index) => {
      const itemPath = `${path}.${index}`;
      // Null is a gap in a list of numbers or texts with a default, and no object.
      if (one === null && item.default === undefined) report({ path: itemPath, value: one, expected: item });
      return checkValue(one, { field: item, path: itemPath, report });
    })
    .filter((one) => one !== undefined);
};
