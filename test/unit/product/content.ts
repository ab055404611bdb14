import { type ProductSettings, schema } from '../../../elements/product/schema';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/core/settings/check-value';
import type { ProductContent } from '../../../src/features/product/schema';

/** Settings as the block gets them. Throws for settings that are wrong. */
export const settingsOf = (data: object): ProductSettings =>
  checkObject(fieldsOf(schema), data as Record<string, unknown>, '', (fault) => {
    throw Error(JSON.stringify(fault));
  }) as ProductSettings;

export const contentOf = (structuredContent: object): ProductContent =>
  settingsOf({ structuredContent }).structuredContent as ProductContent;
