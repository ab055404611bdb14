import type { InferOutput } from 'valibot';
import { checkObject, type SettingError } from '../settings/check-value';
import type { Fields } from '../settings/field';
import { reportWith } from '../settings/report-with';
import { schema } from './schema';
import type { SiteContext } from './site-context-types';
import { uncheckedSiteContext } from './unchecked-site-context';

/** Checks the fields of schema.ts in a context, and leaves others out. Wrong values are left out, too, and listed. */
export const readContext = (
  fields: Fields,
  source: Record<string, unknown>,
): { context: SiteContext; errors: SettingError[] } => {
  const errors: SettingError[] = [];
  const context = checkObject(fields, source, '', (error) => errors.push(error)) as InferOutput<
    typeof schema
  >;
  return { context, errors };
};

let checkedSource: unknown;
let checkedContext: SiteContext = {};

/**
 * `Azulejo.context`, checked. Wrong values are left out and reported in one warning. Each context object is checked once,
 * so a change within the object goes unseen. Before the document is parsed the context is empty.
 */
export const siteContext = (): SiteContext => {
  const source = uncheckedSiteContext();
  if (source === checkedSource) return checkedContext;
  const { context, errors } = readContext(schema as unknown as Fields, source);
  if (errors.length > 0)
    reportWith(({ warnSettingErrors }) => warnSettingErrors('The site context', errors, source));
  checkedSource = source;
  checkedContext = context;
  return context;
};
