/** The highest price that a shop's owner may enter for a product. */
export const maxPriceCents = 100_000_000;

/** Whether a number is a price: whole cents, from nothing to the maximum. */
export const isPriceCents = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= maxPriceCents;
