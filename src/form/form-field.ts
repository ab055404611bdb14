import type { InferOutput } from 'valibot';
import type { formSchema } from './schema';

export type FormSettings = InferOutput<typeof formSchema>;
export type FieldSettings = FormSettings['fields'][number];

export interface Choice {
  value: string;
  label: string;
}

/** A field as the form works with it: its id is there and nobody else's, its options are values with labels. */
export interface FormField extends Omit<FieldSettings, 'options' | 'questions'> {
  options: Choice[];
}

const choiceOf = (option: string | Choice): Choice => {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return { value: value || label, label: label || value };
};

/** `id`, with a number after it where it is taken. */
const uniqueId = (id: string, taken: Set<string>): string => {
  let unique = id;
  for (let nth = 2; taken.has(unique); nth++) unique = `${id}-${nth}`;
  taken.add(unique);
  return unique;
};

/** The fields of a form from its settings. */
export const formFields = (fields: FieldSettings[]): FormField[] => {
  const taken = new Set<string>();
  return fields.map(({ options, questions, ...field }) => ({
    ...field,
    id: uniqueId(field.id || field.key || field.type || 'field', taken),
    options: (options.length ? options : questions).map(choiceOf),
  }));
};
