import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../src/form/division/steps';
import { shownFields } from '../../../src/form/extras/is-shown';
import { fieldsFrom } from './fields';

const shownIds = (definitions: object[], held: Record<string, string[]>) =>
  [...shownFields(fieldsFrom(definitions), ({ id }) => held[id] ?? [])].map(({ id }) => id);

describe('a field that depends on another', () => {
  const more = { id: 'more', visibleWhen: { field: 'why', value: 'other' } };

  it('shows while the other has the value', () => {
    expect(shownIds([{ id: 'why' }, more], {})).toEqual(['why']);
    expect(shownIds([{ id: 'why' }, more], { why: ['price'] })).toEqual(['why']);
    expect(shownIds([{ id: 'why' }, more], { why: ['price', 'other'] })).toEqual(['why', 'more']);
  });

  it('may wait for one of several values, for any, or for none', () => {
    const when = (visibleWhen: object, held: string[]) =>
      shownIds([{ id: 'a' }, { id: 'b', visibleWhen: { field: 'a', ...visibleWhen } }], { a: held }).includes(
        'b',
      );
    expect(when({ value: ['1', '2'] }, ['2'])).toBe(true);
    expect(when({ value: ['1', '2'] }, ['3'])).toBe(false);
    expect(when({}, ['anything'])).toBe(true);
    expect(when({}, [''])).toBe(false);
    expect(when({ not: true }, [''])).toBe(true);
    expect(when({ not: true }, ['anything'])).toBe(false);
    expect(when({ value: '1', not: true }, ['2'])).toBe(true);
    expect(when({ equals: '1' }, ['1'])).toBe(true);
  });

  it('does not show where the other does not', () => {
    const third = { id: 'third', visibleWhen: { field: 'more' } };
    const held = { more: ['typed before'] };
    expect(shownIds([{ id: 'why' }, more, third], held)).toEqual(['why']);
    expect(shownIds([{ id: 'why' }, more, third], { ...held, why: ['other'] })).toEqual([
      'why',
      'more',
      'third',
    ]);
  });

  it('shows where the condition names nothing, itself or a circle', () => {
    const circle = [
      { id: 'a', visibleWhen: { field: 'b' } },
      { id: 'b', visibleWhen: { field: 'a' } },
      { id: 'c', visibleWhen: { field: 'c' } },
      { id: 'd', visibleWhen: { field: 'nowhere', value: 'x' } },
    ];
    expect(shownIds(circle, { a: ['x'], b: ['x'], c: ['x'] })).toEqual(['a', 'b', 'c', 'd']);
    expect(() => shownIds(circle, {})).not.toThrow();
  });
});

describe('steps', () => {
  const titles = (...types: string[]) =>
    stepsOf(fieldsFrom(types.map((type, nth) => ({ type, id: `${nth}`, title: `t${nth}` })))).map(
      ({ title, fields }) => [title, fields.length],
    );

  it('are one where no page break is', () => {
    expect(titles('text', 'email')).toEqual([['', 2]]);
    expect(titles()).toEqual([['', 0]]);
  });

  it('begin with each page break', () => {
    expect(titles('text', 'page-break', 'email')).toEqual([
      ['', 1],
      ['t1', 1],
    ]);
    expect(titles('page-break', 'text', 'page-break', 'page-break')).toEqual([
      ['t0', 1],
      ['t2', 0],
      ['t3', 0],
    ]);
  });
});
