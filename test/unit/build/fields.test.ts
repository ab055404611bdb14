import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../src/build/fields';
import { pageAddress, pictureAddress } from '../../../src/core/settings/address-setting';

describe('the fields of a schema', () => {
  it('have the types, limits and defaults of the valibot schema', () => {
    const schema = v.object({
      items: v.optional(v.array(v.object({ title: v.optional(v.string(), '') })), []),
      icon: v.optional(v.picklist(['plus', 'none']), 'plus'),
      level: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(6)), 3),
      snap: v.optional(v.pipe(v.string(), v.regex(/^\d+%$/)), '100%'),
      ratio: v.optional(
        v.union([v.pipe(v.string(), v.metadata({ aliases: ['aspect-ratio'] })), v.number()]),
        'Auto',
      ),
      url: v.optional(pageAddress('href'), ''),
      src: v.optional(pictureAddress(), ''),
    });
    expect(fieldsOf(schema)).toEqual({
      items: {
        type: 'array',
        default: [],
        item: { type: 'object', fields: { title: { type: 'string', default: '' } } },
      },
      icon: { type: 'string', options: ['plus', 'none'], default: 'plus' },
      level: { type: 'number', min: 1, max: 6, default: 3 },
      snap: { type: 'string', pattern: '^\\d+%$', default: '100%' },
      ratio: { type: 'string', aliases: ['aspect-ratio'], or: { type: 'number' }, default: 'Auto' },
      url: { type: 'string', address: 'page', aliases: ['href'], default: '' },
      src: { type: 'string', address: 'picture', default: '' },
    });
  });

  it('stop the build at an unsupported type', () => {
    expect(() => fieldsOf(v.object({ when: v.date() }))).toThrow('cannot be of valibot\'s type "date"');
  });
});
