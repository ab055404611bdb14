import type { Currency } from './model';

const sign = String.raw`(?:[A-Z]{0,3}\p{Sc}|S\/\.?|B\/\.|Bs\.?)`;
const code = '(?:USD|EUR|GBP|MXN|COP|ARS|CLP|PEN|BRL|UYU)';
const figure = String.raw`\d+(?:[.,’]\d+)*`;
const amount = String.raw`(?:(?:${sign}|${code})\s?${figure}|${figure}\s?(?:\p{Sc}|${code}\b))`;
/** 6 / 9: a glass, a bottle. */
const more = String.raw`(?:\s?[/–-]\s?(?:${sign}\s?)?${figure})*`;
const unit = String.raw`(?:\s?/\s?\p{L}.*|\s(?:c/u|por|per|each|cada|la|el)\b.*)?`;

const whole = new RegExp(`^(${amount}${more}|${figure})(${unit})$`, 'u');
const labelled = new RegExp(String.raw`^(${amount})\s+(?:[–—-]\s+)?(\S.*)$`, 'u');
/** After a word, a price that says that it is one; after a gap or dots, a bare figure too. */
const ending = new RegExp(
  String.raw`^(.*?[^\s.…]\p{Pe}*)(?:\s+|\s*[.…·_]{2,}\s*)(${amount}${more})(${unit})$`,
  'u',
);
const spaced = new RegExp(String.raw`^(.*?\S)(?:\s{2,}|\t\s*|\s*[.…·_]{3,}\s*)(${figure})(${unit})$`, 'u');

export interface Priced {
  title: string;
  price: string;
  unit: string;
}

/** `$` in a text marks a price; which currency it is, the setting says. */
const bare = (price = ''): string => price.replace(/^\$\s?(?=\S+$)/, '').trim();

const unitOf = (text = ''): string => text.trim().replace(/^\/\s*/, '');

/** A text that is a price and nothing else. */
export const wholePrice = (text: string): Priced | undefined => {
  const [found, price, of] = whole.exec(text) ?? [];
  return found === undefined ? undefined : { title: '', price: bare(price), unit: unitOf(of) };
};

/** '$8 chico' */
export const labelledPrice = (text: string): Priced | undefined => {
  const [found, price, title = ''] = labelled.exec(text) ?? [];
  return found === undefined ? undefined : { title, price: bare(price), unit: '' };
};

/** 'Quesudo $7', 'Quesudo ..... 7' */
export const endingPrice = (text: string): Priced | undefined => {
  const [found, title = '', price, of] = ending.exec(text) ?? spaced.exec(text) ?? [];
  return found === undefined ? undefined : { title, price: bare(price), unit: unitOf(of) };
};

/** More than these are no amount (storefront 9). */
const maxPlaces = 15;

/**
 * The number in a price, or none: 3,5 and 1.234,50 as they are meant. A group of three digits after a single separator
 * is thousands.
 */
export const numberIn = (price: string): number | undefined => {
  const [found] = /\d[\d.,’]*/.exec(price) ?? [];
  if (!found) return undefined;
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(found) ?? [];
  const digits = found.replace(/\D/g, '');
  return digits.length > maxPlaces ? undefined : Number(digits) / 10 ** decimals.length;
};

/** Whether a price leaves open what it is in. */
export const isFigure = (price: string): boolean => /^\d/.test(price) && !/\p{Sc}|\b[A-Z]{3}\b/u.test(price);

/** A price as visitors read it; one that is a figure alone is in the menu's currency. */
export const shownPrice = (price: string, { currencySymbol }: Currency): string =>
  isFigure(price) ? currencySymbol + price : price;
