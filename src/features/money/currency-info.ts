import { currencies } from '../enums/currencies';
import { type CurrencyFormat, currencyOf } from './currencies';

/** How prices in a currency are written, and the currency's number in ISO 4217. */
export interface CurrencyInfo extends CurrencyFormat {
  /** The separator before the fraction, in a price without a `locale`. */
  decimalSeparator: string;
  /** The separator between thousands, in a price without a `locale`. */
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
  // A wrong code may be a name that every object inherits, such as "constructor".
  numericCode: Object.hasOwn(currencies, currencyCode)
    ? currencies[currencyCode as keyof typeof currencies]
    : '',
});
