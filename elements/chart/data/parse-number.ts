/** A number as a table writes it: `1.234,5 kg` is 1234.5 with the suffix ` kg`. */
export interface ParsedNumber {
  value: number;
  /** Before the number: `$`. */
  prefix: string;
  /** After the number, with a space before it where the text has one: `%`, ` kg`. */
  suffix: string;
  /** Digits of the fraction as written: 2 for `1.50`. */
  fractionDigits: number;
}

/** Texts that mean that there is no value. */
const missingPattern = /^([-–—.…?/]|n\/?a|n\/?d|s\/?d|n\.[ad]\.|s\.d\.)?$/i;

/** The digits of other scripts: Arabic, Devanagari, Bengali, Thai. */
const foreignDigits = /(?!\d)\p{Nd}/gu;

/** The Western digit for one of another script. Unicode lists the digits of each script in a row, from 0 to 9. */
const westernDigit = (digit: string): string => {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return `${(code - first) % 10}`;
};

/** Converts digits, separators and spaces to Western ones, and removes direction marks. */
const normalise = (text: string): string =>
  text
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(foreignDigits, westernDigit)
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(/\s+/g, ' ')
    .trim();

/** The limit of values, so that sums and scales stay finite. */
export const maxValue = 1e100;

const wholePattern = /^([^\d.,]*)([.,]?\d(?:[\d.,'’ ]*\d)?(?:e[+-]?\d+)?)(\D*)$/i;
const signPattern = /[-−–]/;
/** A currency's symbol or code, or the abbreviation of a word: `$`, `US$`, `R$`, `EUR`, `kr.` */
const allowedPrefix = /^[\p{L}.]{0,4}\p{Sc}?$/u;
/** A unit: `%`, ` kg`, ` personas`. */
const allowedSuffix = /^ ?[\p{L}\p{M}\p{Sc}\p{No}%‰٪°/.· ]*$/u;

/**
 * The digits of a number that is written with this decimal separator; undefined if it is not. No group of thousands begins with
 * 0, so `0.125` has a fraction.
 */
const readDigits = (digits: string, decimal: string): string | undefined => {
  const group = decimal === '.' ? ',' : '.';
  const pattern = new RegExp(
    `^(\\d*|[1-9]\\d{0,2}(?:[${group}'’ ]\\d{2,3})*[${group}'’ ]\\d{3})(?:[${decimal}](\\d+))?(e[+-]?\\d+)?$`,
    'i',
  );
  const [match, integer = '', fraction = '', exponent = ''] = pattern.exec(digits) ?? [];
  return match && `${integer.replace(/\D/g, '')}.${fraction}${exponent}`;
};

/** The number of digits after the decimal point: 2 for `1.50`, 8 for `1.5e-7`. */
export const countFractionDigits = (number: string): number => {
  const [, fraction = '', exponent = '0'] = /(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
};

/** The character between a number's integer and its fraction in a language. */
export const decimalSeparatorOf = (locale: string): string => {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ',' : '.';
};

/**
 * Reads a number with its currency or unit. A minus sign before or after the number makes it negative, and so do parentheses.
 * @param decimal the decimal separator: `.` or `,`. The other one of the two separates groups of digits.
 * @returns undefined for an empty cell or a dash, null for a text that is no number
 */
export const parseNumber = (text: string, decimal: string): ParsedNumber | null | undefined => {
  const normalised = normalise(text);
  if (missingPattern.test(normalised)) return undefined;
  const [match, before = '', digits = '', after = ''] = wholePattern.exec(normalised) ?? [];
  if (!match) return null;
  const isInParentheses = before.includes('(') && after.includes(')');
  const hasTrailingMinus = /^ ?[-−]$/.test(after);
  const isNegative = isInParentheses || hasTrailingMinus || signPattern.test(before);
  const prefix = before.replace(isInParentheses ? /[-−–+( ]/g : /[-−–+ ]/g, '');
  const suffix = hasTrailingMinus ? '' : after.replace(isInParentheses ? ')' : '', '').trimEnd();
  if (!allowedPrefix.test(prefix) || !allowedSuffix.test(suffix)) return null;
  const read = readDigits(digits, decimal);
  if (read === undefined) return null;
  const value = Number(read);
  if (value > maxValue) return null;
  return {
    value: isNegative ? -value || 0 : value,
    prefix,
    suffix,
    fractionDigits: countFractionDigits(read),
  };
};
