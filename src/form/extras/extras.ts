/**
 * What few forms ask for, in a chunk of its own: conditions, limits, drafts, files, values to begin with, and what no
 * person does.
 * @module
 */
import type { Views } from '../field-frame';
import type { FormGiven } from '../form-state';
import type { Item } from '../item';
import { Counted, count } from './counted';
import { shownItems } from './is-shown';

/**
 * What follows from what is typed: which fields show, and how much of a limit is used.
 * @param mark says at an item what is wrong with it
 */
export const refresh = (items: Item[], given: FormGiven, mark: (item: Item) => void): void => {
  const shown = shownItems(items);
  for (const item of items) {
    if (item.place && !given.own) item.place.hidden = !shown.includes(item);
    count(item, given, mark);
  }
};

/** `counted`: a text with a limit. */
export const views: Views = [['counted', Counted]];

export { begun } from './begun';
export { draftAt } from './draft';
export { default as styles } from './extras.css';
export { withFiles } from './file-content';
export { Honeypot, refusalOf } from './honeypot';
export { messages } from './messages/es-419';
export { shownItems };
