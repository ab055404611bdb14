import type { CollectionItem } from '../../src/features/collection/item';
import type { ListState } from './list-state';

/** The price of an item, and whether it can be bought. */
export interface OfferSummary {
  /** The lowest price, in the currency's unit; undefined without a price. */
  price: number | undefined;
  currencyCode: string;
  isInStock: boolean;
}

export type OfferSummaryOf = (item: CollectionItem) => OfferSummary;

const unknownSummary: OfferSummary = { price: undefined, currencyCode: '', isInStock: true };
export const noOfferSummary: OfferSummaryOf = () => unknownSummary;

const includes = (values: string[], text: string): boolean =>
  values.some((value) => value.toLowerCase() === text.toLowerCase());

interface MatchOptions {
  state: ListState;
  offerSummaryOf: OfferSummaryOf;
  /** Whether an item without data for a filter matches: the server that has filtered the items may know more. */
  acceptsUnknown: boolean;
}

/** Whether an item matches the visitor's filters. */
export const matchesState = (
  item: CollectionItem,
  { state, offerSummaryOf, acceptsUnknown }: MatchOptions,
): boolean => {
  const { tag, category, minPrice, maxPrice, isInStock } = state;
  const has = (values: string[], text: string): boolean =>
    !text || includes(values, text) || (acceptsUnknown && !values.length);
  if (!has(item.tags, tag) || !has(item.categories, category)) return false;
  if (!minPrice && !maxPrice && !isInStock) return true;
  const offerSummary = offerSummaryOf(item);
  if (isInStock && !offerSummary.isInStock) return false;
  if (!minPrice && !maxPrice) return true;
  const { price } = offerSummary;
  if (price === undefined) return acceptsUnknown;
  return price >= Number(minPrice || 0) && price <= Number(maxPrice || Number.POSITIVE_INFINITY);
};

const dateOf = ({ startsOn, publishedOn }: CollectionItem): number | undefined =>
  (startsOn ?? publishedOn)?.utcTime;

interface SortOptions {
  /** A sort order of the settings. Any other one, "" included, keeps the items as they are. */
  order: string;
  offerSummaryOf: OfferSummaryOf;
}

/** Sorts items. Those without the value come last, and equal ones keep their order. */
export const sortItems = (
  items: CollectionItem[],
  { order, offerSummaryOf }: SortOptions,
): CollectionItem[] => {
  const [, minus, key] = /^(-?)(date|title|price)$/.exec(order) ?? [];
  if (!key) return items;
  const sign = minus ? -1 : 1;
  if (key === 'title') {
    const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
    return items.toSorted((one, other) => sign * collator.compare(one.title, other.title));
  }
  const keyOf = (item: CollectionItem): number | undefined =>
    key === 'date' ? dateOf(item) : offerSummaryOf(item).price;
  return items.toSorted((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right);
  });
};
