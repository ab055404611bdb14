import type { Content, Settings } from '../../../elements/product/offers';
import { schema } from '../../../elements/product/schema';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/check/check';

/** Settings as the block has them, of which nothing may be wrong. */
export const settingsOf = (given: object): Settings =>
  checkObject(fieldsOf(schema), given as Record<string, unknown>, '', (fault) => {
    throw Error(JSON.stringify(fault));
  }) as Settings;

export const contentOf = (structuredContent: object): Content =>
  settingsOf({ structuredContent }).structuredContent as Content;
