import type { InferOutput } from 'valibot';
import type { formSchema } from './schema';

/** The settings that form and newsletter share. */
export type FormSettings = InferOutput<typeof formSchema>;
export type FieldSettings = FormSettings['fields'][number];

interface FieldOption {
  value: string;
  label: string;
}

/** A field's settings, with an id that is unique in the form, and options that have both a value and a label. */
export interface FormField extends Omit<FieldSettings, 'options' | 'questions'> {
  /** The questions, for a likert. */
  options: FieldOption[];
}

/** Whether a field is a phone number in a single text, because its settings have no `showCountryCode`. */
export const isSinglePhone = ({
  type,
  showCountryCode,
}: Pick<FieldSettings, 'type' | 'showCountryCode'>): boolean =>
  type === 'phone' && showCountryCode === undefined;

/** Whether the values of a field are a visitor's answer. AM or PM of a time is none, because one is selected from the start. */
export const isAnswered = (type: string, values: string[]): boolean =>
  values.some((value) => value && !(type === 'time' && /^[AP]M$/.test(value)));

const fieldOption = (option: string | FieldOption): FieldOption => {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return { value: value || label, label: label || value };
};

/** Returns `id`, with a number appended if `taken` has it already, and adds the result to `taken`. */
export const uniqueId = (id: string, taken: Set<string>): string => {
  let unique = id;
  for (let number = 2; taken.has(unique); number++) unique = `${id}-${number}`;
  taken.add(unique);
  return unique;
};

/** Makes the fields of a form from its settings. */
export const formFields = (fields: FieldSettings[]): FormField[] => {
  const taken = new Set<string>();
  const ownId = ({ id, key }: FieldSettings): string => id || key;
  // The fields with ids of their own come first: a field without one must not take theirs.
  const ids = new Map(
    fields
      .toSorted((a, b) => Number(!ownId(a)) - Number(!ownId(b)))
      .map((field) => [field, uniqueId(ownId(field) || field.type || 'field', taken)]),
  );
  return fields.map((settings) => {
    const { options, questions, ...field } = settings;
    return {
      ...field,
      title: field.title.trim(),
      id: ids.get(settings) ?? '',
      options: (options.length ? options : questions).map(fieldOption),
    };
  });
};
