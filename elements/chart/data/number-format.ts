import type { Series } from './chart-data';
import { countFractionDigits } from './parse-number';

/** If the largest value on the axis reaches this, all are short: 20K, 1.5M. */
const compactFrom = 1e5;
/** From here on, compact notation would count trillions with five digits or more: 20,000T. */
const scientificFrom = 1e16;
const maxFractionDigits = 8;

type Affixes = Pick<Series, 'prefix' | 'suffix'>;

export interface ValueFormat {
  /** A value of a series, with as many digits in its fraction as the page writes: `$1,234.50`. */
  value(value: number, series: Affixes & Pick<Series, 'fractionDigits'>): string;
  /** The texts of the axis, with as many digits as its values need. They have a unit only if all series share it. */
  ticks(values: number[]): string[];
  /** A share of the whole: 0.125 is `12.5%`. */
  share(fraction: number): string;
}

export interface ValueFormatOptions {
  /** A valid BCP 47 tag. */
  locale: string;
  series: readonly Affixes[];
  /** Follows the values, instead of the units of the series. */
  unit: string;
  /** A valid ISO 4217 code, or "". */
  currencyCode: string;
}

/** The text if all are equal, else "". */
export const sharedText = (texts: string[]): string => (new Set(texts).size === 1 ? (texts[0] ?? '') : '');

/** Formats values in the language of the page, with their currency or unit. */
export const createValueFormat = ({
  locale,
  series,
  unit,
  currencyCode,
}: ValueFormatOptions): ValueFormat => {
  const currency: Intl.NumberFormatOptions = currencyCode
    ? { style: 'currency', currency: currencyCode }
    : {};
  const formatNumber = (value: number, options: Intl.NumberFormatOptions, { prefix, suffix }: Affixes) => {
    const number = new Intl.NumberFormat(locale, { ...currency, ...options }).format(value);
    if (currencyCode) return number;
    // The prefix goes before the first digit, so that a minus sign comes before the currency.
    return (
      number.replace(/\p{Nd}/u, (digit) => prefix + digit) +
      (unit ? `${unit === '%' ? '' : '\u00a0'}${unit}` : suffix)
    );
  };
  const axis = {
    prefix: sharedText(series.map(({ prefix }) => prefix)),
    suffix: sharedText(series.map(({ suffix }) => suffix)),
  };
  return {
    value: (value, oneSeries) => {
      const digits = Math.min(oneSeries.fractionDigits, maxFractionDigits);
      // With a currency, amounts with a fraction get the digits of the currency, and whole amounts get none.
      const options =
        currencyCode && digits ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return formatNumber(value, options, oneSeries);
    },
    ticks: (values) => {
      const largest = Math.max(...values.map(Math.abs));
      const digits = Math.min(20, Math.max(0, ...values.map((value) => countFractionDigits(`${value}`))));
      return values.map((value) => {
        // In scientific notation, 0 would be 0E0.
        const notation = largest >= scientificFrom && value ? 'scientific' : 'compact';
        const options: Intl.NumberFormatOptions =
          largest >= compactFrom
            ? { notation, minimumFractionDigits: 0, maximumFractionDigits: 2 }
            : { minimumFractionDigits: digits, maximumFractionDigits: digits };
        return formatNumber(value, options, axis);
      });
    },
    share: (fraction) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: fraction < 0.1 ? 1 : 0,
      }).format(fraction),
  };
};
