import { toJsonSchema } from '@valibot/to-json-schema';
import type { Field, Fields } from '../../core/settings/field';
import { kebabCase } from '../../core/util/kebab-case';
import type { BlockFacts, Docs } from '../facts/block-facts';

/** What this file handles of JSON Schema 2020-12. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  type?: string;
  default?: unknown;
  enum?: unknown[];
  /** Values that are known to work, where others may. */
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  /** The attribute that sets a top-level field, where it is not the field's name in kebab-case. */
  'x-attribute'?: string;
}

interface Place {
  fields: Fields;
  docs: Docs;
  /** JSON pointer of the object whose fields these are. */
  pointer: string;
}

const aliasesOf = (field: Field | undefined): string[] => [
  ...(field?.aliases ?? []),
  ...(field?.or ? aliasesOf(field.or) : []),
];

/** The historical spellings of a field. */
const aliasSchemas = (key: string, { fields, pointer }: Place): [string, JsonSchema][] =>
  aliasesOf(fields[key]).map((alias) => [
    alias,
    { $ref: `${pointer}/properties/${key}`, deprecated: true, description: `Same as \`${key}\`.` },
  ]);

const objectField = (field: Field | undefined): Field | undefined =>
  field && (field.fields ? field : (objectField(field.item) ?? objectField(field.or)));

/** Adds to an object's fields what valibot does not know: descriptions and aliases, at any depth. */
const describeObject = (schema: JsonSchema, place: Place): JsonSchema => {
  const described = Object.entries(schema.properties ?? {}).flatMap(
    ([key, property]): [string, JsonSchema][] => {
      const { description, fields: docs = {} } = place.docs[key] ?? {};
      const fields = objectField(place.fields[key])?.fields;
      const pointer = `${place.pointer}/properties/${key}`;
      const inner = fields ? describeInner(property, { fields, docs, pointer }) : property;
      return [[key, { ...(description && { description }), ...inner }], ...aliasSchemas(key, place)];
    },
  );
  return { ...schema, properties: Object.fromEntries(described) };
};

/** Finds the object that a list or a union holds. */
const describeInner = (schema: JsonSchema, place: Place): JsonSchema => {
  if (schema.properties) return describeObject(schema, place);
  const { items, anyOf } = schema;
  if (items)
    return { ...schema, items: describeInner(items, { ...place, pointer: `${place.pointer}/items` }) };
  if (!anyOf) return schema;
  const alternatives = anyOf.map((one, index) =>
    describeInner(one, { ...place, pointer: `${place.pointer}/anyOf/${index}` }),
  );
  return { ...schema, anyOf: alternatives };
};

/** How a page writes a block's settings as JSON, for editors and checkers; unknown fields are ignored. */
export const jsonSchemaOf = ({ tag, description, schema, settings }: BlockFacts): JsonSchema => {
  const { $schema, ...converted } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: 'draft-2020-12',
    typeMode: 'input',
    // `aliases` is ours.
    ignoreActions: ['metadata'],
  }) as JsonSchema;
  const place: Place = {
    fields: Object.fromEntries(settings.map(({ key, field }) => [key, field])),
    docs: Object.fromEntries(settings.map(({ key, ...docs }) => [key, docs])),
    pointer: '#',
  };
  const result = describeObject(converted, place);
  for (const { key, attribute } of settings)
    if (attribute !== kebabCase(key) && result.properties?.[key])
      result.properties[key]['x-attribute'] = attribute;
  return { $schema, title: `Settings of <${tag}>`, description, ...result };
};
