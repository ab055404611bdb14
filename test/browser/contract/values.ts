import type { Shape } from './shape';

/** The page requests addresses, so they must exist. */
const address = '/pictures/mark.svg';

/** Names of addresses whose blocks check them on their own: a feed, an embed, a script of a third party. */
const ownAddressName = /(src|url|script)$/i;

/**
 * A valid value that differs from the default (except booleans with an odd `nth`). Values of consecutive `nth` differ, so
 * that a test can tell which source a value came from.
 */
export function validValue(shape: Shape, nth: number, key = ''): unknown {
  const { type, item, options, examples } = shape;
  const standard = shape.default;
  if (type === 'boolean') return (standard === true) === (nth % 2 === 1);
  if (type === 'number') return nthOf(numbersAround(shape), nth);
  if (type === 'picklist') return nthOf(rotate(options, options.indexOf(String(standard)) + 1), nth);
  if (examples.length) return nthOf(rotate(examples, examples.indexOf(String(standard)) + 1), nth);
  if (type === 'string' && shape.unit) return `${nth + 1}${shape.unit}`;
  if (type === 'string' && (shape.isAddress || ownAddressName.test(key))) return `${address}?${nth}`;
  if (type === 'string') return `text ${nth}`;
  if (type === 'object') return validObject(shape, nth);
  if (type === 'array' && item) return [validValue(item, nth), validValue(item, nth + 1)];
  if (type === 'union') return validValue(shape.alternatives[0] ?? shape, nth, key);
  return { nth };
}

/** All fields of an object, at any depth. */
export function validObject({ fields }: Shape, nth: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, validValue(field, nth, key)]));
}

/** Data with entries in each list of a block; all other settings keep their defaults. */
export function contentData({ fields }: Shape, count = 3): Record<string, unknown> {
  const lists = Object.entries(fields).flatMap(([key, { item }]) => (item ? [[key, item] as const] : []));
  return Object.fromEntries(
    lists.map(([key, item]) => {
      const length = Math.min(count, fields[key]?.maxItems ?? count);
      return [key, Array.from({ length }, (_, nth) => validValue(item, nth))];
    }),
  );
}

function numbersAround({ bounds: { min = -1e6, max = 1e6 }, default: standard }: Shape): number[] {
  const middle = typeof standard === 'number' ? standard : Math.max(min, 1);
  const steps = [1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6];
  return steps.map((step) => middle + step).filter((value) => value >= min && value <= max);
}

function nthOf<Value>(values: Value[], nth: number): Value | undefined {
  return values[nth % values.length];
}

function rotate<Value>(values: Value[], by: number): Value[] {
  return [...values.slice(by), ...values.slice(0, by)];
}
