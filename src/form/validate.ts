import { isEmail } from '../validation/is-email';
import type { FormField } from './form-field';
import { type Held, isSilent } from './submitted-value';

/** Key of the message that says what is wrong. */
export type Mistake = 'required' | 'tooLong' | 'invalidEmail' | 'invalidNumber' | 'tooLarge';

/** The parts that a required field of several can do without, by their place. */
const optionalParts = new Map([
  // Of an address: line 2, state, postal code, country. Not every country has them.
  ['address', [1, 3, 4, 5]],
  // The second.
  ['time', [2]],
]);

const isFilled = (text: string | undefined): boolean => !!text?.trim();

/** Whether all of it is there that a required field needs. */
const isComplete = ({ type, showCountryCode }: FormField, held: Held): boolean => {
  // Numbers of other countries need not have three parts; the country's code alone is none.
  if (type === 'phone') return held.slice(showCountryCode ? 1 : 0).some(isFilled);
  const needed = held.filter((_, nth) => !optionalParts.get(type)?.includes(nth));
  return needed.length > 0 && needed.every(isFilled);
};

/** Storefront 5, "Client form validation", and what `required` asks for. Undefined is valid. */
export const mistakeIn = (field: FormField, held: Held): Mistake | undefined => {
  const { type, required, maxLength } = field;
  if (isSilent(type) || type === 'hidden') return undefined;
  const [text = ''] = held;
  if (type === 'email') return (!text && !required) || isEmail(text) ? undefined : 'invalidEmail';
  if (required && !isComplete(field, held)) return 'required';
  return maxLength && text.length > maxLength && isCounted(field) ? 'tooLong' : undefined;
};

/** Whether a field shows how many characters of how many it has. */
export const isCounted = ({ type, maxLength }: FormField): boolean =>
  maxLength >= 1 && /^text(area)?$/.test(type);
