/**
 * Reads the fields of a `<form>` that a page's author wrote. Types, labels and required marks all come from the markup.
 * @module
 */
import { controlValues, type FieldControls, type FormControl, isCheckable } from '../controls';
import { draftName } from '../draft-values';
import { uniqueId } from '../form-field';
import { plainField } from '../plain-field';

/** A field of a page's form. */
export interface PageField extends FieldControls {
  controls: FormControl[];
  /** The element that is marked as invalid; the message stands before it. */
  errorAnchor: HTMLElement;
}

const skippedTypes = ['submit', 'button', 'reset', 'image'];

/** Type of a control -> type of its field. All other controls are texts. */
const fieldTypes: Record<string, string> = {
  'select-multiple': 'checkbox',
  tel: 'phone',
  ...Object.fromEntries(
    ['email', 'number', 'radio', 'checkbox', 'file', 'password', 'textarea', 'date', 'time', 'hidden'].map(
      (type) => [type, type],
    ),
  ),
};

/**
 * Type of a field that submits a list -> patterns of its parts, in the order of the list. A part matches by its `data-title`,
 * class, `autocomplete` or name. A phone has no patterns, because its markup rarely names the parts: they keep their order.
 */
const partPatterns: Record<string, RegExp[]> = {
  name: [/first|given|fname/, /last|family|surname|lname/],
  date: [/month/, /\bday\b/, /year/],
  time: [/hour/, /minute/, /second/, /am-?pm/],
  address: [
    /line-?1|address-?1|street/,
    /line-?2|address-?2/,
    /city|level2/,
    /state|province|level1/,
    /zip|postal/,
    /country/,
  ],
  phone: [],
};

/** Reads a property of the form itself: `form.action` is a control where the form has `<input type="hidden" name="action">`. */
export const formProperty = <Key extends keyof HTMLFormElement>(
  form: HTMLFormElement,
  key: Key,
): HTMLFormElement[Key] => Reflect.get(HTMLFormElement.prototype, key, form);

/** The element around a field. On pages of the site builder, its classes say what the field is. */
const formItem = '.form-item,[data-field-type]';

const itemOf = (control: FormControl): HTMLElement | null => control.closest<HTMLElement>(formItem);

/** The type of a field with several parts, or of a likert; undefined for other elements. */
const groupType = (item: HTMLElement | null): string | undefined => {
  const names = item ? [item.dataset.fieldType ?? '', ...item.classList] : [];
  return [...Object.keys(partPatterns), 'likert'].find((type) => names.includes(type));
};

const typeOf = (control: FormControl): string => {
  const { type } = control;
  if (type === 'text' && control.closest('.form-item.email')) return 'email';
  return fieldTypes[type] ?? 'text';
};

/**
 * The form item whose title and required mark are about a control. Null for a checkbox below a text, such as the sign-up box
 * below an e-mail: the checkbox is a field of its own, and the item is about the text.
 */
const ownItemOf = (control: FormControl): HTMLElement | null => {
  const item = itemOf(control);
  const main = item?.querySelector<FormControl>('input,select,textarea');
  return isCheckable(control) && main && !isCheckable(main) && groupType(item) !== 'likert' ? null : item;
};

/** By the attribute, or by a class as on pages of the site builder. */
const isRequired = (control: FormControl): boolean =>
  control.required ||
  control.matches('[aria-required="true"],.required') ||
  !!ownItemOf(control)?.matches('.form-item:is(.required,:has(.required))');

/** Text of a node without hidden decoration and without words that mark a required field. */
const visibleText = (node: Node): string =>
  [...node.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return child.textContent;
      const isMark = child instanceof Element && child.matches('.required,[aria-hidden="true"]');
      return isMark ? '' : visibleText(child);
    })
    .join('');

/** Text of an element without the marks of a label, such as `*` and `:`. */
export const textContentOf = (element: Element | null | undefined): string => {
  if (!element) return '';
  const text = visibleText(element).trim() || element.textContent;
  return text?.replace(/[\s*:]+/g, ' ').trim() ?? '';
};

/**
 * The form item whose title names the field, for controls whose own label names only a part, a choice or the button for files.
 */
const titledItemOf = (first: FormControl, isGroup: boolean): HTMLElement | null =>
  isGroup || isCheckable(first) || first.type === 'file' ? ownItemOf(first) : null;

const titleOf = (first: FormControl, isGroup: boolean): string =>
  (isGroup && textContentOf(first.closest('fieldset')?.querySelector('legend'))) ||
  textContentOf(titledItemOf(first, isGroup)?.querySelector('.title')) ||
  textContentOf(first.labels?.[0]) ||
  textContentOf(itemOf(first)?.querySelector('.title')) ||
  first.getAttribute('aria-label') ||
  first.getAttribute('placeholder') ||
  draftName(first);

/** Only a textarea with `data-max-length` has a counter. The browser itself enforces `maxlength`. */
const maxLengthOf = (control: FormControl): number =>
  (control.type === 'textarea' && Number(control.dataset.maxLength)) || 0;

/** A group's fieldset or title, else the label around a control, else whichever comes first of the label and the control. */
const errorAnchorOf = (first: FormControl, isGroup: boolean): HTMLElement => {
  const item = titledItemOf(first, isGroup);
  const group =
    (isGroup && first.closest('fieldset')) ||
    (item?.matches('fieldset') ? item : item?.querySelector<HTMLElement>('.title'));
  if (group) return group;
  const label = first.labels?.[0];
  if (!label || label.contains(first)) return label ?? first;
  const isLabelFirst = label.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isLabelFirst ? label : first;
};

/** The texts that may say which part of a field a control is. */
const partHintsOf = (control: FormControl): string => {
  const { title = '' } = control.dataset;
  const wrapper = control.closest('.field');
  const classes = wrapper === itemOf(control) ? '' : (wrapper?.className ?? '');
  return `${title} ${classes} ${control.autocomplete} ${control.name}`.toLowerCase();
};

/** The controls of each part. Where the markup does not name all parts, their order decides. */
const partsOf = (type: string, controls: FormControl[]): FormControl[][] => {
  const named = (partPatterns[type] ?? []).map((pattern) =>
    controls.filter((one) => pattern.test(partHintsOf(one))),
  );
  const found = named.flat();
  const isClear = found.length === controls.length && new Set(found).size === found.length;
  return isClear ? named : controls.map((control) => [control]);
};

/** The radio buttons of each question of a likert, by the names of the controls. */
const questionsOf = (controls: FormControl[]): FormControl[][] => [
  ...Map.groupBy(controls, ({ name }) => name).values(),
];

/** The text of a question, read from the closest element around all its radio buttons. */
const questionText = (question: FormControl[], item: HTMLElement): string => {
  const [first] = question;
  let row: Element | null = first ?? null;
  while (row && row !== item && !question.every((control) => row?.contains(control))) row = row.parentElement;
  const text = textContentOf(row?.querySelector('legend,th,.question,.title'));
  return (
    row?.getAttribute('aria-label') || text || textContentOf(row?.previousElementSibling) || first?.name || ''
  );
};

const pageField = (controls: FormControl[]): PageField[] => {
  const [first] = controls;
  if (!first) return [];
  const isGroup = controls.length > 1;
  const item = itemOf(first);
  const type = groupType(item);
  const questions = type === 'likert' ? questionsOf(controls) : undefined;
  const parts = questions ?? (type && isGroup ? partsOf(type, controls) : undefined);
  const isList = isGroup && !isCheckable(first);
  const field = plainField({
    id: (type && item?.id) || draftName(first) || item?.id || titleOf(first, isGroup),
    type: type ?? (isList ? 'list' : typeOf(first)),
    title: titleOf(first, isGroup),
    required: controls.some(isRequired),
    maxLength: maxLengthOf(first),
    accept: (first as HTMLInputElement).accept,
    maxSize: Number(first.dataset.maxSize) || Number.POSITIVE_INFINITY,
    // For a hidden field: the parameter of the page's address, and the value if the address has no such parameter.
    key: first.name,
    value: first.value,
  });
  if (questions && item)
    field.options = questions.map((question) => {
      const text = questionText(question, item);
      return { value: text, label: text };
    });
  return [{ field, controls, parts, errorAnchor: errorAnchorOf(first, isGroup) }];
};

const isFieldControl = (element: Element): element is FormControl =>
  element.matches('input,select,textarea') &&
  !skippedTypes.includes((element as FormControl).type) &&
  !element.closest('.az-captcha,.az-honeypot') &&
  !element.matches(':disabled');

/**
 * Controls with the same key are one field: those of one list or likert, or of one name. In a form item, each text has its own
 * key.
 */
const fieldKey = (control: FormControl): unknown => {
  const item = itemOf(control);
  if (groupType(item)) return item;
  if (isCheckable(control)) return control.name || item || control;
  return (!item && control.name) || control;
};

/** The types of controls that a browser leaves out of a submission while nothing is chosen. */
const optionalTypes = ['checkbox', 'radio', 'select-multiple', 'file'];

/**
 * The controls of a field without hidden ones beside such a control: Rails and ASP.NET write a hidden control of the same name,
 * which the browser submits for an empty choice.
 */
const withoutHiddenDefaults = (controls: FormControl[]): FormControl[] =>
  controls.some(({ type }) => optionalTypes.includes(type))
    ? controls.filter(({ type }) => type !== 'hidden')
    : controls;

/** The fields of the form as it is now. */
export const readPageForm = (form: HTMLFormElement): PageField[] => {
  const groups = Map.groupBy([...formProperty(form, 'elements')].filter(isFieldControl), fieldKey);
  const fields = [...groups.values()].map(withoutHiddenDefaults).flatMap(pageField);
  const ids = new Set<string>();
  for (const { field, controls } of fields) {
    // Saved pages use a name for several fields; the later ones have their element's id.
    if (ids.has(field.id)) field.id = controls[0]?.id || field.id;
    field.id = uniqueId(field.id || field.type, ids);
  }
  return fields;
};

/** The value of a control before a visitor touched it. */
const defaultValueOf = (control: FormControl): string => {
  if (isCheckable(control)) return (control as HTMLInputElement).defaultChecked ? control.value : '';
  if ('defaultValue' in control) return control.defaultValue;
  const options = [...control.options];
  const initial =
    options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled);
  return initial && !initial.disabled ? initial.value : '';
};

/** Whether a visitor has changed a control's value. */
export const isTouched = (control: FormControl): boolean =>
  controlValues([control]).join('') !== defaultValueOf(control);
