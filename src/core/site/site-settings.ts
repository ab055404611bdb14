import { checkObject, type SettingError } from '../settings/check-value';
import type { Field, Fields } from '../settings/field';
import { reportOnce } from '../settings/report-once';
import { uncheckedSiteContext } from './unchecked-site-context';

/** The fields of an object that have a value. */
export const presentValues = <Values extends object>(values: Values | undefined): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Values>;

/**
 * The values that the site context has for a block: at its top level, else under `websiteSettings`, else under `website`.
 * Wrong values are left out and logged.
 */
export const readSiteSettings = <Values extends object>(fields: Fields): Partial<Values> => {
  const source = uncheckedSiteContext();
  const errors: SettingError[] = [];
  const part: Field = { type: 'object', fields };
  const { website, websiteSettings, ...topLevel } = checkObject(source, {
    fields: { ...fields, website: part, websiteSettings: part },
    report: (error) => errors.push(error),
  });
  if (errors.length > 0)
    reportOnce(`${errors.map(({ path }) => path)}`, ({ warnSettingErrors }) =>
      warnSettingErrors('The site context', errors, source),
    );
  return Object.assign(
    {},
    ...[website, websiteSettings, topLevel].map((values) => presentValues(values as Values)),
  );
};
