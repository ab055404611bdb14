import * as v from 'valibot';
import type { AdditionalField } from '../../../src/cart/cart';
import { fieldSchema, type KnownField } from '../forms/known-forms';
import { validate } from '../forms/validate';
import { catalogueForms } from './catalogue';
import type { Product } from './product';

const maxFields = 50;
const maxLetters = 10_000;

const filledSchema = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.minLength(1)),
      title: v.optional(v.string(), ''),
      value: v.unknown(),
      text: v.optional(v.string(), ''),
    }),
  ),
  v.maxLength(maxFields),
  v.check((fields) => JSON.stringify(fields).length <= maxLetters),
);

const formSchema = v.looseObject({
  formFields: v.optional(v.array(fieldSchema)),
  fields: v.optional(v.array(fieldSchema)),
});

const contentSchema = v.object({
  additionalFieldsFormId: v.optional(v.string(), ''),
  additionalFieldsForm: v.optional(formSchema),
});

/** The form of an id, as `GET /forms/{id}` answers it. */
export const formOf = (id: string) => catalogueForms.find((form) => form.id === id);

/** What was filled in, as it is stored; undefined of what is no list of fields, or too much. */
export function readFilled(given: unknown): AdditionalField[] | undefined {
  const { success, output } = v.safeParse(filledSchema, given ?? []);
  return success ? output : undefined;
}

/** What is wrong with it, by the ids of the fields that the product's form has. */
export function faultsIn(product: Product, filled: AdditionalField[]): Record<string, string> {
  const values = Object.fromEntries(filled.map(({ id, value }) => [id, value]));
  return validate(fieldsOf(product), values);
}

function fieldsOf({ structuredContent }: Product): KnownField[] {
  const { success, output } = v.safeParse(contentSchema, structuredContent);
  if (!success) return [];
  const { additionalFieldsForm: form, additionalFieldsFormId: id } = output;
  return form?.fields ?? form?.formFields ?? formOf(id)?.fields ?? [];
}
