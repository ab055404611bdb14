import { toJsonSchema } from '@valibot/to-json-schema';
import type { Field, Fields } from '../../core/settings/field';
import { kebabCase } from '../../core/settings/names';
import type { BlockDescription, Docs } from '../describe/block-description';

/** The part of JSON Schema 2020-12 that settings need. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  type?: string;
  default?: unknown;
  enum?: unknown[];
  /** Known values, where others are accepted too. */
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

interface ObjectContext {
  fields: Fields;
  docs: Docs;
  /** JSON pointer of the object that has these fields. */
  pointer: string;
}

const aliasesOf = (field: Field | undefined): string[] => [
  ...(field?.aliases ?? []),
  ...(field?.or ? aliasesOf(field.or) : []),
];

/** The historical spellings of a field. */
const aliasSchemas = (key: string, { fields, pointer }: ObjectContext): [string, JsonSchema][] =>
  aliasesOf(fields[key]).map((alias) => [
    alias,
    { $ref: `${pointer}/properties/${key}`, deprecated: true, description: `Same as \`${key}\`.` },
  ]);

const objectField = (field: Field | undefined): Field | undefined =>
  field && (field.fields ? field : (objectField(field.item) ?? objectField(field.or)));

/** Adds descriptions and aliases, which valibot does not know, to an object's fields at any depth. */
const describeObject = (schema: JsonSchema, context: ObjectContext): JsonSchema => {
  const described = Object.entries(schema.properties ?? {}).flatMap(
    ([key, property]): [string, JsonSchema][] => {
      const { description, fields: docs = {} } = context.docs[key] ?? {};
      const fields = objectField(context.fields[key])?.fields;
      const pointer = `${context.pointer}/properties/${key}`;
      const inner = fields ? describeInner(property, { fields, docs, pointer }) : property;
      return [[key, { ...(description && { description }), ...inner }], ...aliasSchemas(key, context)];
    },
  );
  return { ...schema, properties: Object.fromEntries(described) };
};

/** Finds the object in a list or a union. */
const describeInner = (schema: JsonSchema, context: ObjectContext): JsonSchema => {
  if (schema.properties) return describeObject(schema, context);
  const { items, anyOf } = schema;
  if (items)
    return { ...schema, items: describeInner(items, { ...context, pointer: `${context.pointer}/items` }) };
  if (!anyOf) return schema;
  const alternatives = anyOf.map((one, index) =>
    describeInner(one, { ...context, pointer: `${context.pointer}/anyOf/${index}` }),
  );
  return { ...schema, anyOf: alternatives };
};

/** The JSON Schema of a block's settings, for editors and validators. Unknown fields are allowed. */
export const jsonSchemaOf = ({ tag, description, schema, settings }: BlockDescription): JsonSchema => {
  const { $schema, ...converted } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: 'draft-2020-12',
    typeMode: 'input',
    // `aliases` is metadata of this project.
    ignoreActions: ['metadata'],
  }) as JsonSchema;
  const context: ObjectContext = {
    fields: Object.fromEntries(settings.map(({ key, field }) => [key, field])),
    docs: Object.fromEntries(settings.map(({ key, ...docs }) => [key, docs])),
    pointer: '#',
  };
  const result = describeObject(converted, context);
  for (const { key, attribute } of settings)
    if (attribute !== kebabCase(key) && result.properties?.[key])
      result.properties[key]['x-attribute'] = attribute;
  return { $schema, title: `Settings of <${tag}>`, description, ...result };
};
