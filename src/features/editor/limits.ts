import { maxPriceCents } from '../money/currencies';
import { maxSkuLength } from './addresses/rules';
import { dictionary, type LanguageOptions } from './dictionary';

/** The hosted builder's limits; all inclusive. */
export const limits = {
  /** Galleries of SmugMug in one block. */
  smugGalleries: 20,
  /** Images of one such gallery. */
  smugGallerySize: 50,
  blocksPerLayout: 60,
  albumTracks: 60,
  /** Items of a collection whose order people choose. */
  orderableItems: 250,
  nestedCategories: 10_000,
  productsPerCollection: 200,
  /** Characters. */
  tagLength: 50,
  /** Characters. */
  categoryLength: 25,
  /** Characters. */
  skuLength: maxSkuLength as number,
  /** A price in cents. */
  priceCents: maxPriceCents as number,
} as const;

/** The names of the builder's limits: the keys of `limits`. */
export type LimitName = keyof typeof limits;

const characterLimits: readonly LimitName[] = ['tagLength', 'categoryLength', 'skuLength'];

interface Checked {
  name: LimitName;
  value: unknown;
}

const describe = (value: unknown): string =>
  typeof value === 'number' ? `${value}` : `${JSON.stringify(value)} (${typeof value})`;

const sizeOf = ({ name, value }: Checked): number => {
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  const takesText = characterLimits.includes(name);
  if (takesText && typeof value === 'string') return value.length;
  if (!takesText && Array.isArray(value)) return value.length;
  throw new TypeError(
    `checkLimit: ${name} cannot be checked for ${describe(value)}; expected a number or a ${takesText ? 'text' : 'list'}.`,
  );
};

/**
 * Checks a value against one of the builder's limits.
 * @param name such as `tagLength`
 * @param value a number; in place of it a text where the limit is about characters, else a list: their lengths count
 * @returns true, or a message in the language of `locale` that names the limit and the value
 * @throws RangeError for an unknown name; TypeError for another value, such as `NaN`
 */
export const checkLimit = (
  name: LimitName,
  value: number | string | readonly unknown[],
  { locale }: LanguageOptions = {},
): true | string => {
  if (!Object.hasOwn(limits, name))
    throw new RangeError(
      `checkLimit: there is no limit ${JSON.stringify(name)}; expected one of ${Object.keys(limits).join(', ')}.`,
    );
  const max = limits[name];
  const size = sizeOf({ name, value });
  if (size <= max) return true;
  const text = dictionary({ locale });
  const key = characterLimits.includes(name) ? 'atMostCharacters' : 'atMostItems';
  return text(key, { name: text(name), max, value: size });
};
