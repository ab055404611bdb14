/** Storefront 5 and 9: what an owner may enter for a product. */
export const maxPriceCents = 100_000_000;
export const maxSkuLength = 60;

const skuPrefix = 'SQ';
const skuDigits = 7;

/** Whole cents from nothing to the maximum. */
export const isPriceCents = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= maxPriceCents;

/** Some text, without blanks around it, of at most 60 characters. */
export const isSku = (text: string): boolean =>
  text.length > 0 && text.length <= maxSkuLength && text.trim() === text;

/**
 * A SKU that none of `taken` is: `SQ` and 7 digits. Only a store with nearly all ten million of them would wait.
 * @param random as `Math.random`
 */
export const generateSku = (taken: Iterable<string> = [], random = Math.random): string => {
  const known = new Set(taken);
  for (;;) {
    const number = Math.floor(random() * 10 ** skuDigits);
    const sku = skuPrefix + `${number}`.padStart(skuDigits, '0');
    if (!known.has(sku)) return sku;
  }
};
