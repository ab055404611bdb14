import { maxPriceCents } from '../money/currencies';
import { maxSkuLength } from './addresses/rules';
import { dictionary, type LanguageOptions } from './dictionary';

/** The hosted builder's limits. */
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

export type LimitName = keyof typeof limits;

/**
 * Checks a value against a limit: a number, or a text or a list by its length.
 * @returns true, or a message that names the limit and the value
 */
export const checkLimit = (
  name: LimitName,
  value: number | string | readonly unknown[],
  { locale }: LanguageOptions = {},
): true | string => {
  const max = limits[name];
  const size = typeof value === 'number' ? value : value.length;
  if (size <= max) return true;
  const text = dictionary({ locale });
  const isText = typeof value === 'string';
  return text(isText ? 'atMostCharacters' : 'atMostItems', { name: text(name), max, value: size });
};
