import type { Money } from './format-money';
import { currencyOf, maxIntegerPlaces } from './format-money';

/** Groups first: three digits after a mark are a thousand, for no fraction has three. */
const pattern = /^([1-9]\d{0,2}(?:([.,'])(?:\d{2,3}\2)*\d{3})|\d+)(?:([.,])(\d+))?$/;

const without = (mark: string, text: string): string => {
  if (text.startsWith(mark)) return text.slice(mark.length).trim();
  return text.endsWith(mark) ? text.slice(0, -mark.length).trim() : text;
};

/**
 * An amount as a visitor writes it, or as `formatMoney` does in any locale: `1234.5`, `$1,234.50`, `1.234,50 kr`,
 * `USD 5`, `-5`.
 * @returns null for what is none: another currency's symbol, more digits than its fraction has, more than 15 places
 */
export const parseMoney = (text: string, currencyCode: string): Money | null => {
  const { symbol, digits } = currencyOf(currencyCode);
  const unsigned = text.trim().replace(/^[-−]\s*/, '');
  const number = without(symbol, without(currencyCode, unsigned))
    // Where thousands are apart by a space, or an apostrophe of either kind.
    .replace(/(\d)[\s’](?=\d{3})/g, "$1'");
  const [, whole = '', group, mark, fraction = ''] = pattern.exec(number) ?? [];
  const places = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const value = Number(`${places}.${fraction}`);
  const isGroupedTwice = mark !== undefined && mark === group;
  if (!places || value >= 10 ** maxIntegerPlaces || fraction.length > digits || isGroupedTwice) return null;
  return { currencyCode, value: unsigned === text.trim() ? value : -value || 0 };
};
