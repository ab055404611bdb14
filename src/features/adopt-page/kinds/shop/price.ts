import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
import { type SavedData, stringOf } from '../../parse-data';
import { siteSetting } from '../../saved-context';

/** An amount of money as product data have it. */
interface Money {
  /** In the currency's unit: "12.50". */
  value: string;
  currency: string;
}

interface SavedPrice {
  priceMoney: Money;
  salePriceMoney?: Money;
  onSale?: boolean;
}

/** An amount: digits, with the separators of thousands and decimals of any country. */
const amountPattern = /\d(?:[\d.,'’\u00a0\u202f]*\d)?/g;

const amountsIn = (element: Element | null): string[] => singleLineText(element).match(amountPattern) ?? [];

/** "1,250.00" and "1.250,00" as "1250.00". Three digits after a point or a comma are thousands: "18.999". */
const toDecimal = (amount: string): string => {
  const [, whole = amount, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(amount) ?? [];
  const digits = whole.replace(/\D/g, '');
  return decimals ? `${digits}.${decimals}` : digits;
};

/** The currency of a saved shop: from a class of the page, else from the site's settings. Default: USD. */
export const shopCurrency = (element: Element, context: SavedData): string => {
  const fromPage = /\bnative-currency-code-([a-z]{3})\b/.exec(element.closest('body')?.className ?? '')?.[1];
  const store = siteSetting(context, 'storeSettings');
  return fromPage?.toUpperCase() ?? (stringOf(isObject(store) ? store.selectedCurrency : '') || 'USD');
};

/**
 * The price that visitors read, for a product without data.
 * @param currency of amounts that do not name their own
 * @returns undefined where there is no price, or a range of prices
 */
export const readPrice = (product: Element, currency: string): SavedPrice | undefined => {
  const price = product.querySelector('.product-price');
  const originals = amountsIn(price?.querySelector('.original-price') ?? null);
  const [current, ...others] = amountsIn(price).filter((amount) => !originals.includes(amount));
  const [original, ...otherOriginals] = originals;
  if (!current || others.length > 0 || otherOriginals.length > 0) return undefined;
  const words = singleLineText(price).match(/\b[A-Z]{3}\b/g) ?? [];
  // A price may have other words in capitals beside it: "VAT", "NEW".
  const code = words.find((word) => Intl.supportedValuesOf('currency').includes(word)) ?? currency;
  const money = (amount: string): Money => ({ value: toDecimal(amount), currency: code });
  if (!original) return { priceMoney: money(current) };
  return { priceMoney: money(original), salePriceMoney: money(current), onSale: true };
};
