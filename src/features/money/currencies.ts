/** How prices in a currency are written. */
export interface CurrencyFormat {
  symbol: string;
  /** Digits of the fraction. `Intl` is no source for these: browsers differ about COP and IDR. */
  digits: number;
  /** Whether the symbol stands after the number. */
  isAfter: boolean;
}

/** The 27 currencies that shops can use, by their symbol. */
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

const symbolOf = (code: string): string | undefined =>
  Object.keys(codesBySymbol).find((symbol) => codesBySymbol[symbol]?.split(' ').includes(code));

/** A currency by its ISO 4217 code. An unknown currency has its code as its symbol, and 2 digits. */
export const currencyOf = (code: string): CurrencyFormat => {
  const symbol = symbolOf(code) ?? code;
  return { symbol, digits: code === 'JPY' ? 0 : 2, isAfter: symbol === 'kr' };
};

/** Whether some of these currencies have the same symbol, so that a page with all of them shows codes: `USD`, `MXN`. */
export const shareSymbol = (currencyCodes: Iterable<string>): boolean => {
  const codes = [...new Set(currencyCodes)];
  return new Set(codes.map((code) => currencyOf(code).symbol)).size < codes.length;
};

/** The highest price that a shop's owner may enter for a product. */
export const maxPriceCents = 100_000_000;

/** Whether a number is a price: whole cents, from nothing to the maximum. */
export const isPriceCents = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= maxPriceCents;
