import type { Item } from '../item';

/** Where the message of an item stands. */
const messageOf = ({ place, message }: Item): Element | null | undefined =>
  message?.() ?? place?.querySelector(':scope > .error');

const withToken = (list: string | null, token: string, present: boolean): string => {
  const others = (list ?? '').split(/\s+/).filter((one) => one && one !== token);
  return (present ? [...others, token] : others).join(' ');
};

const setOrRemove = (element: Element, name: string, value: string): void => {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
};

/** What carries the state of an item: a group of radios as a whole, as a radio cannot be invalid; else the controls. */
const marked = ({ controls }: Item): Element[] => {
  const groups = controls.map((control) => control.closest('[role="radiogroup"]') ?? control);
  return [...new Set<Element>(groups)];
};

const isMarked = ({ place }: Item): boolean => !!place?.hasAttribute('data-invalid');

/** Marks an item as wrong with a message, which is said with the control; "" takes the mark away. */
export const setMark = (item: Item, message: string): void => {
  if (!message && !isMarked(item)) return;
  const element = messageOf(item);
  if (!element) return;
  element.textContent = message;
  for (const one of marked(item)) {
    const described = withToken(one.getAttribute('aria-describedby'), element.id, !!message);
    setOrRemove(one, 'aria-describedby', described);
    if (!one.matches('[type="radio"]')) setOrRemove(one, 'aria-invalid', message && 'true');
  }
  item.place?.toggleAttribute('data-invalid', !!message);
  if (!message && item.message) element.remove();
};

/** Takes the marks of items away. */
export const unmark = (items: Item[]): void => {
  for (const item of items) setMark(item, '');
};
