import { type ProductSettings, schema } from '../../../elements/product/schema';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/core/settings/check-value';
import type { ProductContent } from '../../../src/features/product/schema';

/** Settings as the block gets them. Throws for settings that are wrong. */
export const settingsOf = (data: object): ProductSettings =>
  checkObject(data as Record<string, unknown>, {
    fields: fieldsOf(schema),
    report(error) {
      throw Error(JSON.stringify(error));
    },
  }) as ProductSettings;

export const contentOf = (structuredContent: object): ProductContent =>
  settingsOf({ structuredContent }).structuredContent as ProductContent;
