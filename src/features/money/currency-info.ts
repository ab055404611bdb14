import { currencies } from '../enums/currencies';
import { type CurrencyFormat, currencyOf } from './currencies';

/** What a shop may need to know about a currency beside its prices. */
export interface CurrencyInfo extends CurrencyFormat {
  /** Stands before the fraction, unless a locale has its own. */
  decimalSeparator: string;
  /** Stands between thousands, unless a locale has its own. */
  thousandsSeparator: string;
  /** The three digits of ISO 4217, such as `840`; "" for an unknown currency. */
  numericCode: string;
}

/**
 * Symbol, digits, separators and numeric code of a currency, by its ISO 4217 code in upper case. An unknown currency has its
 * code as its symbol, and 2 digits.
 */
export const currencyInfo = (currencyCode: string): CurrencyInfo => ({
  ...currencyOf(currencyCode),
  decimalSeparator: '.',
  thousandsSeparator: ',',
  // A code of the data may be a name that every object inherits, such as "constructor".
  numericCode: Object.hasOwn(currencies, currencyCode)
    ? currencies[currencyCode as keyof typeof currencies]
    : '',
});
