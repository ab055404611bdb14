/**
 * What the block adds to a field of a page's form: the message of an error, and the counter of a textarea.
 * @module
 */
import type { FormControl } from '../controls';
import type { FormText } from '../messages/es-419';
import { hasCounter } from '../validate';
import type { PageField } from './read-page-form';

const numberByElement = new WeakMap<Element, number>();
let elementCount = 0;

/** The number of an element of the page, for the ids of what is added to it: the same one after a morph. */
const numberOf = (element: Element): number => {
  const number = numberByElement.get(element) ?? ++elementCount;
  numberByElement.set(element, number);
  return number;
};

/** The element with a field's message. */
const messageBefore = (place: HTMLElement): HTMLElement | undefined => {
  const { previousElementSibling: element } = place;
  return element?.matches('.az-error-message') ? (element as HTMLElement) : undefined;
};

const createMessage = (place: HTMLElement): HTMLElement => {
  const message = document.createElement('span');
  message.className = 'az-error-message';
  message.id = `az-error-${numberOf(place)}`;
  place.before(message);
  return message;
};

/** Adds a token to an attribute that lists tokens, or removes the token. */
const toggleToken = (element: Element, name: string, token: string, isPresent: boolean): void => {
  const others = (element.getAttribute(name) ?? '').split(/\s+/).filter((one) => one && one !== token);
  const tokens = isPresent ? [...others, token] : others;
  if (tokens.length) element.setAttribute(name, tokens.join(' '));
  else element.removeAttribute(name);
};

/** The elements that carry a field's error: the group of radio buttons, as a single one cannot be invalid, else the controls. */
const errorCarriers = ({ controls }: PageField): Element[] => [
  ...new Set<Element>(controls.map((control) => control.closest('[role="radiogroup"]') ?? control)),
];

export const showFieldError = (field: PageField, text: string): void => {
  const { place } = field;
  const message = messageBefore(place) ?? createMessage(place);
  if (message.textContent !== text) message.textContent = text;
  for (const element of errorCarriers(field)) {
    toggleToken(element, 'aria-describedby', message.id, true);
    if (!element.matches('[type="radio"]')) element.setAttribute('aria-invalid', 'true');
  }
  place.toggleAttribute('data-invalid', true);
};

/** @param isPlaceShared whether another field with an error has the same place */
export const removeFieldError = (field: PageField, isPlaceShared: boolean): void => {
  const { place } = field;
  if (!place.hasAttribute('data-invalid')) return;
  const message = messageBefore(place);
  for (const element of errorCarriers(field)) {
    if (message) toggleToken(element, 'aria-describedby', message.id, false);
    element.removeAttribute('aria-invalid');
  }
  if (isPlaceShared) return;
  message?.remove();
  place.removeAttribute('data-invalid');
};

/** The element that a control's counter stands after: a label around the control would have the counter in its name. */
const beforeCount = (control: FormControl): Element => control.closest('label') ?? control;

/** Shows how many of the allowed characters a text has, after the text's control. */
export const showCount = ({ field, controls }: PageField, text: FormText): void => {
  const [control] = controls;
  if (!control || !hasCounter(field)) return;
  const before = beforeCount(control);
  const next = before.nextElementSibling;
  const id = `az-count-${numberOf(control)}`;
  const isCounter = next?.matches('.az-count');
  // In a copy of an upgraded page the counter has the id of the original.
  if (isCounter && next?.id !== id) toggleToken(control, 'aria-describedby', next?.id ?? '', false);
  const counter = isCounter && next ? next : document.createElement('span');
  if (counter.id !== id) {
    counter.className = 'az-count';
    counter.id = id;
    before.after(counter);
    toggleToken(control, 'aria-describedby', id, true);
  }
  const count = text('counter', { count: control.value.length, max: field.maxLength });
  if (counter.textContent !== count) counter.textContent = count;
};

export const removeCount = ({ controls: [control] }: PageField): void => {
  if (!control) return;
  const counter = beforeCount(control).nextElementSibling;
  if (!counter?.matches('.az-count')) return;
  toggleToken(control, 'aria-describedby', counter.id, false);
  counter.remove();
};
