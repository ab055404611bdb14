import { currencyOf } from './format-money';

/** Of ISO 4217; three digits each. */
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

/** What a shop may want to know of a currency beside its prices (storefront 3 and 9). */
export interface CurrencyInfo {
  symbol: string;
  /** Whether the symbol stands after the value. */
  isAfter: boolean;
  /** Of the fraction. */
  digits: number;
  /** Before the fraction, where no locale says another. */
  decimalSeparator: string;
  /** Between thousands, where no locale says another. */
  thousandsSeparator: string;
  /** Of ISO 4217, three digits: `840`; "" of a currency that is not among the 27. */
  numericCode: string;
}

/** Symbol, places, separators and numeric code of a currency, by its code of ISO 4217 in upper case. */
export const currencyInfo = (currencyCode: string): CurrencyInfo => ({
  ...currencyOf(currencyCode),
  decimalSeparator: '.',
  thousandsSeparator: ',',
  numericCode: numericCodes[currencyCode] ?? '',
});
