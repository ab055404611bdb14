import type { InferOutput } from 'valibot';
import { checkObject, type SettingError } from '../settings/check-value';
import { compiledFields, type Fields } from '../settings/field';
import { withConsoleMessages } from '../settings/with-console-messages';
import { schema } from './schema';
import { uncheckedSiteContext } from './unchecked-site-context';

/** The fields of schema.ts, each of its type where it is present. `SiteContext` also has the others. */
export type CheckedSiteContext = InferOutput<typeof schema>;

/** Checks the fields of schema.ts in a context, and leaves others out. Wrong values are left out, too, and listed. */
export const readContext = (
  fields: Fields,
  source: Record<string, unknown>,
): { context: CheckedSiteContext; errors: SettingError[] } => {
  const errors: SettingError[] = [];
  const context = checkObject(source, { fields, report: (error) => errors.push(error) });
  return { context: context as CheckedSiteContext, errors };
};

let checkedSource: unknown;
let checkedContext: CheckedSiteContext = {};

/**
 * `Azulejo.context`, checked. Wrong values are left out and reported in one warning. Each context object is checked once,
 * so a change within the object goes unseen. Before the document is parsed the context is empty.
 */
export const siteContext = (): CheckedSiteContext => {
  const source = uncheckedSiteContext();
  if (source === checkedSource) return checkedContext;
  const { context, errors } = readContext(compiledFields(schema), source);
  if (errors.length > 0)
    withConsoleMessages(({ warnSettingErrors }) => warnSettingErrors('The site context', errors, source));
  checkedSource = source;
  checkedContext = context;
  return context;
};
