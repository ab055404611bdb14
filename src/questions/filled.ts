import type { AdditionalField } from '../cart/cart';
import { isObject } from '../util/is-object';

/** What is read here of a form's field, as its block has checked it. */
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
  /** What was answered before. */
  before?: AdditionalField[] | undefined;
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

const idOf = ({ id, key, type }: FormField): string => id || key || type;

/**
 * What was filled in, for a line of the cart, in the order of the form. Hidden fields have no title. What cannot be
 * answered again stays as it was before: what the product's page said, files that nobody has chosen anew, and what the
 * form does not ask any more.
 */
export const filledIn = ({ fields, values, say, before = [] }: Filled): AdditionalField[] => {
  const answers = Object.entries(values).map(([id, value]) => {
    const field = fields.find((one) => idOf(one) === id);
    const { type = '', title } = field ?? {};
    const isHidden = type === 'hidden';
    const isUnanswered = isHidden || (type === 'file' && [value].flat().length === 0);
    const earlier = isUnanswered && before.find((one) => one.id === id);
    return (
      earlier || { id, title: isHidden ? '' : title || id, value, text: textOf(value, field ?? {}, say) }
    );
  });
  const asked = new Set(fields.map(idOf));
  return [...answers, ...before.filter(({ id }) => !asked.has(id))];
};
