import { isObject } from '../../core/util/is-object';
import type { AdditionalField } from '../cart';
import { likertScale } from '../enums/likert-scale';
import { nameOf } from '../enums/name-of';

/** The settings of a form's field, as far as this module reads them. */
export interface AnsweredField {
  id: string;
  key: string;
  type: string;
  title: string;
  options: Option[];
  /** The statements of a Likert scale, where `options` does not have them. */
  questions: Option[];
}

type Option = string | { value: string; label: string };

interface CollectAnswersOptions {
  fields: AnsweredField[];
  /** The submitted values by field id. */
  values: Record<string, unknown>;
  text: (answer: 'yes' | 'no' | keyof typeof likertScale) => string;
  /** Earlier answers, which the visitor has edited. */
  earlierAnswers?: AdditionalField[] | undefined;
}

/** The separators of composite values, by type of field. */
const separators: Record<string, string> = { name: ' ', phone: ' ', date: '/', time: ':' };

const labelOf = (value: unknown, options: Option[]): string => {
  const option = options.find((one) => typeof one === 'object' && one.value === value);
  return isObject(option) ? `${option.label || value}` : `${value ?? ''}`;
};

/** A value as visitors read it: labels of the chosen options, words of a scale, parts of a value in one line. */
const readableValue = (
  value: unknown,
  field: Partial<AnsweredField>,
  text: CollectAnswersOptions['text'],
): string => {
  const { type, options = [], questions = [] } = field;
  if (type === 'consent') return text(value === 'true' ? 'yes' : 'no');
  if (isObject(value))
    return Object.entries(value)
      .map(([question, answer]) => {
        const key = nameOf(likertScale, Number(answer));
        return `${labelOf(question, [...questions, ...options])}: ${key ? text(key) : answer}`;
      })
      .join(', ');
  const parts = [value].flat().map((one) => labelOf(one, options));
  // AM is chosen from the start: without a number, nobody has answered.
  if (type === 'time' && !parts.slice(0, -1).some(Boolean)) return '';
  const joined = parts.filter(Boolean).join(separators[type ?? ''] ?? ', ');
  // A space stands before AM and PM, a colon between the other parts of a time.
  return joined.replace(/:([AP]M)$/, ' $1');
};

const fieldId = ({ id, key, type }: AnsweredField): string => id || key || type;

/**
 * The answers to a product's form, for a line of the cart, in the order of the form. Hidden fields have no title. An
 * edit keeps the earlier answers that visitors cannot give again: hidden fields, files where no new file was chosen, and
 * fields that the form no longer has.
 */
export const collectAnswers = ({
  fields,
  values,
  text,
  earlierAnswers = [],
}: CollectAnswersOptions): AdditionalField[] => {
  const answers = Object.entries(values).map(([id, value]) => {
    const field = fields.find((one) => fieldId(one) === id);
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
  const fieldIds = new Set(fields.map(fieldId));
  return [...answers, ...earlierAnswers.filter(({ id }) => !fieldIds.has(id))];
};
