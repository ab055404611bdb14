import type { InferOutput } from 'valibot';
import { currencyOf } from '../../src/money/format-money';
import { isObject } from '../../src/util/is-object';
import { isPriceCents } from '../../src/validation/product';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;
export type Content = NonNullable<Settings['structuredContent']>;
export type Variant = Content['variants'][number];
type Amount = Variant['price'];

/** Storefront 3, and the numbers of shell 6. */
export const kinds = { PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4, PAYWALL: 5 };

export const kindOf = ({ productType }: Content): number =>
  typeof productType === 'string' ? kinds[productType] : productType;

/** Something that can be bought. */
export interface Offer {
  sku: string;
  /** What one costs now, in cents; undefined where nobody has said it. */
  cents: number | undefined;
  /** What it costs when it is not on sale. */
  fullCents: number | undefined;
  onSale: boolean;
  /** How many there are. */
  left: number;
  /** Name of an option -> value. */
  values: Record<string, string>;
  /** What the data say of it. */
  variant: Partial<Variant>;
}

const centsOf = (amount: Amount, currencyCode: string): number | undefined => {
  const cents = isObject(amount)
    ? Math.round(Number(amount.decimalValue ?? amount.value) * 10 ** currencyOf(currencyCode).digits)
    : amount;
  return cents !== undefined && isPriceCents(cents) ? cents : undefined;
};

const valuesOf = (
  { optionValues = [], attributes }: Partial<Variant>,
  names: string[],
): [string, string][] =>
  optionValues.length
    ? optionValues.map(({ optionName, value }, index) => [
        optionName ?? names[index] ?? `${index + 1}`,
        value,
      ])
    : Object.entries(isObject(attributes) ? attributes : {}).map(([name, value]) => [name, `${value}`]);

/** Data that say nothing of the stock have enough. */
const leftOf = ({ unlimited, qtyInStock, stock }: Partial<Variant>): number => {
  const isUnlimited = unlimited ?? stock?.unlimited;
  const quantity = qtyInStock ?? stock?.quantity;
  return (isUnlimited ?? quantity === undefined) ? Number.POSITIVE_INFINITY : (quantity ?? 0);
};

/** The currency that amounts are in, by the first of them that says it. */
export const currencyIn = ({ variants, ...content }: Content, otherwise: string): string => {
  const amounts = [content, ...variants].flatMap((one) => Object.values(one));
  for (const amount of amounts) if (isObject(amount) && amount.currency) return `${amount.currency}`;
  return otherwise;
};

/** All that can be bought: nothing of a kind that nobody knows. */
export const offersOf = (content: Content, currencyCode: string): Offer[] => {
  const { variants, variantOptionOrdering: names, priceCents, salePriceCents, ...whole } = content;
  const kind = kindOf(content);
  const one: Partial<Variant> = { ...whole, price: priceCents, salePrice: salePriceCents };
  const isOne = kind === kinds.DIGITAL || kind === kinds.PAYWALL;
  const listed = kind === kinds.PHYSICAL || kind === kinds.SERVICE || kind === kinds.GIFT_CARD;
  return (isOne ? [one] : listed ? variants : []).map((variant) => {
    const { sku = '', price, salePrice, priceMoney, salePriceMoney, onSale = false } = variant;
    const fullCents = centsOf(priceMoney ?? price, currencyCode);
    const saleCents = centsOf(salePriceMoney ?? salePrice, currencyCode);
    return {
      sku,
      cents: onSale ? (saleCents ?? fullCents) : fullCents,
      fullCents,
      onSale,
      left: kind === kinds.PHYSICAL || kind === kinds.SERVICE ? leftOf(variant) : Number.POSITIVE_INFINITY,
      values: Object.fromEntries(valuesOf(variant, names)),
      variant,
    };
  });
};

/** Whether it says "from" before the price. */
export const isVaried = ([first, ...others]: Offer[]): boolean =>
  others.some(({ cents }) => cents !== first?.cents);

/** Storefront 4: none is unlimited or has any left. */
export const isSoldOut = (offers: Offer[]): boolean => !offers.some(({ left }) => left > 0);

export interface Choice {
  name: string;
  /** What is chosen. */
  value: string | undefined;
  values: { value: string; isOffered: boolean; isSoldOut: boolean }[];
}

/**
 * What can be chosen, in order. What has been chosen before decides what a later one offers, and never the other way
 * round, so that nobody gets stuck; what is left without an alternative is chosen.
 * @returns the choices, and the offers that they leave
 */
export const choicesOf = (offers: Offer[], names: string[], chosen: Record<string, string>) => {
  let matching = offers;
  const all = new Set([...names, ...offers.flatMap(({ values }) => Object.keys(values))]);
  const choices = [...all].flatMap((name): Choice[] => {
    const known = new Set(offers.flatMap(({ values }) => values[name] ?? []));
    const values = [...known].map((value) => {
      const having = matching.filter((offer) => offer.values[name] === value);
      return { value, isOffered: having.length > 0, isSoldOut: isSoldOut(having) };
    });
    const offered = values.filter(({ isOffered }) => isOffered);
    const [first, second] = offered;
    const { value } =
      offered.find((one) => one.value === chosen[name]) ?? (first && !second ? first : { value: undefined });
    if (value !== undefined) matching = matching.filter((offer) => offer.values[name] === value);
    return known.size ? [{ name, value, values }] : [];
  });
  return { choices, matching };
};
