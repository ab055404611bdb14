import { currencyOf } from './currencies';
import { type Money, maxIntegerPlaces } from './format-money';

/** Groups come first: three digits after a separator are thousands, for no fraction has three digits. */
const pattern = /^([1-9]\d{0,2}(?:([.,'])(?:\d{2,3}\2)*\d{3})|\d*)(?:([.,])(\d+))?$/;

const withoutSymbol = (symbol: string, text: string): string => {
  if (text.startsWith(symbol)) return text.slice(symbol.length).trim();
  return text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : text;
};

/**
 * Reads an amount as a visitor writes it, or as `formatMoney` does in any locale: `1234.5`, `$1,234.50`, `1.234,50 kr`,
 * `USD 5`, `-5`, `.5`. Three digits after a separator are thousands: `1.234` and `1,234` are 1234.
 * @returns null for no text, and for a text that is no amount of this currency: with another currency's symbol, too many digits
 * in the fraction, or more than 15 digits before it
 */
export const parseMoney = (text: string | null | undefined, currencyCode: string): Money | null => {
  const { symbol, digits } = currencyOf(currencyCode);
  // A script of the page may pass a value of another type.
  const trimmed = String(text ?? '').trim();
  const unsigned = trimmed.replace(/^[-−]\s*/, '');
  const number = withoutSymbol(symbol, withoutSymbol(currencyCode, unsigned))
    // Thousands may be separated by a space, or by an apostrophe of either kind.
    .replace(/(\d)[\s’](?=\d{3})/g, "$1'");
  const [, whole = '', group, decimal, fraction = ''] = pattern.exec(number) ?? [];
  const places = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const value = Number(`${places}.${fraction}`);
  const isAmbiguous = decimal !== undefined && decimal === group;
  if (!(places || fraction) || value >= 10 ** maxIntegerPlaces || fraction.length > digits || isAmbiguous)
    return null;
  return { currencyCode, value: unsigned === trimmed ? value : -value || 0 };
};
