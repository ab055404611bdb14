import * as v from 'valibot';
import type { AdditionalField } from '../../../src/features/cart/cart';
import { fieldSchema, type KnownField } from '../forms/known-forms';
import { validate } from '../forms/validate';
import { catalogueForms } from './catalogue';
import type { Product } from './product';

const maxFields = 50;
const maxJsonLength = 10_000;

const valuesSchema = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.minLength(1)),
      title: v.optional(v.string(), ''),
      value: v.unknown(),
      text: v.optional(v.string(), ''),
    }),
  ),
  v.maxLength(maxFields),
  v.check((fields) => JSON.stringify(fields).length <= maxJsonLength),
);

const formSchema = v.looseObject({
  formFields: v.optional(v.array(fieldSchema)),
  fields: v.optional(v.array(fieldSchema)),
});

const contentSchema = v.object({
  additionalFieldsFormId: v.optional(v.string(), ''),
  additionalFieldsForm: v.optional(formSchema),
});

/** The form with this id, in the format of `GET /forms/{id}`. */
export const formOf = (id: string) => catalogueForms.find((form) => form.id === id);

/** The values in the stored format; undefined if `values` is no list of fields, or is too long. */
export function readFieldValues(values: unknown): AdditionalField[] | undefined {
  const { success, output } = v.safeParse(valuesSchema, values ?? []);
  return success ? output : undefined;
}

/** Error messages for the values, by the ids of the fields in the product's form. */
export function fieldErrors(product: Product, fields: AdditionalField[]): Record<string, string> {
  const values = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
  return validate(fieldsOf(product), values);
}

function fieldsOf({ structuredContent }: Product): KnownField[] {
  const { success, output } = v.safeParse(contentSchema, structuredContent);
  if (!success) return [];
  const { additionalFieldsForm: form, additionalFieldsFormId: id } = output;
  return form?.fields ?? form?.formFields ?? formOf(id)?.fields ?? [];
}
