import { type CurrencyFormat, currencyOf } from './currencies';

/** The three digits that ISO 4217 gives each currency. */
const numericCodes: Record<string, string> = {
  ARS: '032',
  AUD: '036',
  BRL: '986',
  CAD: '124',
  CHF: '756',
  COP: '170',
  CZK: '203',
  DKK: '208',
  EUR: '978',
  GBP: '826',
  HKD: '344',
  IDR: '360',
  ILS: '376',
  INR: '356',
  JPY: '392',
  MXN: '484',
  MYR: '458',
  NOK: '578',
  NZD: '554',
  PHP: '608',
  PLN: '985',
  RUB: '643',
  SEK: '752',
  SGD: '702',
  THB: '764',
  USD: '840',
  ZAR: '710',
};

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
  numericCode: (Object.hasOwn(numericCodes, currencyCode) && numericCodes[currencyCode]) || '',
});
