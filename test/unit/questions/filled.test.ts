import { expect, it } from 'vitest';
import { type FormField, filledIn } from '../../../src/questions/filled';

const field = (type: string, rest: Partial<FormField> = {}): FormField => ({
  id: 'field',
  key: '',
  type,
  title: 'Título',
  options: [],
  questions: [],
  ...rest,
});

const options = [{ value: 'm', label: 'A mano' }, 'Molde'];

it.each([
  ['a text', field('text'), 'Ana', 'Ana'],
  ['nothing', field('text'), '', ''],
  ['a name', field('name'), ['Ana', 'López'], 'Ana López'],
  ['a phone without its country', field('phone'), ['', '55', '1234', '5678'], '55 1234 5678'],
  ['an address without its second line', field('address'), ['Calle 1', '', 'Puebla'], 'Calle 1, Puebla'],
  ['a date', field('date'), ['12', '24', '2026'], '12/24/2026'],
  ['a time', field('time'), ['10', '30', '', 'AM'], '10:30 AM'],
  ['a choice with a label', field('radio', { options }), 'm', 'A mano'],
  ['a choice that is its own label', field('select', { options }), 'Molde', 'Molde'],
  ['several choices', field('checkbox', { options }), ['m', 'Molde'], 'A mano, Molde'],
  ['no choice', field('checkbox', { options }), [], ''],
  [
    'answers',
    field('likert', { options: ['Color', 'Forma', { value: 'b', label: 'Brillo' }] }),
    { Color: '2', Forma: '-1', b: '0' },
    'Color: stronglyAgree, Forma: disagree, Brillo: neutral',
  ],
  [
    'answers to what are called questions',
    field('likert', { questions: [{ value: 'c', label: 'Color' }, 'Forma'] }),
    { c: '1', Forma: '-2' },
    'Color: agree, Forma: stronglyDisagree',
  ],
  ['no answers', field('likert'), {}, ''],
  ['an answer of another scale', field('likert'), { Color: '7' }, 'Color: 7'],
  ['a consent', field('consent'), 'true', 'yes'],
  ['no consent', field('consent'), 'false', 'no'],
])('a line says %s as it is read, and has it as it is submitted', (_, one, value, text) => {
  expect(filledIn({ fields: [one], values: { field: value }, say: (answer) => answer })).toEqual([
    { id: 'field', title: 'Título', value, text },
  ]);
});

it('what a visitor does not see has no title, and what has none is called by its id', () => {
  const fields = [field('hidden', { id: 'campaign' }), field('text', { id: '', key: 'note', title: '' })];
  const values = { campaign: 'may', note: 'Hola' };
  expect(filledIn({ fields, values, say: (answer) => answer })).toEqual([
    { id: 'campaign', title: '', value: 'may', text: 'may' },
    { id: 'note', title: 'note', value: 'Hola', text: 'Hola' },
  ]);
});

it('what cannot be answered again, or is not asked any more, stays as it was', () => {
  const fields = [field('hidden', { id: 'campaign' }), field('file', { id: 'plan' }), field('text')];
  const answer = (id: string, value: unknown) => ({ id, title: id, value, text: `${value}` });
  const before = [
    answer('campaign', 'may'),
    answer('plan', ['a.pdf']),
    answer('field', 'Ana'),
    answer('gone', 'Luz'),
  ];
  const values = { campaign: 'june', plan: [], field: '' };
  expect(filledIn({ fields, values, say: (word) => word, before })).toEqual([
    ...before.slice(0, 2),
    { id: 'field', title: 'Título', value: '', text: '' },
    before[3],
  ]);
  const other = filledIn({ fields, values: { plan: ['b.pdf'] }, say: (word) => word, before });
  expect(other[0]).toMatchObject({ value: ['b.pdf'] });
});
