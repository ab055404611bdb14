import { live } from '../util/live';
import { pageCurrencies } from './page-currencies';

/** What a currency looks like (storefront 3 and 9). */
interface Currency {
  symbol: string;
  /** Of the fraction. `Intl` is not asked: engines differ about COP and IDR. */
  digits: number;
  isAfter: boolean;
}

/** The spec's 27 codes; a line without codes shares its symbol. */
const codesBySymbol: Record<string, string> = {
  $: 'USD AUD CAD NZD HKD MXN SGD ARS COP',
  kr: 'DKK NOK SEK',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₪': 'ILS',
  '₱': 'PHP',
  '₽': 'RUB',
  '฿': 'THB',
  '₹': 'INR',
  R$: 'BRL',
  R: 'ZAR',
  RM: 'MYR',
  Rp: 'IDR',
  Kč: 'CZK',
  zł: 'PLN',
  CHF: 'CHF',
};

const symbols = Object.fromEntries(
  Object.entries(codesBySymbol).flatMap(([symbol, codes]) => codes.split(' ').map((code) => [code, symbol])),
);

/** The codes of all currencies that have a symbol here. */
export const currencyCodes: readonly string[] = Object.keys(symbols);

/** A currency that is not among them has its code for a symbol, and 2 digits. */
export const currencyOf = (code: string): Currency => {
  const symbol = symbols[code] ?? code;
  return { symbol, digits: code === 'JPY' ? 0 : 2, isAfter: symbol === 'kr' };
};

/** More places before the fraction than this are no amount (storefront 9). */
export const maxIntegerPlaces = 15;

/** An amount (storefront 3, shell 3.3). */
export interface Money {
  /** ISO 4217, upper case: `USD`. */
  currencyCode: string;
  /** In the currency's unit: 12.5 are 12 dollars and 50 cents. */
  value: number;
}

export interface MoneyOptions {
  /** BCP 47; its separators are used. Default: `,` between thousands and `.` before the fraction, as in es-419. */
  locale?: string;
  /** Leaves out a fraction that is all zeros: `$5`, but `$5.50`. Default: false. */
  trimZeros?: boolean;
  /** Separates thousands. Default: true. */
  grouping?: boolean;
  /** Names the currency by its code instead of its symbol, where a page has several dollars (`shareSymbol`). Default: false. */
  code?: boolean;
}

/** A price does not end in the middle of a line. */
const space = '\u00a0';

const withMark = (number: string, mark: string, isAfter: boolean): string => {
  if (isAfter) return number + space + mark;
  return mark + (/\p{L}$/u.test(mark) ? space : '') + number;
};

/**
 * A price as visitors read it: `$1,234.50`, `1,234.50 kr`, `¥1,235`, `USD 1,234.50`. Fractions have 2 digits, of JPY none.
 * What is finer is rounded to the nearest, and half of the last digit away from zero, by the number as it is written:
 * 1.005 is 1.01.
 * @throws RangeError for what is no number, or has more than 15 places before its fraction
 */
export const formatMoney = ({ currencyCode, value }: Money, options: MoneyOptions = {}): string => {
  const { symbol, digits, isAfter } = currencyOf(currencyCode);
  const { locale = 'en', trimZeros, grouping = true, code } = options;
  const written = Math.abs(value).toString();
  const scale = 10 ** digits;
  // By exponent, for times 100 would make 100.49999999999999 of 1.005. What is written with one of its own is tiny.
  const units = Math.round(written.includes('e-') ? 0 : Number(`${written}e${digits}`));
  const amount = Number.isSafeInteger(units) ? units / scale : Math.abs(value);
  if (!(amount < 10 ** maxIntegerPlaces))
    throw RangeError(
      `[azulejo] ${value} is no amount of ${currencyCode}: expected a number of at most ${maxIntegerPlaces} places.`,
    );
  const shown = trimZeros && units % scale === 0 ? 0 : digits;
  const number = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: grouping,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(amount);
  const sign = value < 0 && amount > 0 ? '-' : '';
  return sign + withMark(number, code ? currencyCode : symbol, isAfter);
};

/**
 * As `formatMoney`, of whole cents as a shop counts them: 1050 is `$10.50`. A currency without a fraction counts its
 * units: 1050 is `¥1,050`.
 */
export const formatCents = (cents: number, currencyCode: string, options?: MoneyOptions): string =>
  formatMoney({ currencyCode, value: cents / 10 ** currencyOf(currencyCode).digits }, options);

/**
 * Whether a block's prices in that currency say its code, since another one on the page looks alike: `USD`, `MXN`. Blocks
 * that have shown theirs already are shown again when that begins.
 */
export const saysCode = (currencyCode: string): boolean => {
  const { size } = pageCurrencies;
  pageCurrencies.add(currencyCode);
  const symbols = new Set([...pageCurrencies].map((code) => currencyOf(code).symbol));
  const isShared = symbols.size < pageCurrencies.size;
  if (isShared && size < pageCurrencies.size) for (const element of live) element.update();
  return isShared;
};
