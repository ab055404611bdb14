/**
 * The elements that the block adds to a field of a page's form: the message of an error, and the counter of a textarea.
 * @module
 */
import { appendBehindHydrationEnd, removeInserted } from '../../../core/keep-inserted';
import type { FormControl } from '../controls';
import type { FormText } from '../messages/es-419';
import { hasCounter } from '../validate';
import type { PageField } from './read-page-form';

const numberByElement = new WeakMap<Element, number>();
let elementCount = 0;

/** A stable number for an element of the page, also after a morph; part of the ids of the elements that the block adds to it. */
const numberOf = (element: Element): number => {
  const number = numberByElement.get(element) ?? ++elementCount;
  numberByElement.set(element, number);
  return number;
};

/** The element with a field's message. */
const messageBefore = (errorAnchor: HTMLElement): HTMLElement | undefined => {
  const { previousElementSibling: element } = errorAnchor;
  return element?.matches('.az-error-message') ? (element as HTMLElement) : undefined;
};

const createMessage = (errorAnchor: HTMLElement): HTMLElement => {
  const message = document.createElement('span');
  message.className = 'az-error-message';
  message.id = `az-error-${numberOf(errorAnchor)}`;
  errorAnchor.before(message);
  return message;
};

/** Adds an id to those of the elements that describe an element, or removes the id. */
const toggleDescription = (element: Element, id: string, isOn: boolean): void => {
  const ids = new Set((element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean));
  if (isOn) ids.add(id);
  else ids.delete(id);
  if (ids.size) element.setAttribute('aria-describedby', [...ids].join(' '));
  else element.removeAttribute('aria-describedby');
};

/** The elements that carry a field's error: the group of radio buttons, as a single one cannot be invalid, else the controls. */
const errorCarriers = ({ controls }: PageField): Element[] => [
  ...new Set<Element>(controls.map((control) => control.closest('[role="radiogroup"]') ?? control)),
];

export const showFieldError = (field: PageField, text: string): void => {
  const { errorAnchor } = field;
  const message = messageBefore(errorAnchor) ?? createMessage(errorAnchor);
  if (message.textContent !== text) message.textContent = text;
  for (const element of errorCarriers(field)) {
    toggleDescription(element, message.id, true);
    if (!element.matches('[type="radio"]')) element.setAttribute('aria-invalid', 'true');
  }
  errorAnchor.toggleAttribute('data-invalid', true);
};

/** @param isAnchorShared whether another field with an error has the same anchor */
export const removeFieldError = (field: PageField, isAnchorShared: boolean): void => {
  const { errorAnchor } = field;
  if (!errorAnchor.hasAttribute('data-invalid')) return;
  const message = messageBefore(errorAnchor);
  for (const element of errorCarriers(field)) {
    if (message) toggleDescription(element, message.id, false);
    element.removeAttribute('aria-invalid');
  }
  if (isAnchorShared) return;
  message?.remove();
  errorAnchor.removeAttribute('data-invalid');
};

/** The counter of a control: in the label around the control, else between the control and the next one. */
const findCount = (control: FormControl): Element | undefined => {
  const label = control.closest('label');
  if (label) return label.querySelector(':scope > .az-count') ?? undefined;
  const siblings = [...(control.parentElement?.children ?? [])];
  const next = siblings
    .slice(siblings.indexOf(control) + 1)
    .find((sibling) => sibling.matches('.az-count, input, select, textarea'));
  return next?.matches('.az-count') ? next : undefined;
};

const createCount = (control: FormControl): Element => {
  const counter = document.createElement('span');
  const label = control.closest('label');
  // The control's name would have the counter in it.
  if (label) counter.ariaHidden = 'true';
  const parent = label ?? (control.nextElementSibling ? null : control.parentElement);
  // Last in its parent, where hydration does not see the counter.
  if (parent) appendBehindHydrationEnd(parent, counter);
  else control.after(counter);
  return counter;
};

/** Shows how many of the allowed characters a text has. */
export const showCount = ({ field, controls }: PageField, text: FormText): void => {
  const [control] = controls;
  if (!control || !hasCounter(field)) return;
  const id = `az-count-${numberOf(control)}`;
  const existing = findCount(control);
  // In a copy of an upgraded page the counter has the id of the original.
  if (existing && existing.id !== id) toggleDescription(control, existing.id, false);
  const counter = existing ?? createCount(control);
  if (counter.id !== id) {
    counter.className = 'az-count';
    counter.id = id;
    toggleDescription(control, id, true);
  }
  const count = text('counter', { count: control.value.length, max: field.maxLength });
  if (counter.textContent !== count) counter.textContent = count;
};

export const removeCount = ({ controls: [control] }: PageField): void => {
  const counter = control && findCount(control);
  if (!counter) return;
  toggleDescription(control, counter.id, false);
  removeInserted(counter);
};
