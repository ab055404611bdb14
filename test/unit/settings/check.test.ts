import { describe, expect, it } from 'vitest';
import { checkObject, checkValue, type SettingError } from '../../../src/core/settings/check-value';
import type { Field } from '../../../src/core/settings/field';

const checked = (field: Field, value: unknown): { value: unknown; errors: SettingError[] } => {
  const errors: SettingError[] = [];
  return {
    value: checkValue(value, { field, path: 'field', report: (error) => errors.push(error) }),
    errors,
  };
};

describe('a field', () => {
  it('rejects an object in place of a number, even an object without a text form', () => {
    for (const value of [{}, [], { toString: 1 }, [{ toString: 1 }]])
      expect(checked({ type: 'number', default: 4 }, value).value).toBe(4);
  });

  it('rejects an object that has become a text, also where a text is expected', () => {
    const wanted: Field[] = [
      { type: 'string', default: 'x' },
      { type: 'any', default: 'x' },
    ];
    for (const value of ['[object Object]', '[object Promise]', '[object Object],[object Object]'])
      for (const field of wanted) {
        const { value: result, errors } = checked(field, value);
        expect(result).toBe('x');
        expect(errors).toEqual([{ path: 'field', value, expected: field }]);
      }
    const text = '[object permanence] A talk';
    expect(checked({ type: 'string', default: 'x' }, text).value).toBe(text);
  });

  it.each([
    [{ type: 'number', default: 4 }, '7', 7],
    [{ type: 'number', default: 4 }, '15.739434599999981', 15.739434599999981],
    [{ type: 'boolean', default: false }, 'true', true],
    [{ type: 'boolean', default: true }, 'false', false],
    [{ type: 'string', default: '' }, 7321, '7321'],
    [{ type: 'array', default: [] }, '[1]', [1]],
    [{ type: 'object', fields: { x: { type: 'number' } } }, '{"x":"2"}', { x: 2 }],
    [{ type: 'string', default: '' }, '[1]', '[1]'],
    [{ type: 'any' }, '[1]', '[1]'],
    [{ type: 'string', default: 'x' }, '', ''],
    [{ type: 'string', options: ['plus', 'arrow'], default: 'plus' }, 'arrow', 'arrow'],
    [{ type: 'string', pattern: '^\\d+%$', default: '100%' }, '50%', '50%'],
    [{ type: 'string', address: 'page', default: '/cart' }, '', ''],
    [{ type: 'string', address: 'page', default: '' }, '/page?a=b#c', '/page?a=b#c'],
    [{ type: 'string', address: 'page', default: '' }, 'tel:+57300', 'tel:+57300'],
    [{ type: 'string', address: 'picture', default: '' }, 'a.jpg', 'a.jpg'],
    [
      { type: 'string', address: 'picture', default: '' },
      'data:image/png;base64,AA',
      'data:image/png;base64,AA',
    ],
  ] as [Field, unknown, unknown][])('%j accepts %j as %j', (field, input, expected) => {
    expect(checked(field, input)).toEqual({ value: expected, errors: [] });
  });

  it.each([
    [{ type: 'number', default: 4 }, null],
    [{ type: 'number', default: 4 }, undefined],
    [{ type: 'number', default: 4 }, ''],
    [{ type: 'boolean', default: true }, ''],
    [{ type: 'string', options: ['plus'], default: 'plus' }, ''],
    [{ type: 'string', pattern: '%$', default: '100%' }, ''],
  ] as [Field, unknown][])('%j gets its default, without a warning, for %j', (field, input) => {
    expect(checked(field, input)).toEqual({ value: field.default, errors: [] });
  });

  it.each([
    [{ type: 'number', default: 4 }, 'lots'],
    [{ type: 'number', default: 4, min: 1 }, 0],
    [{ type: 'number', default: 4, max: 6 }, 7],
    [{ type: 'number', default: 4 }, {}],
    [{ type: 'boolean', default: true }, 'yes'],
    [{ type: 'string', default: '' }, ['x']],
    [{ type: 'string', options: ['plus'], default: 'plus' }, 'star'],
    [{ type: 'string', pattern: '^\\d+%$', default: '100%' }, '50 px'],
    [{ type: 'string', pattern: '^\\d+%$', default: '100%' }, 50],
    [{ type: 'string', address: 'page', default: '/cart' }, 'javascript:alert(1)'],
    [{ type: 'string', address: 'page', default: '' }, 'data:image/png;base64,AA'],
    [{ type: 'string', address: 'page', default: '' }, 'https://'],
    [{ type: 'string', address: 'picture', default: '' }, 'data:text/html,x'],
    [{ type: 'array', default: [] }, 'x'],
    [{ type: 'array', default: [] }, '{"x":1}'],
    [{ type: 'object', fields: {} }, 'null'],
    [{ type: 'boolean', default: true }, '1'],
    [{ type: 'object', fields: {} }, []],
  ] as [Field, unknown][])('%j reports %j and gets its default', (field, input) => {
    const { value, errors } = checked(field, input);
    expect(value).toEqual(field.default);
    expect(errors).toEqual([{ path: 'field', value: input, expected: field }]);
  });

  it('of two types accepts either, and reports a value of neither', () => {
    const field: Field = {
      type: 'string',
      options: ['Auto'],
      or: { type: 'number', min: 0 },
      default: 'Auto',
    };
    expect(checked(field, 1.5).value).toBe(1.5);
    expect(checked(field, 'Auto').value).toBe('Auto');
    expect(checked(field, -1)).toMatchObject({ value: 'Auto', errors: [{ path: 'field', value: -1 }] });
  });
});

describe('a list', () => {
  const items: Field = {
    type: 'array',
    default: [],
    item: {
      type: 'object',
      fields: { title: { type: 'string', default: '' }, width: { type: 'number', min: 1 } },
    },
  };

  it('keeps valid entries beside wrong ones, and reports the positions of the wrong ones', () => {
    const { value, errors } = checked(items, [{ title: 'a', width: 0 }, 5, { title: 'b', width: '3' }]);
    expect(value).toEqual([
      { title: 'a', width: undefined },
      { title: 'b', width: 3 },
    ]);
    expect(errors.map(({ path }) => path)).toEqual(['field.0.width', 'field.1']);
  });

  it('reports an entry that is null, and leaves it out', () => {
    const { value, errors } = checked(items, [null, { title: 'a' }]);
    expect(value).toEqual([{ title: 'a', width: undefined }]);
    expect(errors).toEqual([{ path: 'field.0', value: null, expected: items.item }]);
  });
});

describe('an object', () => {
  const fields = {
    imageAspectRatio: { type: 'string', default: 'Auto', aliases: ['aspect-ratio'] },
    aspectRatio: { type: 'number', default: 0 },
    thumbnailsPerRow: { type: 'number', default: 4 },
  } satisfies Record<string, Field>;

  it('accepts keys in kebab-case and historical names, and drops unknown keys', () => {
    const input = JSON.parse(
      '{"thumbnails-per-row":3,"aspect-ratio":"square","bogus":1,"__proto__":{"x":1}}',
    );
    expect(checkObject(input, { fields })).toEqual({
      thumbnailsPerRow: 3,
      imageAspectRatio: 'square',
      aspectRatio: 0,
    });
  });

  it('reports wrong values in the order of the fields, by the last spelling that the page uses', () => {
    const errors: SettingError[] = [];
    const input = {
      'thumbnails-per-row': 'lots',
      aspectRatio: 'wide',
      'aspect-ratio': {},
      imageAspectRatio: null,
    };
    expect(checkObject(input, { fields, path: 'items.0', report: (error) => errors.push(error) })).toEqual({
      imageAspectRatio: 'Auto',
      aspectRatio: 0,
      thumbnailsPerRow: 4,
    });
    expect(errors.map(({ path, value }) => [path, value])).toEqual([
      ['items.0.imageAspectRatio', {}],
      ['items.0.aspectRatio', 'wide'],
      ['items.0.thumbnails-per-row', 'lots'],
    ]);
  });
});
