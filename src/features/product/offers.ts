import { isObject } from '../../core/util/is-object';
import { productTypes } from '../enums/product-types';
import { currencyOf, isPriceCents } from '../money/currencies';
import { storeCurrency } from '../site/store-settings';
import type { ProductContent, ProductVariant } from './schema';

type Amount = ProductVariant['price'];

/** The types of products by the names that data may have in place of their numbers. */
const typeNames = {
  PHYSICAL: productTypes.physical,
  DIGITAL: productTypes.digital,
  SERVICE: productTypes.service,
  GIFT_CARD: productTypes.giftCard,
  PAYWALL: productTypes.paywall,
};

/** One of `productTypes`, or another number for a type that is unknown. */
export const productTypeOf = ({ productType }: ProductContent): number =>
  typeof productType === 'string' ? typeNames[productType] : productType;

/** A variant of the product, or the whole product, with its price and stock. */
export interface Offer {
  sku: string;
  /** The current price in cents; undefined where the data have none. */
  cents: number | undefined;
  /** The price in cents without the sale. */
  fullCents: number | undefined;
  onSale: boolean;
  /** The stock; infinite where it is unlimited. */
  stock: number;
  /** The values of the options, by the option's name. A map, because an option may be called "constructor". */
  values: ReadonlyMap<string, string>;
  /** The data of the variant. */
  variant: Partial<ProductVariant>;
}

const centsOf = (amount: Amount, currencyCode: string): number | undefined => {
  const cents = isObject(amount)
    ? Math.round(Number(amount.decimalValue ?? amount.value) * 10 ** currencyOf(currencyCode).digits)
    : amount;
  return cents !== undefined && isPriceCents(cents) ? cents : undefined;
};

const valuesOf = (
  { optionValues = [], attributes }: Partial<ProductVariant>,
  names: string[],
): [string, string][] =>
  optionValues.length
    ? optionValues.map(({ optionName, value }, index) => [
        optionName ?? names[index] ?? `${index + 1}`,
        value,
      ])
    : Object.entries(isObject(attributes) ? attributes : {}).map(([name, value]) => [name, `${value}`]);

/** The stock of a variant. Without data, it is unlimited. */
const stockOf = ({ unlimited, qtyInStock, stock }: Partial<ProductVariant>): number => {
  const isUnlimited = unlimited ?? stock?.unlimited;
  const quantity = qtyInStock ?? stock?.quantity;
  return (isUnlimited ?? quantity === undefined) ? Number.POSITIVE_INFINITY : (quantity ?? 0);
};

/** The currency of the first amount that names its currency; else `fallback`, or the store's where that is "". */
export const currencyIn = ({ variants, ...content }: ProductContent, fallback: string): string => {
  const amounts = [content, ...variants].flatMap((part) => Object.values(part));
  for (const amount of amounts) if (isObject(amount) && amount.currency) return `${amount.currency}`;
  return fallback || storeCurrency();
};

/** Everything that can be bought: the variants, or a product without variants as one offer. None for an unknown type. */
export const offersOf = (content: ProductContent, currencyCode: string): Offer[] => {
  const { variants, variantOptionOrdering: names, priceCents, salePriceCents, ...rest } = content;
  const type = productTypeOf(content);
  const wholeProduct: Partial<ProductVariant> = { ...rest, price: priceCents, salePrice: salePriceCents };
  const hasVariants =
    type === productTypes.physical || type === productTypes.service || type === productTypes.giftCard;
  const isWhole = type === productTypes.digital || type === productTypes.paywall;
  const soldVariants = hasVariants ? variants : isWhole ? [wholeProduct] : [];
  return soldVariants.map((variant) => {
    const { sku = '', price, salePrice, priceMoney, salePriceMoney, onSale = false } = variant;
    const fullCents = centsOf(priceMoney ?? price, currencyCode);
    const saleCents = centsOf(salePriceMoney ?? salePrice, currencyCode);
    return {
      sku,
      cents: onSale ? (saleCents ?? fullCents) : fullCents,
      fullCents,
      onSale,
      stock:
        type === productTypes.physical || type === productTypes.service
          ? stockOf(variant)
          : Number.POSITIVE_INFINITY,
      values: new Map(valuesOf(variant, names)),
      variant,
    };
  });
};

/** Whether the prices differ, so that the product costs "from" the lowest one. */
export const isVaried = ([first, ...others]: Offer[]): boolean =>
  others.some(({ cents }) => cents !== first?.cents);

/** Whether no offer is in stock. */
export const isSoldOut = (offers: Offer[]): boolean => !offers.some(({ stock }) => stock > 0);

/** An option of the product, with the values that the visitor can choose. */
export interface OptionChoice {
  name: string;
  /** The chosen value. */
  value: string | undefined;
  values: { value: string; isOffered: boolean; isSoldOut: boolean }[];
}

/**
 * The options in order. An earlier choice decides which values a later option offers, never the other way round, so that
 * visitors cannot get stuck. If an option offers only one value, that value is chosen.
 * @returns the options, and the offers that match the choices
 */
export const optionChoices = (
  offers: Offer[],
  names: string[],
  chosenValues: ReadonlyMap<string, string>,
) => {
  let matching = offers;
  const allNames = new Set([...names, ...offers.flatMap(({ values }) => [...values.keys()])]);
  const choices = [...allNames].flatMap((name): OptionChoice[] => {
    const distinct = new Set(offers.flatMap(({ values }) => values.get(name) ?? []));
    const values = [...distinct].map((value) => {
      const withValue = matching.filter((offer) => offer.values.get(name) === value);
      return { value, isOffered: withValue.length > 0, isSoldOut: isSoldOut(withValue) };
    });
    const offered = values.filter(({ isOffered }) => isOffered);
    const [first, second] = offered;
    const { value } =
      offered.find((one) => one.value === chosenValues.get(name)) ??
      (first && !second ? first : { value: undefined });
    if (value !== undefined) matching = matching.filter((offer) => offer.values.get(name) === value);
    return distinct.size ? [{ name, value, values }] : [];
  });
  return { choices, matching };
};
