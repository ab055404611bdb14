import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/core/settings/check-value';
import { type CollectionItem, readItem } from '../../../src/features/collection/item';
import { readAndLog } from '../../../src/features/collection/read-and-log';
import { type ItemSettings, schema } from '../../../src/features/collection/schema';

interface ReadOptions {
  host: Element;
  /** Time zone of items that name none. */
  timeZone?: string;
}

/** Items as blocks read them from data. */
export const readItems = (items: object[], { host, timeZone }: ReadOptions): CollectionItem[] => {
  const checked = checkObject({ items }, { fields: fieldsOf(schema) }).items as ItemSettings[];
  return readAndLog(host, (report) =>
    checked.map((item, index) => readItem(item, { path: `items.${index}`, report, timeZone })),
  );
};
