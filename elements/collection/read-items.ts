import type { ReportSettingError, SettingError } from '../../src/core/settings/check-value';
import { reportSettingErrors } from '../../src/core/settings/report-setting-errors';
import { type CollectionItem, readItem } from '../../src/features/collection/item';
import type { ItemSettings } from '../../src/features/collection/schema';
import { mapInTasks } from './map-in-tasks';

/** Reads the items of the settings, many of them in several tasks, and logs in one line which of their properties are wrong. */
export const readItemsInTasks = async (items: ItemSettings[], host: Element): Promise<CollectionItem[]> => {
  const errors: SettingError[] = [];
  const report: ReportSettingError = (error) => errors.push(error);
  const read = await mapInTasks(items, (item, index) => readItem(item, { path: `items.${index}`, report }));
  reportSettingErrors(host, errors);
  return read;
};
