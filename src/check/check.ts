import { isObject } from '../util/is-object';
import type { Field, Fields } from './field';
import { keyOf } from './keys';

/** A wrong value: where, what came, what was expected. */
export interface Fault {
  path: string;
  value: unknown;
  expected: Field;
}

type Report = (fault: Fault) => unknown;

/** Brings what pages write to the wanted type: "4", "true", "[…]", a number for a text. What it cannot, it leaves. */
const coerced = ({ type }: Field, value: unknown): unknown => {
  if (type === 'string') return typeof value === 'number' ? `${value}` : value;
  if (typeof value !== 'string' || type === 'any') return value;
  if (type === 'number') return Number(value);
  // What is left is written as in JSON: true, a list, an object.
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const fits = (
  { type, options, pattern = '', min = -Infinity, max = Infinity }: Field,
  value: unknown,
): boolean => {
  if (type === 'number') return typeof value === 'number' && value >= min && value <= max;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'any') return true;
  // Where there is no pattern, anything matches.
  return typeof value === type && (options?.includes(value as string) ?? RegExp(pattern).test(`${value}`));
};

/** Absent are undefined and null, and "" where it cannot be meant. */
export const isAbsent = ({ type, options, pattern }: Field, given: unknown): boolean =>
  given === undefined || given === null || (given === '' && (type !== 'string' || !!(options ?? pattern)));

/** An object's fields, by whatever spelling, each checked; unknown ones are left out. */
export const checkObject = (fields: Fields, value: Record<string, unknown>, path: string, report: Report) => {
  const given: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    const key = keyOf(fields, name);
    if (key) given[key] = one ?? given[key];
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, check(field, given[key], `${path}${key}`, report)]),
  );
};

/**
 * `given` as the field wants it; what is absent takes its default. So does a wrong value, which is reported; in a list
 * it is left out; what is right around it stays.
 */
export const check = (field: Field, given: unknown, path: string, report: Report): unknown => {
  if (isAbsent(field, given)) return field.default;
  // What fits as it is needs no bringing: 3 for a field of texts or numbers stays a number.
  const types = field.or ? [field, field.or] : [field];
  const type = types.find((one) => fits(one, given)) ?? types.find((one) => fits(one, coerced(one, given)));
  if (!type) {
    report({ path, value: given, expected: field });
    return field.default;
  }
  const value = coerced(type, given);
  if (type.fields) return checkObject(type.fields, value as Record<string, unknown>, `${path}.`, report);
  const { item } = type;
  if (!item) return value;
  return (value as unknown[])
    .map((one, index) => check(item, one, `${path}.${index}`, report))
    .filter((one) => one !== undefined);
};
