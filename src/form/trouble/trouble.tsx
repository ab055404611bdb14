/**
 * What a form needs when something is wrong: marks at the fields, the summary, and what they say. It comes then.
 * @module
 */
import { labelOf } from '../field-frame';
import type { Entry, FormGiven, Problem } from '../form-state';
import { type Item, mistakeOf } from '../item';
import type { Refusal } from '../send';
import { setMark } from './marks';
import { toldOf } from './told';

const messageOf = (item: Item, { text }: FormGiven): string => {
  const mistake = mistakeOf(item);
  // `{email}` stands for an example address (contract 5, "Form").
  return mistake ? text(mistake, { email: text('exampleEmail'), size: item.field.maxSize }) : '';
};

const entryOf = ({ field, controls }: Item, message: string, { own, text }: FormGiven): Entry => ({
  message,
  label: own ? field.title : labelOf(field, text),
  target: controls[0],
});

/** Says at an item what is wrong with it. */
export const mark = (item: Item, given: FormGiven): void => setMark(item, messageOf(item, given));

/**
 * Marks what is wrong among `items`, and says it; nothing where nothing is.
 * @param unsolved where the captcha is that has to be solved still
 */
export const problemIn = (items: Item[], given: FormGiven, unsolved?: HTMLElement): Problem | undefined => {
  const { text } = given;
  const entries = items.flatMap((item) => {
    const message = messageOf(item, given);
    setMark(item, message);
    return message ? entryOf(item, message, given) : [];
  });
  const general = entries.length ? 'invalidFields' : 'captchaMissing';
  if (unsolved) entries.push({ message: text('captchaMissing'), label: 'CAPTCHA', target: unsolved });
  return entries.length ? { message: text(general), entries } : undefined;
};

/** Marks the fields that the server refuses, and says why nothing was sent. */
export const problemOf = (refusal: Refusal, items: Item[], given: FormGiven): Problem => {
  const { text, isNewsletter } = given;
  const entries = Object.entries(refusal.errors ?? {}).map(([id, message]): Entry => {
    const item = items.find(({ field, controls }) => field.id === id && controls.length);
    if (!item) return { message, label: '' };
    setMark(item, message);
    return entryOf(item, message, given);
  });
  if (!entries.length) {
    const told = toldOf(refusal);
    return { message: told.text || text(told.key), entries };
  }
  // Storefront 5: the notices are not a newsletter's.
  return isNewsletter
    ? { message: text('invalidFields'), entries }
    : { message: text('below'), entries, notice: text('above') };
};

export { unmark } from './marks';
export { messages } from './messages/es-419';
export { Summary } from './summary';
export { default as styles } from './trouble.css';
