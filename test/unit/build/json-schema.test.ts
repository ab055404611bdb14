import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, maxValue, metadata, number, object, optional, pipe, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type JsonSchema, jsonSchemaOf } from '../../../src/build/author-files/json-schema';
import { fieldsOf } from '../../../src/build/fields';
import { blockNames, root } from '../../../src/build/project';
import { builtJson } from './support/built';
import { faultsIn } from './support/json-schema-faults';

const schemaOf = (block: string): JsonSchema => builtJson(`schemas/${block}.schema.json`);

/** What the demo's pages write as settings of a block. */
const examplesOf = (block: string): unknown[] => {
  const html = readFileSync(join(root, 'demo/pages', `${block}.html`), 'utf8');
  const attributes = [...html.matchAll(new RegExp(`<az-${block}\\b[^>]*?\\sdata='([^']*)'`, 'g'))];
  return attributes.map(([, json = '']) => JSON.parse(json));
};

describe.each(blockNames())('the JSON Schema of %s', (block) => {
  const schema = schemaOf(block);

  it('names its draft and describes the block and its settings', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.title).toBe(`Settings of <az-${block}>`);
    expect(schema.description).toBeTruthy();
    for (const { description } of Object.values(schema.properties ?? {})) expect(description).toBeTruthy();
  });

  it('accepts the examples of the demo page', () => {
    const examples = examplesOf(block);
    expect(examples, `settings in data, in demo/pages/${block}.html`).not.toEqual([]);
    for (const example of examples) expect(faultsIn(schema, example)).toEqual([]);
  });

  it('has no setting `data`: the element’s property of that name sets all settings', () => {
    const keys = Object.keys(schema.properties ?? {});
    expect(keys.filter((key) => /^data$/i.test(key.replaceAll('-', '')))).toEqual([]);
  });

  it('accepts an empty object and unknown keys', () => {
    expect(faultsIn(schema, {})).toEqual([]);
    expect(faultsIn(schema, { nobodyKnows: 1 })).toEqual([]);
  });

  it('accepts its own defaults', () => {
    const defaults = Object.entries(schema.properties ?? {}).filter(([, field]) => 'default' in field);
    expect(
      faultsIn(schema, Object.fromEntries(defaults.map(([key, field]) => [key, field.default]))),
    ).toEqual([]);
  });

  it('rejects null in every field', () => {
    for (const key of Object.keys(schema.properties ?? {})) {
      const isAny = !('type' in (schema.properties?.[key] ?? {})) && !schema.properties?.[key]?.anyOf;
      if (!isAny) expect(faultsIn(schema, { [key]: null }), key).not.toEqual([]);
    }
  });
});

describe('a JSON Schema', () => {
  it('rejects values that the block rejects', () => {
    expect(faultsIn(schemaOf('accordion'), { icon: 'star' })).toEqual(['$.icon: enum']);
    expect(faultsIn(schemaOf('accordion'), { headingLevel: 7 })).toEqual(['$.headingLevel: maximum']);
    expect(faultsIn(schemaOf('accordion'), { items: [{ title: 1 }] })).toEqual(['$.items[0].title: string']);
    expect(faultsIn(schemaOf('gallery'), { thumbnailsPerRow: 0 })).toEqual(['$.thumbnailsPerRow: minimum']);
  });

  it('marks historical spellings as deprecated', () => {
    const schema = schemaOf('gallery');
    expect(schema.properties?.['aspect-ratio']).toEqual({
      $ref: '#/properties/tileAspectRatio',
      deprecated: true,
      description: 'Same as `tileAspectRatio`.',
    });
    expect(faultsIn(schema, { 'aspect-ratio': '3:2' })).toEqual([]);
    expect(faultsIn(schema, { 'aspect-ratio': true })).toEqual(['$.aspect-ratio: anyOf']);
  });

  it('names the attribute where it differs from the field', () => {
    expect(schemaOf('gallery').properties?.aspectRatio?.['x-attribute']).toBe('aspectratio');
  });

  it('has descriptions and aliases at any depth', () => {
    const aliased = pipe(number(), maxValue(9), metadata({ aliases: ['vSize'] }));
    const schema = object({ items: optional(array(object({ size: optional(aliased), name: string() }))) });
    const fields = fieldsOf(schema);
    const docs = { size: { description: 'How big.', fields: {} } };
    const written = jsonSchemaOf({
      moduleName: 'x',
      tag: 'az-x',
      name: 'X',
      description: 'An x.',
      schema,
      loading: 'lazy',
      settings: [
        {
          key: 'items',
          attribute: 'items',
          property: 'items',
          description: 'List.',
          fields: docs,
          field: fields.items ?? { type: 'any' },
        },
      ],
      events: [],
      methods: [],
      readable: [],
      slots: [],
      parts: [],
      cssProperties: [],
      states: [],
    });
    const item = written.properties?.items?.items?.properties;
    expect(item?.size).toEqual({ description: 'How big.', type: 'number', maximum: 9 });
    expect(item?.vSize?.$ref).toBe('#/properties/items/items/properties/size');
    expect(faultsIn(written, { items: [{ vSize: 10 }] })).toEqual(['$.items[0].vSize: maximum']);
  });
});
