import type { ReportSettingError, SettingError } from '../../src/core/settings/check-value';
import { reportSettingErrors } from '../../src/core/settings/report-setting-errors';
import { nextTask } from '../../src/core/util/wait';
import { type CollectionItem, readItem } from '../../src/features/collection/item';
import type { ItemSettings } from '../../src/features/collection/schema';

/** Number of items to read in one task, so that a page with thousands stays responsive. */
const itemsPerTask = 200;

/** Reads the items of the settings, many of them in several tasks, and logs in one line which of their properties are wrong. */
export const readItemsInTasks = async (items: ItemSettings[], host: Element): Promise<CollectionItem[]> => {
  const errors: SettingError[] = [];
  const report: ReportSettingError = (error) => errors.push(error);
  const read: CollectionItem[] = [];
  for (const [index, item] of items.entries()) {
    if (index && index % itemsPerTask === 0) await nextTask();
    read.push(readItem(item, { path: `items.${index}`, report }));
  }
  // The first render takes long enough to need a task of its own.
  if (items.length > itemsPerTask) await nextTask();
  reportSettingErrors(host, errors);
  return read;
};
