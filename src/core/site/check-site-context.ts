import type { InferOutput } from 'valibot';
import { compiledFields } from '../settings/field';
import { schema } from './schema';
import { checkContextFields } from './site-settings';

/**
 * The fields of schema.ts. A field that is present has the right type. `SiteContext` also has the fields that are not checked.
 */
export type CheckedSiteContext = InferOutput<typeof schema>;

/** `Azulejo.context`, checked. Before the document is parsed the context is empty. */
export const siteContext = (): CheckedSiteContext =>
  checkContextFields(compiledFields(schema)) as CheckedSiteContext;
