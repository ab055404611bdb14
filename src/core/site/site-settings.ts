import type { GenericSchema, InferOutput } from 'valibot';
import { checkObject, type SettingError } from '../settings/check-value';
import { compiledFields, type Field, type Fields } from '../settings/field';
import { reportOnce } from '../settings/report-once';
import { uncheckedSiteContext } from './unchecked-site-context';

/** The fields of an object that are neither undefined nor "". */
export const presentValues = <Values extends object>(values: Values | undefined): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Values>;

/** Reads these fields of `Azulejo.context`. Values of a wrong type are left out and named in one warning. */
export const checkContextFields = (fields: Fields): Record<string, unknown> => {
  const source = uncheckedSiteContext();
  const errors: SettingError[] = [];
  const context = checkObject(source, { fields, report: (error) => errors.push(error) });
  if (errors.length > 0)
    reportOnce(`${errors.map(({ path }) => path)}`, ({ warnSettingErrors }) =>
      warnSettingErrors('The site context', errors, source),
    );
  return context;
};

/**
 * The values that the site context has for a block: at its top level, else under `websiteSettings`, else under `website`.
 * @param keys the settings of the block's schema that the site may have
 */
export const readSiteSettings = <S extends GenericSchema, Key extends keyof InferOutput<S>>(
  schema: S,
  keys: readonly Key[],
): Partial<Pick<InferOutput<S>, Key>> => {
  const all = compiledFields(schema);
  const fields = Object.fromEntries(keys.map((key) => [key, all[key as string]])) as Fields;
  const part: Field = { type: 'object', fields };
  const { website, websiteSettings, ...topLevel } = checkContextFields({
    ...fields,
    website: part,
    websiteSettings: part,
  });
  return Object.assign(
    {},
    ...[website, websiteSettings, topLevel].map((values) => presentValues(values as object)),
  );
};
