import type { FormField } from './form-field';

/**
 * What a field's controls hold, in their order: of radios and checkboxes the checked ones; of a likert one answer a
 * question, "" where there is none.
 */
export type Held = string[];

/** Types whose value is the list of their parts (storefront 3). */
const listed = ['name', 'date', 'time', 'address', 'checkbox', 'file'];

/** Types that are read and not filled in. */
export const isSilent = (type: string): boolean => type === 'section' || type === 'page-break';

/**
 * The value that a field submits (storefront 3, "Form field types and the value each submits"); undefined for one that
 * submits none.
 * @param query of the page's address, for hidden fields
 */
export const submittedValue = (field: FormField, held: Held, query: URLSearchParams): unknown => {
  const { type, options, key, id, value } = field;
  if (isSilent(type)) return undefined;
  if (type === 'hidden') return query.get(key || id) ?? value;
  if (type === 'phone') return held.length === 3 ? ['', ...held] : held;
  if (type === 'likert')
    return Object.fromEntries(options.flatMap(({ value }, nth) => (held[nth] ? [[value, held[nth]]] : [])));
  if (type === 'consent') return held[0] ?? 'false';
  return listed.includes(type) ? held : (held[0] ?? '');
};
