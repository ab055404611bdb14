import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { formFields } from '../../../src/features/form/form-field';
import { plainField } from '../../../src/features/form/plain-field';
import { formSchema } from '../../../src/features/form/schema';

it('a field that a block makes has the defaults of a form’s settings', () => {
  expect([plainField({ id: 'kind' })]).toEqual(
    formFields(parse(formSchema, { fields: [{ id: 'kind' }] }).fields),
  );
});
