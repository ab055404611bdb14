import type { AdditionalField } from '../../../src/cart';
import { isObject } from '../../../src/util/is-object';

/** What is read here of a field of `az-form`, as that has checked it. */
export interface FormField {
  id: string;
  key: string;
  type: string;
  title: string;
  options: Option[];
  /** What a likert asks; else its `options` say so. */
  questions: Option[];
}

type Option = string | { value: string; label: string };

/** Storefront 3: of a likert, from -2 to 2. */
const scale = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;
const leastAnswer = -2;

interface Filled {
  fields: FormField[];
  /** Field id -> what the form submits. */
  values: Record<string, unknown>;
  say: (answer: 'yes' | 'no' | (typeof scale)[number]) => string;
}

/** What stands between the parts of a value. */
const between: Record<string, string> = { name: ' ', phone: ' ', date: '/', time: ':' };

const labelOf = (value: unknown, options: Option[]): string => {
  const chosen = options.find((option) => typeof option === 'object' && option.value === value);
  return isObject(chosen) ? `${chosen.label || value}` : `${value ?? ''}`;
};

/** A value as a visitor reads it: labels of what was chosen, words of a scale, parts in one line. */
const textOf = (value: unknown, field: Partial<FormField>, say: Filled['say']): string => {
  const { type, options = [], questions = [] } = field;
  if (type === 'consent') return say(value === 'true' ? 'yes' : 'no');
  if (isObject(value))
    return Object.entries(value)
      .map(([question, answer]) => {
        const word = scale[Number(answer) - leastAnswer];
        return `${labelOf(question, [...questions, ...options])}: ${word ? say(word) : answer}`;
      })
      .join(', ');
  const texts = [value].flat().map((one) => labelOf(one, options));
  // Hours, minutes and seconds; then AM or PM.
  return texts
    .filter(Boolean)
    .join(between[type ?? ''] ?? ', ')
    .replace(/:([AP]M)$/, ' $1');
};

/** What was filled in, for a line of the cart, in the order of the form. Hidden fields have no title. */
export const filledIn = ({ fields, values, say }: Filled): AdditionalField[] =>
  Object.entries(values).map(([id, value]) => {
    const field = fields.find((one) => (one.id || one.key || one.type) === id) ?? { title: id };
    const isHidden = 'type' in field && field.type === 'hidden';
    return { id, title: isHidden ? '' : field.title || id, value, text: textOf(value, field, say) };
  });
