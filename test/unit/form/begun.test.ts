import { expect, it } from 'vitest';
import { begun } from '../../../src/form/extras/begun';
import { formFields } from '../../../src/form/form-field';

const fieldsOf = (fields: object[]) => formFields(fields as Parameters<typeof formFields>[0]);
const typed = (field: object, values?: Record<string, unknown>) =>
  Object.fromEntries(
    begun({
      settings: { values } as Parameters<typeof begun>[0]['settings'],
      fields: fieldsOf([{ id: 'a', type: 'text', value: '', options: [], questions: [], ...field }]),
    }),
  );

it.each([
  ['a text', {}, 'Ana', { a: ['Ana'] }],
  ['a name', { type: 'name' }, ['Ana', 'López'], { 'a.0': ['Ana'], 'a.1': ['López'] }],
  ['a phone', { type: 'phone' }, ['', '55', '12', '34'], { 'a.0': ['55'], 'a.1': ['12'], 'a.2': ['34'] }],
  ['a phone with its country', { type: 'phone', showCountryCode: true }, ['52', '55'], { 'a.0': ['52'] }],
  ['choices', { type: 'checkbox' }, ['x', 'y'], { a: ['x', 'y'] }],
  ['a scale', { type: 'likert', options: ['p', 'q'] }, { q: '-1' }, { 'a.0': [''], 'a.1': ['-1'] }],
])('%s begins with what it would submit', (_, field, value, names) => {
  expect(typed(field, { a: value })).toMatchObject(names);
});

it('a field without one of those begins with its own, and with none where it is empty', () => {
  expect(typed({ value: 'Luz' })).toMatchObject({ a: ['Luz'] });
  expect(typed({ value: 'Luz' }, { a: 'Ana' })).toMatchObject({ a: ['Ana'] });
  expect(typed({ value: 'Luz' }, { a: '' })).toEqual({});
});
