import { expect, it } from 'vitest';
import { readInitialValues } from '../../../src/features/form/initial-values';
import { fieldFrom } from './fields';

const initial = (field: object, values?: Record<string, unknown>) =>
  Object.fromEntries(readInitialValues([fieldFrom({ id: 'a', ...field })], values));

it.each([
  ['a text', {}, 'Ana', { a: ['Ana'] }],
  ['a name', { type: 'name' }, ['Ana', 'López'], { 'a.0': ['Ana'], 'a.1': ['López'] }],
  ['a phone', { type: 'phone' }, ['', '55', '12', '34'], { a: ['55 12 34'] }],
  [
    'a phone in parts',
    { type: 'phone', showCountryCode: false },
    ['', '55', '12', '34'],
    { 'a.0': ['55'], 'a.1': ['12'], 'a.2': ['34'] },
  ],
  ['a phone with its country', { type: 'phone', showCountryCode: true }, ['52', '55'], { 'a.0': ['52'] }],
  ['choices', { type: 'checkbox' }, ['x', 'y'], { a: ['x', 'y'] }],
  ['a scale', { type: 'likert', options: ['p', 'q'] }, { q: '-1' }, { 'a.0': [''], 'a.1': ['-1'] }],
])('%s begins with the value that the field would submit', (_, field, value, names) => {
  expect(initial(field, { a: value })).toMatchObject(names);
});

it('a field without such a value begins with its own, and an empty value means none', () => {
  expect(initial({ value: 'Luz' })).toMatchObject({ a: ['Luz'] });
  expect(initial({ value: 'Luz' }, { a: 'Ana' })).toMatchObject({ a: ['Ana'] });
  expect(initial({ value: 'Luz' }, { a: '' })).toEqual({});
});

it.each(['constructor', '__proto__', 'toString'])('a field with the id %s begins empty', (id) => {
  expect([...readInitialValues([fieldFrom({ id })])]).toEqual([]);
});
