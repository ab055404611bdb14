import { checkObject, type ReportSettingError } from '../../core/settings/check-value';
import { compiledFields } from '../../core/settings/field';
import { type ProductContent, schema } from './schema';

/** Reads `structuredContent` of a product's data. Wrong properties count as absent. */
export const readProductContent = (
  value: Record<string, unknown>,
  report?: ReportSettingError,
): ProductContent =>
  checkObject(value, {
    fields: compiledFields(schema),
    path: 'structuredContent',
    report,
  }) as ProductContent;
