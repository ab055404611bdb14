/**
 * Reads the fields of a `<form>` that a page's author wrote. The markup says everything: types, labels, what is required.
 * @module
 */
import { controlValues, type FieldControls, type FormControl, isCheckable } from '../controls';
import type { FormField } from '../form-field';

/** A field of a page's form. */
export interface PageField extends FieldControls {
  controls: FormControl[];
  /** The element that is marked as invalid; the message stands before it. */
  place: HTMLElement;
}

const skippedTypes = ['submit', 'button', 'reset', 'image'];

/** Types that the form checks as such. All others are texts: a browser's own date is one text, and not a list of parts. */
const knownTypes = ['email', 'number', 'radio', 'checkbox', 'file', 'password', 'textarea'];

/** The element around a field on pages of the site builder. Its classes say what the field is. */
const formItem = '.form-item';

const typeOf = (control: FormControl): string => {
  const { type } = control;
  if (type === 'select-multiple') return 'checkbox';
  if (type === 'text' && control.closest(`${formItem}.email`)) return 'email';
  return knownTypes.includes(type) ? type : 'text';
};

/** By the attribute, or by a class as on pages of the site builder. */
const isRequired = (control: FormControl): boolean =>
  control.required ||
  control.matches(`[aria-required="true"],.required,${formItem}:is(.required, :has(.required)) *`);

/** Text of an element without the marks of a label, such as `*` and `:`. */
export const plainText = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/[\s*:]+/g, ' ').trim() ?? '';

const titleOf = (first: FormControl, isGroup: boolean): string =>
  (isGroup && plainText(first.closest('fieldset')?.querySelector('legend'))) ||
  (isCheckable(first) && plainText(first.closest(formItem)?.querySelector('.title'))) ||
  plainText(first.labels?.[0]) ||
  first.getAttribute('aria-label') ||
  first.getAttribute('placeholder') ||
  first.name;

const maxLengthOf = (control: FormControl): number =>
  Number(control.dataset.maxLength ?? control.getAttribute('maxlength')) || 0;

/** A group's fieldset, a control's label around it, else the first one of label and control. */
const placeOf = (first: FormControl, isGroup: boolean): HTMLElement => {
  const group = isGroup && first.closest('fieldset');
  if (group) return group;
  const label = first.labels?.[0];
  if (!label || label.contains(first)) return label ?? first;
  const isLabelFirst = label.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isLabelFirst ? label : first;
};

/** A field's settings that a page's markup does not have. */
const defaultSettings: Omit<FormField, 'id' | 'type' | 'title' | 'required' | 'maxLength' | 'maxSize'> = {
  description: '',
  placeholder: '',
  options: [],
  key: '',
  value: '',
  currencySymbol: '',
  showCountryCode: false,
  country: '',
  underline: false,
  stars: 5,
  accept: '',
  multiple: false,
  autocomplete: '',
  visibleWhen: undefined,
};

const pageField = (controls: FormControl[]): PageField[] => {
  const [first] = controls;
  if (!first) return [];
  const isGroup = controls.length > 1;
  const field: FormField = {
    ...defaultSettings,
    id: first.name,
    type: typeOf(first),
    title: titleOf(first, isGroup),
    required: controls.some(isRequired),
    maxLength: maxLengthOf(first),
    maxSize: Number(first.dataset.maxSize) || Number.POSITIVE_INFINITY,
  };
  return [{ field, controls, place: placeOf(first, isGroup) }];
};

const isFieldControl = (element: Element): element is FormControl =>
  element.matches('input,select,textarea') &&
  !skippedTypes.includes((element as FormControl).type) &&
  (element as FormControl).name !== '' &&
  !element.closest('.az-captcha') &&
  !(element as FormControl).disabled;

/** The fields of the form as it is now. Controls of one name are one field. */
export const readPageForm = (form: HTMLFormElement): PageField[] =>
  [...Map.groupBy([...form.elements].filter(isFieldControl), ({ name }) => name).values()].flatMap(pageField);

/** The value of a control before a visitor touched it. */
const defaultValueOf = (control: FormControl): string => {
  if (isCheckable(control)) return (control as HTMLInputElement).defaultChecked ? control.value : '';
  if ('defaultValue' in control) return control.defaultValue;
  const { options } = control;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
};

/** Whether a visitor has changed a control's value. */
export const isTouched = (control: FormControl): boolean =>
  controlValues([control]).join('') !== defaultValueOf(control);
