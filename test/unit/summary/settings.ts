import { type SummarySettings, schema } from '../../../elements/summary/schema';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/core/settings/check-value';

/** Settings as the block gets them from these data. */
export const settingsOf = (data: Record<string, unknown>): SummarySettings =>
  checkObject(data, {
    fields: fieldsOf(schema),
    report({ path, value }) {
      throw Error(`${path} is ${JSON.stringify(value)}`);
    },
  }) as SummarySettings;
