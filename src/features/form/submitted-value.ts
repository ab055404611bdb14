import { likertScale } from '../enums/likert-scale';
import type { FormField } from './form-field';

/** The keys of a likert's answers, which are also the keys of their messages, in ascending order. */
export const likertAnswers = Object.keys(likertScale) as (keyof typeof likertScale)[];

/** Types whose value is the list of their parts. */
const listTypes = ['name', 'date', 'time', 'address', 'checkbox', 'file', 'list'];

/** Whether a type shows something and submits nothing. */
export const isStatic = (type: string): boolean => type === 'section' || type === 'page-break';

/**
 * The value that a field submits, by the table in the form block's README; undefined for a field that submits none.
 * @param values as `FieldInput` has them
 */
export const submittedValue = ({ type, options }: FormField, values: string[]): unknown => {
  if (isStatic(type)) return undefined;
  if (type === 'phone') return values.length === 3 ? ['', ...values] : values;
  if (type === 'likert')
    return Object.fromEntries(
      options.flatMap(({ value }, row) => (values[row] ? [[value, values[row]]] : [])),
    );
  if (type === 'consent') return values[0] ?? 'false';
  return listTypes.includes(type) ? values : (values[0] ?? '');
};
