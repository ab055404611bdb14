import type { FormField } from './form-field';

/**
 * Makes a field that does not come from settings: a block's own, or one of a form in the page. Settings that are not given have
 * the defaults of schema.ts.
 */
export const plainField = (field: Pick<FormField, 'id'> & Partial<FormField>): FormField => ({
  type: 'text',
  title: '',
  description: '',
  required: false,
  placeholder: '',
  options: [],
  maxLength: 0,
  key: '',
  value: '',
  currencySymbol: '$',
  showSeconds: false,
  native: false,
  country: '',
  underline: false,
  stars: 5,
  accept: '',
  maxSize: 5,
  multiple: false,
  autocomplete: '',
  ...field,
});
