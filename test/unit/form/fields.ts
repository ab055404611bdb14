import { parse } from 'valibot';
import { type FormField, formFields } from '../../../src/features/form/form-field';
import { formSchema } from '../../../src/features/form/schema';

/** Makes form fields from settings as an author writes them. */
export const fieldsFrom = (fields: object[]): FormField[] => formFields(parse(formSchema, { fields }).fields);

export const fieldFrom = (field: object): FormField => fieldsFrom([field])[0] as FormField;
