import { currencyOf } from './currencies';

/** An amount has at most this many digits before its fraction. */
export const maxIntegerPlaces = 15;

/** An amount of money. */
export interface Money {
  /** ISO 4217, upper case: `USD`. */
  currencyCode: string;
  /** In the currency's unit: 12.5 are 12 dollars and 50 cents. */
  value: number;
}

/** How to write a price. */
export interface MoneyOptions {
  /**
   * BCP 47 tag of the locale whose separators are used. Default, also for "": `,` between thousands and `.` before the fraction,
   * as in es-419.
   */
  locale?: string;
  /** Leaves out a fraction that is all zeros: `$5`, but `$5.50`. Default: false. */
  trimZeros?: boolean;
  /** Separates thousands. Default: true. */
  grouping?: boolean;
  /** Writes the currency's code in place of its symbol, as for a page with several kinds of dollars. Default: false. */
  code?: boolean;
}

/** No line breaks within a price. */
const noBreakSpace = '\u00a0';

const withSymbol = (number: string, symbol: string, isAfter: boolean): string => {
  if (isAfter) return number + noBreakSpace + symbol;
  return symbol + (/\p{L}$/u.test(symbol) ? noBreakSpace : '') + number;
};

const formats = new Map<string, Intl.NumberFormat>();

/** Creating an `Intl.NumberFormat` takes far longer than using it, so each is created once. */
const numberFormat = (locale: string, fractionDigits: number, useGrouping: boolean): Intl.NumberFormat => {
  const key = [locale, fractionDigits, useGrouping].join();
  const options = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping, ...options });
  formats.set(key, format);
  return format;
};

/**
 * A price as visitors read it: `$1,234.50`, `1,234.50 kr`, `¥1,235`, `USD 1,234.50`. Fractions have 2 digits, those of JPY
 * none. Finer amounts are rounded to the nearest, halves away from zero, by the number's decimal notation: 1.005
 * becomes 1.01.
 * @throws RangeError for NaN, for an amount of more than 15 digits before its fraction, and for an invalid locale
 */
export const formatMoney = ({ currencyCode, value }: Money, options: MoneyOptions = {}): string => {
  const { symbol, digits, isAfter } = currencyOf(currencyCode);
  const { locale, trimZeros, grouping = true, code } = options;
  const written = Math.abs(value).toString();
  const scale = 10 ** digits;
  // An exponent shifts the decimal point: 1.005 * 100 would be 100.49999999999999. A number that has an exponent already is tiny.
  const units = Math.round(written.includes('e-') ? 0 : Number(`${written}e${digits}`));
  const amount = Number.isSafeInteger(units) ? units / scale : Math.abs(value);
  if (!(amount < 10 ** maxIntegerPlaces))
    throw RangeError(
      `[azulejo] ${value} is no amount of ${currencyCode}: expected a number of at most ${maxIntegerPlaces} places.`,
    );
  const fractionDigits = trimZeros && units % scale === 0 ? 0 : digits;
  const number = numberFormat(locale || 'en', fractionDigits, grouping).format(amount);
  const sign = value < 0 && amount > 0 ? '-' : '';
  return sign + withSymbol(number, code ? currencyCode : symbol, isAfter);
};

/**
 * Formats whole cents, as a shop stores them: 1050 is `$10.50`. A currency without a fraction has no cents: 1050 is
 * `¥1,050`.
 * @throws RangeError as `formatMoney`
 */
export const formatCents = (cents: number, currencyCode: string, options?: MoneyOptions): string =>
  formatMoney({ currencyCode, value: cents / 10 ** currencyOf(currencyCode).digits }, options);
