import type { BlockHost } from '../../src/core/block-host';
import { importWithRetry } from '../../src/core/lazy-import';
import { checkObject, type SettingError } from '../../src/core/settings/check-value';
import type { Fields } from '../../src/core/settings/field';
import { isObject } from '../../src/core/util/is-object';
import type { ProductSettings } from './offers';
import { schema } from './schema';

/** The last report of each element: the same errors are reported once. */
const reported = new WeakMap<Element, string>();

/** The settings with those of the nested `item` in their place, checked against the schema. */
export const unwrapItem = (settings: ProductSettings, host: BlockHost): ProductSettings => {
  const { item } = settings;
  if (!isObject(item)) return settings;
  const fieldErrors: SettingError[] = [];
  const merged = { ...settings, ...item };
  const data = checkObject(schema as unknown as Fields, merged, 'item.', (fieldError) =>
    fieldErrors.push(fieldError),
  );
  const report = fieldErrors.map(({ path }) => path).join();
  if (fieldErrors.length && reported.get(host) !== report) {
    reported.set(host, report);
    importWithRetry(() => import('../../src/core/settings/report-problem')).then(({ warnSettingErrors }) =>
      warnSettingErrors('<az-product>', fieldErrors, host),
    );
  }
  return data as ProductSettings;
};
