import { bytesPerMegabyte } from '../util/file-size';
import type { FieldInput } from './controls';
import type { FormField } from './form-field';
import { isStatic } from './submitted-value';
import { type EmailRule, isEmail } from './text-formats';

/** Why an input is not valid; also the key of the message about it. */
export type ValidationCode =
  | 'required'
  | 'tooLong'
  | 'invalidEmail'
  | 'invalidNumber'
  | 'wrongType'
  | 'tooLarge';

/** Type of a field -> the parts, by index, that may stay empty in a required field. */
const optionalParts = new Map([
  // Of an address: line 2, state, postal code, country. Not every country has them.
  ['address', [1, 3, 4, 5]],
  // The seconds.
  ['time', [2]],
]);

const isFilled = (text: string | undefined): boolean => !!text?.trim();

/** Whether a part, by index, may stay empty in a required field. */
const isOptionalPart = ({ type, showCountryCode }: FormField, part: number): boolean =>
  type === 'phone' ? !!showCountryCode && part === 0 : !!optionalParts.get(type)?.includes(part);

const isComplete = (field: FormField, values: string[]): boolean => {
  const needed = values.filter((_, part) => !isOptionalPart(field, part));
  // Numbers of other countries need not have three parts; a country code without a number does not count.
  if (field.type === 'phone') return needed.some(isFilled);
  return needed.length > 0 && needed.every(isFilled);
};

/**
 * Whether to mark a part of an invalid field as invalid: each required part that is empty, or every part if there is none, as
 * when the server refuses the whole value.
 */
export const isInvalidPart = (field: FormField, values: string[], part: number): boolean =>
  !field.required || isComplete(field, values) || !(isFilled(values[part]) || isOptionalPart(field, part));

/** Whether a field limits its characters, and so shows a counter. */
export const hasCounter = ({ type, maxLength }: FormField): boolean =>
  maxLength >= 1 && /^text(area)?$/.test(type);

/** Whether a text has more characters than its field allows. */
export const isTooLong = (field: FormField, [text = '']: string[]): boolean =>
  hasCounter(field) && text.length > field.maxLength;

/** Checks a field's values; undefined is valid. */
export const validateValues = (
  field: FormField,
  values: string[],
  emailRule?: EmailRule,
): ValidationCode | undefined => {
  const { type, required } = field;
  if (isStatic(type) || type === 'hidden') return undefined;
  const [text = ''] = values;
  if (required && !isComplete(field, values)) return 'required';
  if (type === 'email' && text && !isEmail(text, emailRule)) return 'invalidEmail';
  return isTooLong(field, values) ? 'tooLong' : undefined;
};

/** MIME types that authors and browsers use -> the registered type. */
const registeredTypes = new Map([
  ['image/jpg', 'image/jpeg'],
  ['audio/mp3', 'audio/mpeg'],
]);

const registeredType = (type: string): string => registeredTypes.get(type) ?? type;

/**
 * Whether a file has one of the extensions and types of an `accept`, which browsers do not enforce: visitors can choose any file,
 * or drop one. A file of unknown type passes for any type. For a type such as `text/csv`, the extension `.csv` is enough, because
 * browsers on Windows report such a file as a table of Excel.
 */
const isAcceptedFile = ({ name, type }: File, accept: string): boolean => {
  // As in browsers, tokens that are neither an extension nor a type do not count.
  const tokens = accept.toLowerCase().match(/(?<![^\s,])(\.|\w+\/)[^\s,]+/g) ?? [];
  const isAcceptedBy = (token: string): boolean =>
    name.toLowerCase().endsWith(token.replace(/^\w+\//, '.')) ||
    (token.includes('/') &&
      (!type || registeredType(type).startsWith(registeredType(token).replace('*', ''))));
  return !tokens.length || accept.includes('*/*') || tokens.some(isAcceptedBy);
};

/** Checks all that a visitor has entered into a field; undefined is valid. */
export const validateInput = (
  { field, values, files, hasBadInput }: FieldInput,
  emailRule?: EmailRule,
): ValidationCode | undefined => {
  // The browser has no value for a date that is filled in by half.
  if (hasBadInput) return field.type === 'number' ? 'invalidNumber' : 'required';
  if (!files.every((file) => isAcceptedFile(file, field.accept))) return 'wrongType';
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  return bytes > field.maxSize * bytesPerMegabyte ? 'tooLarge' : validateValues(field, values, emailRule);
};
