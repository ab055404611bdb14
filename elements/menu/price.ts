import type { Dish, DishOption, MenuCurrency } from './schema';

const sign = String.raw`(?:[A-Z]{0,3}\p{Sc}|S\/\.?|B\/\.|Bs\.?)`;
const code = '(?:USD|EUR|GBP|MXN|COP|ARS|CLP|PEN|BRL|UYU)';
const figure = String.raw`\d+(?:[.,’]\d+)*`;
const amount = String.raw`(?:(?:${sign}|${code})\s?${figure}|${figure}\s?(?:\p{Sc}|${code}\b))`;
/** Further prices after the first, such as those of a glass and a bottle: 6 / 9. */
const furtherPrices = String.raw`(?:\s?[/–-]\s?(?:${sign}\s?)?${figure})*`;
const unit = String.raw`(?:\s?/\s?\p{L}.*|\s(?:c/u|por|per|each|cada|la|el)\b.*)?`;

const wholePattern = new RegExp(`^(${amount}${furtherPrices}|${figure})(${unit})$`, 'u');
const labelledPattern = new RegExp(String.raw`^(${amount})\s+(?:[–—-]\s+)?(\S.*)$`, 'u');
/** Dots from a title to its price. They begin after another character, so that a long line of dots is tried only once. */
const dots = '(?<![.…·_])[.…·_]';
/** After a word only an amount with a currency is a price; after a gap or dots, a bare figure is one, too. */
const endingPattern = new RegExp(
  String.raw`^(.*?[^\s.…]\p{Pe}*)(?:\s+|\s*${dots}{2,}\s*)(${amount}${furtherPrices})(${unit})$`,
  'u',
);
const spacedPattern = new RegExp(
  String.raw`^(.*?\S)(?:\s{2,}|\t\s*|\s*${dots}{3,}\s*)(${figure})(${unit})$`,
  'u',
);
const decimals = String.raw`\d+(?:[.,’]\d{3})*[.,]\d{2}`;
/** Words before a time of day: "de 12.00 a 16.30", "hasta las 16.30". */
const timeWords = '(?:a|à|às|até|de|das|desde|hasta|las|entre|e|y|at|from|to|until|till|and)';
/**
 * After one space, a figure with two decimals is a price: 'Sopa 7.50'. A whole number may be part of the name (Mesa 12), and a
 * second figure with decimals is the end of a time or of a range.
 */
const decimalPattern = new RegExp(
  String.raw`^(.*?\S)(?<!(?:^|\s)${timeWords}|[.,]\d\d(?:\s?[/–-])?)\s(${decimals}(?:\s?/\s?${decimals})*)(${unit})$`,
  'u',
);

/** A text with its price. */
export interface PricedText {
  title: string;
  price: string;
  unit: string;
}

/** `$` in a text marks a price of any currency; the settings name the currency. */
const removeDollar = (price = ''): string => price.replace(/^\$\s?(?=\S+$)/, '').trim();

const unitOf = (text = ''): string => text.trim().replace(/^\/\s*/, '');

/** Reads a text that is a price only. */
export const readWholePrice = (text: string): PricedText | undefined => {
  const [found, price, unitText] = wholePattern.exec(text) ?? [];
  return found === undefined ? undefined : { title: '', price: removeDollar(price), unit: unitOf(unitText) };
};

/** Reads a price before its text: '$8 chico'. */
export const readLabelledPrice = (text: string): PricedText | undefined => {
  const [found, price, title = ''] = labelledPattern.exec(text) ?? [];
  return found === undefined ? undefined : { title, price: removeDollar(price), unit: '' };
};

const pricedText = ([, title = '', price, unitText]: RegExpExecArray): PricedText => ({
  title,
  price: removeDollar(price),
  unit: unitOf(unitText),
});

/** Reads a price at the end of a text that has a currency, or a gap or dots before it: 'Quesudo $7', 'Quesudo ..... 7'. */
export const readMarkedPrice = (text: string): PricedText | undefined => {
  const match = endingPattern.exec(text) ?? spacedPattern.exec(text);
  return match ? pricedText(match) : undefined;
};

/** Reads a price at the end of a text, also one that only its decimals mark: 'Quesudo 7.50'. */
export const readEndingPrice = (text: string): PricedText | undefined => {
  const match = decimalPattern.exec(text);
  return readMarkedPrice(text) ?? (match ? pricedText(match) : undefined);
};

/** A longer number is no amount. */
const maxDigits = 15;

/**
 * The number in a price, if there is one: 3,5 is 3.5, and 1.234,50 is 1234.5. Three digits after a single separator are
 * thousands.
 */
export const parsePrice = (price: string): number | undefined => {
  // A comma or a full stop after the number belongs to the sentence.
  const [found] = /\d(?:[\d.,’]*\d)?/.exec(price) ?? [];
  if (!found) return undefined;
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(found) ?? [];
  const digits = found.replace(/\D/g, '');
  return digits.length > maxDigits ? undefined : Number(digits) / 10 ** decimals.length;
};

/** Whether a price names no currency. */
const isFigure = (price: string): boolean => /^\d/.test(price) && !/\p{Sc}|\b[A-Z]{3}\b/u.test(price);

/** Puts the menu's currency symbol before a price that names no currency. */
export const addCurrencySymbol = (price: string, { currencySymbol }: MenuCurrency): string =>
  isFigure(price) ? currencySymbol + price : price;

/** An option that is a text has a title only. */
export const normalizeOption = (option: Dish['options'][number]): DishOption =>
  typeof option === 'string' ? { title: option, price: '', unit: '' } : option;
