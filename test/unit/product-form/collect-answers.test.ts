import { expect, it } from 'vitest';
import { collectAnswers } from '../../../src/features/product-form/collect-answers';
import { fieldFrom, fieldsFrom } from '../form/fields';

const field = (type: string, rest: object = {}) => fieldFrom({ id: 'field', type, title: 'Título', ...rest });

const options = [{ value: 'm', label: 'A mano' }, 'Molde'];

it.each([
  ['a text', field('text'), 'Ana', 'Ana'],
  ['nothing', field('text'), '', ''],
  ['a name', field('name'), ['Ana', 'López'], 'Ana López'],
  ['a phone without its country', field('phone'), ['', '55', '1234', '5678'], '55 1234 5678'],
  ['an address without its second line', field('address'), ['Calle 1', '', 'Puebla'], 'Calle 1, Puebla'],
  ['a date', field('date'), ['12', '24', '2026'], '12/24/2026'],
  ['a time', field('time'), ['10', '30', '', 'AM'], '10:30 AM'],
  ['a time without an answer', field('time'), ['', '', '', 'AM'], ''],
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
])(
  'a line of the cart shows %s as visitors read it, and keeps the submitted value',
  (_, one, value, text) => {
    expect(collectAnswers({ fields: [one], values: { field: value }, text: (answer) => answer })).toEqual([
      { id: 'field', title: 'Título', value, text },
    ]);
  },
);

it('a hidden field has no title, and a field without a title has its id for one', () => {
  const fields = [field('hidden', { id: 'campaign' }), field('text', { id: '', key: 'note', title: '' })];
  const values = { campaign: 'may', note: 'Hola' };
  expect(collectAnswers({ fields, values, text: (answer) => answer })).toEqual([
    { id: 'campaign', title: '', value: 'may', text: 'may' },
    { id: 'note', title: 'note', value: 'Hola', text: 'Hola' },
  ]);
});

it('an edit of fields without ids of their own changes their answers, and adds none', () => {
  const fields = fieldsFrom([{ title: 'Título' }, { title: 'Título' }]);
  const answer = (id: string, value: string) => ({ id, title: 'Título', value, text: value });
  const earlierAnswers = [answer('text', 'Ana'), answer('text-2', 'Luz')];
  const values = { text: 'Ana', 'text-2': 'Eva' };
  expect(collectAnswers({ fields, values, text: (answer) => answer, earlierAnswers })).toEqual([
    answer('text', 'Ana'),
    answer('text-2', 'Eva'),
  ]);
});

it('an edit keeps hidden fields, files, and answers to fields that the form no longer has', () => {
  const fields = [field('hidden', { id: 'campaign' }), field('file', { id: 'plan' }), field('text')];
  const answer = (id: string, value: unknown) => ({ id, title: id, value, text: `${value}` });
  const earlierAnswers = [
    answer('campaign', 'may'),
    answer('plan', ['a.pdf']),
    answer('field', 'Ana'),
    answer('gone', 'Luz'),
  ];
  const values = { campaign: 'june', plan: [], field: '' };
  expect(collectAnswers({ fields, values, text: (answer) => answer, earlierAnswers })).toEqual([
    ...earlierAnswers.slice(0, 2),
    { id: 'field', title: 'Título', value: '', text: '' },
    earlierAnswers[3],
  ]);
  const other = collectAnswers({
    fields,
    values: { plan: ['b.pdf'] },
    text: (answer) => answer,
    earlierAnswers,
  });
  expect(other[0]).toMatchObject({ value: ['b.pdf'] });
});
