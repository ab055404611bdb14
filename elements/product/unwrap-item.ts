import type { BlockHost } from '../../src/core/block-host';
import { importWithRetry } from '../../src/core/lazy-import';
import { checkObject, type SettingError } from '../../src/core/settings/check-value';
import type { Fields } from '../../src/core/settings/field';
import { isObject } from '../../src/core/util/is-object';
import { isFirstWarning } from '../../src/core/util/warn-once';
import type { ProductSettings } from './schema';
import { schema } from './schema';

/** The settings with those of the nested `item` in their place, checked against the schema. */
export const unwrapItem = (settings: ProductSettings, host: BlockHost): ProductSettings => {
  const { item } = settings;
  if (!isObject(item)) return settings;
  const fieldErrors: SettingError[] = [];
  const merged = { ...settings, ...item };
  const data = checkObject(schema as unknown as Fields, merged, 'item.', (fieldError) =>
    fieldErrors.push(fieldError),
  );
  if (fieldErrors.length && isFirstWarning(host, fieldErrors.map(({ path }) => path).join())) {
    importWithRetry(() => import('../../src/core/settings/report-problem')).then(({ warnSettingErrors }) =>
      warnSettingErrors('<az-product>', fieldErrors, host),
    );
  }
  return data as ProductSettings;
};
