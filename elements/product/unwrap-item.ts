import type { BlockHost } from '../../src/core/block-host';
import { checkObject, type SettingError } from '../../src/core/settings/check-value';
import { compiledFields } from '../../src/core/settings/field';
import { reportSettingErrors } from '../../src/core/settings/report-setting-errors';
import { isObject } from '../../src/core/util/is-object';
import { type ProductSettings, schema } from './schema';

/** The settings, overridden by those in the nested `item`, and checked against the schema. */
export const unwrapItem = (settings: ProductSettings, host: BlockHost): ProductSettings => {
  const { item } = settings;
  if (!isObject(item)) return settings;
  const errors: SettingError[] = [];
  const merged = { ...settings, ...item };
  const data = checkObject(merged, {
    fields: compiledFields(schema),
    path: 'item',
    report: (error) => errors.push(error),
  });
  reportSettingErrors(host, errors);
  return data as ProductSettings;
};
