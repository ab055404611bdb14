import { isObject } from '../../core/util/is-object';
import type { AdditionalField } from '../cart';
import { likertScale } from '../enums/likert-scale';
import { nameOf } from '../enums/name-of';
import type { FormField } from '../form/form-field';

interface CollectAnswersOptions {
  /** The form's fields, with the ids under which it submits their values. */
  fields: FormField[];
  /** The submitted values by field id. */
  values: Record<string, unknown>;
  text: (answer: 'yes' | 'no' | keyof typeof likertScale) => string;
  /** Earlier answers, which the visitor has edited. */
  earlierAnswers?: AdditionalField[] | undefined;
}

/** The separators of composite values, by type of field. */
const separators: Record<string, string> = { name: ' ', phone: ' ', date: '/', time: ':' };

const labelOf = (value: unknown, options: FormField['options']): string =>
  options.find((option) => option.value === value)?.label ?? `${value ?? ''}`;

/** A value as visitors read it: labels of the chosen options, words of a scale, parts of a value in one line. */
const readableValue = (
  value: unknown,
  field: Partial<FormField>,
  text: CollectAnswersOptions['text'],
): string => {
  const { type = '', options = [] } = field;
  if (type === 'consent') return text(value === 'true' ? 'yes' : 'no');
  if (isObject(value))
    return Object.entries(value)
      .map(([question, answer]) => {
        const key = nameOf(likertScale, Number(answer));
        return `${labelOf(question, options)}: ${key ? text(key) : answer}`;
      })
      .join(', ');
  const parts = [value].flat().map((one) => labelOf(one, options));
  // AM or PM alone is no answer, because AM is preselected. As in `isAnswered` of the form, which is not bundled a second time.
  if (type === 'time' && !parts.slice(0, -1).some(Boolean)) return '';
  const joined = parts.filter(Boolean).join(separators[type] ?? ', ');
  // A space stands before AM and PM, a colon between the other parts of a time.
  return joined.replace(/:([AP]M)$/, ' $1');
};

/**
 * The answers to a product's form, for a line of the cart, in the order of the form. Hidden fields have no title. An
 * edit keeps the earlier answers that visitors cannot give again: hidden fields, files where no new file was chosen, and
 * fields that the form no longer has.
 */
export const collectAnswers = (options: CollectAnswersOptions): AdditionalField[] => {
  const { values, text, earlierAnswers = [] } = options;
  const fields = new Map(options.fields.map((field) => [field.id, field]));
  const answers = Object.entries(values).map(([id, value]) => {
    const field = fields.get(id);
    const { type = '', title } = field ?? {};
    const isHidden = type === 'hidden';
    const isUnanswered = isHidden || (type === 'file' && [value].flat().length === 0);
    const earlier = isUnanswered && earlierAnswers.find((one) => one.id === id);
    return (
      earlier || {
        id,
        title: isHidden ? '' : title || id,
        value,
        text: readableValue(value, field ?? {}, text),
      }
    );
  });
  return [...answers, ...earlierAnswers.filter(({ id }) => !fields.has(id))];
};
