import type { FormField } from './form-field';

/** An element that holds what a visitor enters. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field with its controls in the page, in the order in which their values are submitted. */
export interface FieldControls {
  field: FormField;
  /** Undefined for a field that has no markup, such as a hidden one. */
  controls: FormControl[] | undefined;
  /** The controls of each part of a list, or of each question of a likert, for markup without `data-part` and part names. */
  parts?: FormControl[][] | undefined;
}

/** What a visitor has entered into a field. */
export interface FieldInput {
  field: FormField;
  /**
   * One text for each control; of radios and checkboxes, the checked values; of a likert, one answer for each question, ""
   * where the question has none; of files, their names. A hidden field has the parameter of the page's address, else its value.
   */
  values: string[];
  files: File[];
  /** Whether the browser cannot read the text, such as letters in a number field or half of a date. */
  hasBadInput: boolean;
  /** The browser's message about an input that breaks a rule of its markup, such as `pattern` or `min`. */
  browserMessage?: string | undefined;
}

/** `name` of a control that holds one part of a field. */
export const partName = (fieldId: string, part: number): string => `${fieldId}.${part}`;

export const isCheckable = ({ type }: FormControl): boolean => type === 'radio' || type === 'checkbox';

/** Whether a control is for a password or for the data of a payment card (autofill tokens such as `billing cc-number`). */
export const isSecretControl = ({ type, autocomplete }: FormControl): boolean =>
  type === 'password' || /(^| )cc-/.test(autocomplete);

const checkedValues = (controls: FormControl[]): string[] =>
  controls.filter((control) => (control as HTMLInputElement).checked).map(({ value }) => value);

/** Skips disabled options, such as a placeholder "Choose …": the browser does not submit them either. */
const selectedValues = ({ selectedOptions }: HTMLSelectElement): string[] =>
  [...selectedOptions].filter(({ disabled }) => !disabled).map(({ value }) => value);

/** The values of controls, in their order; of radios and checkboxes, the checked ones. */
export const controlValues = (controls: FormControl[]): string[] =>
  controls.some(isCheckable)
    ? checkedValues(controls)
    : controls.flatMap((control) => ('options' in control ? selectedValues(control) : control.value));

/** Splits the value of the browser's own date or time input into the parts that a field submits. */
const nativeParts = ({ type, value }: FormControl): string[] => {
  if (type === 'date') {
    const [year = '', month = '', day = ''] = value.split('-');
    return [month, day, year];
  }
  const [hours = '', minutes = '', seconds = ''] = value.split(':');
  const hour = hours && `${Number(hours) % 12 || 12}`;
  return [hour, minutes, seconds, Number(hours) < 12 ? 'AM' : 'PM'];
};

const fieldValues = ({ field, controls = [], parts }: FieldControls, files: File[]): string[] => {
  const { id, type, options } = field;
  const [first] = controls;
  if (type === 'file') return files.map(({ name }) => name);
  if (parts) return parts.map((part) => controlValues(part)[0] ?? '');
  if (type === 'likert')
    return options.map(
      (_, row) => checkedValues(controls.filter(({ name }) => name === partName(id, row)))[0] ?? '',
    );
  if (first?.type === 'date' || first?.type === 'time') return nativeParts(first);
  const byPart = new Map(controls.map((control) => [Number(control.dataset.part), control.value]));
  const last = Math.max(...byPart.keys());
  // Some parts have no control, such as the seconds of a time.
  return last > 0
    ? Array.from({ length: last + 1 }, (_, part) => byPart.get(part) ?? '')
    : controlValues(controls);
};

const hiddenValue = ({ key, id, value }: FormField): string =>
  new URLSearchParams(location.search).get(key || id) ?? value;

/**
 * "" for rules that the form checks by itself: missing values, maximum length, e-mail addresses. A `title` describes the
 * `pattern`, as in browsers.
 */
const browserMessageOf = ({ validity, validationMessage, title }: FormControl): string => {
  const { customError, patternMismatch, rangeOverflow, rangeUnderflow, stepMismatch, tooShort } = validity;
  const broken = [customError, patternMismatch, rangeOverflow, rangeUnderflow, stepMismatch, tooShort];
  if (patternMismatch && !customError) return `${validationMessage} ${title}`.trim();
  return broken.some(Boolean) ? validationMessage : '';
};

/** Reads what a visitor has entered into a field. */
export const readInput = (fieldControls: FieldControls): FieldInput => {
  const { field, controls } = fieldControls;
  if (!controls || field.type === 'hidden')
    return { field, values: [hiddenValue(field)], files: [], hasBadInput: false };
  const files = controls.flatMap((control) => [...((control as HTMLInputElement).files ?? [])]);
  const hasBadInput = controls.some(({ validity }) => validity.badInput);
  const browserMessage = controls.map(browserMessageOf).find(Boolean);
  return { field, values: fieldValues(fieldControls, files), files, hasBadInput, browserMessage };
};

/** The controls within a field's element, in the order of submission: an address may show its parts in another order. */
export const controlsIn = (element: Element): FormControl[] =>
  [...element.querySelectorAll<FormControl>('input,select,textarea')].sort(
    (a, b) => Number(a.dataset.part ?? 0) - Number(b.dataset.part ?? 0),
  );

/** Finds the controls of a rendered form: each field's element has the field's index. */
export const renderedControls = (form: Element, fields: FormField[]): FieldControls[] => {
  const elements = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-field]')].map((element) => [
      Number(element.dataset.field),
      element,
    ]),
  );
  return fields.map((field, index) => {
    const element = elements.get(index);
    return { field, controls: element && controlsIn(element) };
  });
};
