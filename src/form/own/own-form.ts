import type { Answer } from '../../api/answer';
import { adopt, sheetOf } from '../../block/styles';
import type { Say } from '../field-frame';
import type { FormField } from '../form-field';
import type { FormState } from '../form-state';
import { type Control, type Item, isChosen, valuesOf } from '../item';
import own from './own.css';

/**
 * A `<form>` that the page itself wrote: its controls stay where they are and become items of the same kind as those
 * that are rendered from data.
 * @module
 */

const skipped = ['submit', 'button', 'reset', 'image'];

/** Types whose values are read as they are; a date of the browser's own is one text, and not a list of parts. */
const kept = ['email', 'number', 'radio', 'checkbox', 'file', 'password', 'textarea'];

/** What stands around the controls of a field on the site builder's own pages, with what it is as classes. */
const formItem = '.form-item';

const typeOf = (control: Control): string => {
  const { type } = control;
  if (type === 'select-multiple') return 'checkbox';
  if (type === 'text' && control.closest(`${formItem}.email`)) return 'email';
  return kept.includes(type) ? type : 'text';
};

/** By the attribute, or as the site builder's own pages say it: by a class (storefront 3). */
const isRequired = (control: Control): boolean =>
  control.required ||
  control.matches(`[aria-required="true"],.required,${formItem}:is(.required, :has(.required)) *`);

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/[\s*:]+/g, ' ').trim() ?? '';

const titleOf = (first: Control, isGroup: boolean): string =>
  (isGroup && textOf(first.closest('fieldset')?.querySelector('legend'))) ||
  (isChosen(first) && textOf(first.closest(formItem)?.querySelector('.title'))) ||
  textOf(first.labels?.[0]) ||
  first.getAttribute('aria-label') ||
  first.getAttribute('placeholder') ||
  first.name;

const limitOf = (control: Control): number =>
  Number(control.dataset.maxLength ?? control.getAttribute('maxlength')) || 0;

/** What is marked as wrong: a group's fieldset, a control's label around it, else what comes first of label and control. */
const placeOf = (first: Control, isGroup: boolean): HTMLElement => {
  const group = isGroup && first.closest('fieldset');
  if (group) return group;
  const label = first.labels?.[0];
  if (!label || label.contains(first)) return label ?? first;
  const isBefore = label.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? label : first;
};

/** A field that a page wrote by itself has only what its markup says. */
const plainField = (field: Partial<FormField> & { id: string; type: string }): FormField => ({
  title: '',
  description: '',
  required: false,
  placeholder: '',
  options: [],
  maxLength: 0,
  key: '',
  value: '',
  currencySymbol: '',
  showCountryCode: false,
  country: '',
  underline: false,
  stars: 5,
  accept: '',
  maxSize: 5,
  multiple: false,
  autocomplete: '',
  visibleWhen: undefined,
  ...field,
});

let ids = 0;

/** What a message stands in: put before the page's own markup, where it is not there yet. */
const messageBefore = (place: HTMLElement): Element => {
  const { previousElementSibling: before } = place;
  if (before?.matches('.az-error-message')) return before;
  const made = document.createElement('span');
  made.className = 'az-error-message';
  made.id = `az-error-${++ids}`;
  place.before(made);
  return made;
};

const fieldOf = (controls: Control[]): Item | undefined => {
  const [first] = controls;
  if (!first) return undefined;
  const isGroup = controls.length > 1;
  const field: FormField = plainField({
    id: first.name,
    type: typeOf(first),
    title: titleOf(first, isGroup),
    required: controls.some(isRequired),
    maxLength: limitOf(first),
    maxSize: Number(first.dataset.maxSize) || Infinity,
  });
  const place = placeOf(first, isGroup);
  return { field, place, controls, message: () => messageBefore(place) };
};

const isControl = (element: Element): element is Control =>
  element.matches('input,select,textarea') &&
  !skipped.includes((element as Control).type) &&
  (element as Control).name !== '' &&
  !element.closest('.az-captcha') &&
  !(element as Control).disabled;

/** The items of the form, as it is now. */
export const ownItems = (form: HTMLFormElement): Item[] => {
  const groups = new Map<string, Control[]>();
  for (const control of [...form.elements].filter(isControl))
    groups.set(control.name, [...(groups.get(control.name) ?? []), control]);
  return [...groups.values()].flatMap((controls) => fieldOf(controls) ?? []);
};

type Button = HTMLButtonElement | HTMLInputElement;

const buttonsOf = (form: HTMLFormElement): Button[] =>
  ([...form.elements] as Button[]).filter(
    ({ type, localName }) => type === 'submit' && /^(button|input)$/.test(localName),
  );

const labels = new WeakMap<Button, string>();

/** Has the form's buttons say that it is being sent; without a text they say what they said before. */
const setButtons = (form: HTMLFormElement, sending: string | undefined, { isLocked }: FormState): void => {
  for (const button of buttonsOf(form)) {
    const key = button.localName === 'input' ? 'value' : 'textContent';
    const own = button as unknown as Record<typeof key, string>;
    if (sending !== undefined && !labels.has(button)) {
      labels.set(button, own[key]);
      own[key] = sending;
    } else if (sending === undefined && labels.has(button)) {
      own[key] = labels.get(button) ?? '';
      labels.delete(button);
    }
    if (sending === undefined) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
    // Without a captcha, what the page does with its button is its own business.
    if (isLocked !== undefined) button.disabled = isLocked;
  }
};

/** Has the page's form look as its state is. */
export const showState = (form: HTMLFormElement, state: FormState, text: Say): void => {
  adopt(form.getRootNode() as Document | ShadowRoot, sheetOf(own));
  form.style.display = state.phase === 'sent' ? 'none' : '';
  setButtons(form, state.phase === 'sending' ? text('sending') : undefined, state);
};

/** What a control held before anybody touched it. */
const initial = (control: Control): string => {
  if (isChosen(control)) return (control as HTMLInputElement).defaultChecked ? control.value : '';
  if ('defaultValue' in control) return control.defaultValue;
  const { options } = control;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
};

/** The controls that the visitor has used before the form was taken over. */
export const typedInto = (form: HTMLFormElement): Control[] =>
  ownItems(form).flatMap(({ controls }) =>
    controls.filter((control) => valuesOf([control]).join('') !== initial(control)),
  );

/** What the first of its buttons says, outside of a submission. */
export const ownButtonText = (form: HTMLFormElement): string => {
  const [button] = buttonsOf(form);
  return button ? (labels.get(button) ?? (textOf(button) || button.value)) : '';
};

/** Sends the form to its own address as the browser would, without leaving the page. */
export const sendOwn = async (form: HTMLFormElement): Promise<Answer<unknown>> => {
  const data = new FormData(form);
  const isMultipart = form.enctype === 'multipart/form-data';
  try {
    const { ok, status } = await fetch(form.action, {
      method: 'POST',
      body: isMultipart ? data : new URLSearchParams(data as unknown as Record<string, string>),
      headers: { Accept: 'application/json, text/html;q=0.9, */*;q=0.8' },
    });
    if (ok) return { ok, status, data: undefined };
    return { ok: false, status, reason: 'status', message: '' };
  } catch {
    return { ok: false, status: 0, reason: 'network', message: '' };
  }
};
