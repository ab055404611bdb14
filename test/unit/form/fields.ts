import { parse } from 'valibot';
import { type FormField, formFields } from '../../../src/form/form-field';
import { formSchema } from '../../../src/form/schema';

/** Fields as a page's author writes them, as the form works with them. */
export const fieldsFrom = (fields: object[]): FormField[] => formFields(parse(formSchema, { fields }).fields);

export const fieldFrom = (field: object): FormField => fieldsFrom([field])[0] as FormField;
