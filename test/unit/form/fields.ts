import { parse } from 'valibot';
import { type FormField, formFields } from '../../../src/features/form/form-field';
import { formSchema } from '../../../src/features/form/schema';

/** Makes fields of what a page's author writes. */
export const fieldsFrom = (fields: object[]): FormField[] => formFields(parse(formSchema, { fields }).fields);

export const fieldFrom = (field: object): FormField => fieldsFrom([field])[0] as FormField;
