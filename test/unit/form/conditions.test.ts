import { describe, expect, it } from 'vitest';
import { visibleFields } from '../../../src/features/form/conditions';
import { stepIdOfTarget, stepsOf } from '../../../src/features/form/steps';
import { fieldsFrom } from './fields';

const visibleIds = (definitions: object[], values: Record<string, string[]>) =>
  [...visibleFields(fieldsFrom(definitions), ({ id }) => values[id] ?? [])].map(({ id }) => id);

describe('a field that depends on another', () => {
  const more = { id: 'more', visibleWhen: { field: 'why', value: 'other' } };

  it('is visible while the other has the value', () => {
    expect(visibleIds([{ id: 'why' }, more], {})).toEqual(['why']);
    expect(visibleIds([{ id: 'why' }, more], { why: ['price'] })).toEqual(['why']);
    expect(visibleIds([{ id: 'why' }, more], { why: ['price', 'other'] })).toEqual(['why', 'more']);
  });

  it('may depend on one of several values, on any, or on none', () => {
    const when = (visibleWhen: object, held: string[]) =>
      visibleIds([{ id: 'a' }, { id: 'b', visibleWhen: { field: 'a', ...visibleWhen } }], {
        a: held,
      }).includes('b');
    expect(when({ value: ['1', '2'] }, ['2'])).toBe(true);
    expect(when({ value: ['1', '2'] }, ['3'])).toBe(false);
    expect(when({}, ['anything'])).toBe(true);
    expect(when({}, [''])).toBe(false);
    expect(when({ not: true }, [''])).toBe(true);
    expect(when({ not: true }, ['anything'])).toBe(false);
    expect(when({ value: '1', not: true }, ['2'])).toBe(true);
    expect(when({ equals: '1' }, ['1'])).toBe(true);
  });

  it('is hidden while the other is a time without a number, which has AM from the start', () => {
    const definitions = [
      { id: 'at', type: 'time' },
      { id: 'more', visibleWhen: { field: 'at' } },
    ];
    expect(visibleIds(definitions, { at: ['', '', '', 'AM'] })).toEqual(['at']);
    expect(visibleIds(definitions, { at: ['9', '30', '', 'AM'] })).toEqual(['at', 'more']);
  });

  it('is hidden where the other is hidden', () => {
    const third = { id: 'third', visibleWhen: { field: 'more' } };
    const held = { more: ['typed before'] };
    expect(visibleIds([{ id: 'why' }, more, third], held)).toEqual(['why']);
    expect(visibleIds([{ id: 'why' }, more, third], { ...held, why: ['other'] })).toEqual([
      'why',
      'more',
      'third',
    ]);
  });

  it('is hidden where the other is hidden, also by an inverted condition', () => {
    const other = { id: 'more', visibleWhen: { field: 'why', value: 'other' } };
    const third = { id: 'third', visibleWhen: { field: 'more', value: 'x', not: true } };
    expect(visibleIds([{ id: 'why' }, other, third], { why: ['price'] })).toEqual(['why']);
    expect(visibleIds([{ id: 'why' }, other, third], { why: ['other'] })).toEqual(['why', 'more', 'third']);
  });

  it('is visible where the condition names no field, the field itself or a circle', () => {
    const circle = [
      { id: 'a', visibleWhen: { field: 'b' } },
      { id: 'b', visibleWhen: { field: 'a' } },
      { id: 'c', visibleWhen: { field: 'c' } },
      { id: 'd', visibleWhen: { field: 'nowhere', value: 'x' } },
    ];
    expect(visibleIds(circle, { a: ['x'], b: ['x'], c: ['x'] })).toEqual(['a', 'b', 'c', 'd']);
    expect(() => visibleIds(circle, {})).not.toThrow();
  });
});

describe('steps', () => {
  const titles = (...types: string[]) =>
    stepsOf(fieldsFrom(types.map((type, nth) => ({ type, id: `${nth}`, title: `t${nth}` })))).map(
      ({ title, fields }) => [title, fields.length],
    );

  it('are one without a page break', () => {
    expect(titles('text', 'email')).toEqual([['', 2]]);
    expect(titles()).toEqual([['', 0]]);
  });

  it('lead to a field in its own step, and to the captcha in the last one', () => {
    const steps = stepsOf(fieldsFrom([{ id: 'a' }, { id: 'end', type: 'page-break' }, { id: 'b' }]));
    expect(stepIdOfTarget(steps, { fieldId: 'a' })).toBe('');
    expect(stepIdOfTarget(steps, { fieldId: 'b' })).toBe('end');
    expect(stepIdOfTarget(steps, 'captcha')).toBe('end');
    expect(stepIdOfTarget(steps, 'summary')).toBeUndefined();
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
