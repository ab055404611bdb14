import { afterEach, describe, expect, it, vi } from 'vitest';
import { readInput } from '../../../src/features/form/controls';
import { submittedValue } from '../../../src/features/form/submitted-value';
import { fieldFrom, fieldsFrom } from './fields';

const submitted = (field: object, values: string[]) => submittedValue(fieldFrom(field), values);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the value that a field submits', () => {
  it.each([
    ['name', ['Ana', 'López'], ['Ana', 'López']],
    ['name', ['', ''], ['', '']],
    ['date', ['11', '21', '2026'], ['11', '21', '2026']],
    ['time', ['9', '30', '', 'AM'], ['9', '30', '', 'AM']],
    ['address', ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd', 'e', 'f']],
    ['phone', ['+52', '55', '1234', '5678'], ['+52', '55', '1234', '5678']],
    ['checkbox', [], []],
    ['checkbox', ['Lunes', 'Martes'], ['Lunes', 'Martes']],
    ['radio', ['Azul'], 'Azul'],
    ['radio', [], ''],
    ['select', ['10'], '10'],
    ['rating', ['4'], '4'],
    ['consent', ['true'], 'true'],
    ['consent', [], 'false'],
    ['text', ['  as typed '], '  as typed '],
    ['textarea', ['two\nlines'], 'two\nlines'],
    ['email', ['a@b.co'], 'a@b.co'],
    ['number', ['007'], '007'],
    ['currency', ['12,50'], '12,50'],
    ['website', ['https://example.com'], 'https://example.com'],
    ['password', ['secret'], 'secret'],
    ['twitter', ['azulejo'], 'azulejo'],
    ['no such type', ['text'], 'text'],
    ['constructor', ['text'], 'text'],
  ])('of a %s with %j is %j', (type, values, value) => {
    expect(submitted({ type }, values)).toEqual(value);
  });

  it('of a phone with three parts has an empty first part', () => {
    expect(submitted({ type: 'phone' }, ['55', '1234', '5678'])).toEqual(['', '55', '1234', '5678']);
    expect(submitted({ type: 'phone' }, ['55 1234 5678'])).toEqual(['55 1234 5678']);
  });

  it('of a likert maps each answered question to its answer', () => {
    const likert = { type: 'likert', options: ['Clear', 'Long', { value: 'q3', label: 'Again' }] };
    expect(submitted(likert, ['2', '', '-2'])).toEqual({ Clear: '2', q3: '-2' });
    expect(submitted(likert, ['', '', ''])).toEqual({});
    expect(submitted({ type: 'likert', questions: ['Clear'] }, ['0'])).toEqual({ Clear: '0' });
  });

  it("of a hidden field is the parameter of that name in the address, else the field's value", () => {
    const hidden = { type: 'hidden', id: 'x', key: 'utm_source', value: 'direct' };
    const submittedAt = (search: string, settings: object) => {
      vi.stubGlobal('location', { search });
      const field = fieldFrom(settings);
      return submittedValue(field, readInput({ field, controls: undefined }).values);
    };
    expect(submittedAt('?utm_source=letter', hidden)).toBe('letter');
    expect(submittedAt('?utm_source=', hidden)).toBe('');
    expect(submittedAt('?x=letter', hidden)).toBe('direct');
    expect(submittedAt('?x=1', { type: 'hidden', id: 'x' })).toBe('1');
    expect(submittedAt('', { type: 'hidden', id: 'x' })).toBe('');
  });

  it.each(['section', 'page-break'])('of a %s is none', (type) => {
    expect(submitted({ type }, ['x'])).toBeUndefined();
  });
});

describe('a field', () => {
  it('has a unique id', () => {
    const ids = [
      { id: 'a' },
      { id: 'a' },
      { type: 'email' },
      { type: 'email' },
      { type: 'hidden', key: 'a' },
    ];
    expect(fieldsFrom(ids).map(({ id }) => id)).toEqual(['a', 'a-2', 'email', 'email-2', 'a-3']);
  });

  it('has a title without spaces around it, which would part the title from its mark', () => {
    expect(fieldFrom({ title: ' What? ' }).title).toBe('What?');
  });

  it('has options with value and label, where the settings give only one of them', () => {
    const { options } = fieldFrom({
      options: ['x', { value: '1' }, { label: 'One' }, { value: '1', label: 'One' }],
    });
    expect(options.map(({ value, label }) => `${value} ${label}`)).toEqual([
      'x x',
      '1 1',
      'One One',
      '1 One',
    ]);
  });
});
