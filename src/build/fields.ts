import type { Field, Fields } from '../core/settings/field';

/** What this project uses of a valibot schema's own description of itself. */
interface Shape {
  type: string;
  default?: unknown;
  wrapped?: Shape;
  item?: Shape;
  entries?: Record<string, Shape>;
  options?: (string | Shape)[];
  pipe?: { type: string; requirement?: unknown; metadata?: { aliases?: string[] } }[];
}

const types: Record<string, Field['type']> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  picklist: 'string',
  array: 'array',
  object: 'object',
  // Whatever an object has, as it is.
  record: 'object',
  any: 'any',
};

const piped = (shape: Shape, type: string) => shape.pipe?.find((action) => action.type === type);

/** Only what says something. */
const compact = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as unknown as Field;

const fieldOf = (shape: Shape): Field => {
  if (shape.type === 'optional' && shape.wrapped)
    return compact({ ...fieldOf(shape.wrapped), default: shape.default });
  if (shape.type === 'union') {
    const [first, second, ...more] = (shape.options as Shape[]).map(fieldOf);
    if (!first || !second || more.length) throw Error('A union of a setting has two types.');
    return { ...first, or: second };
  }
  const type = types[shape.type];
  if (!type)
    throw Error(
      `Settings cannot be of valibot's type "${shape.type}"; src/build/fields.ts knows the others.`,
    );
  return compact({
    type,
    min: piped(shape, 'min_value')?.requirement as number | undefined,
    max: piped(shape, 'max_value')?.requirement as number | undefined,
    pattern: (piped(shape, 'regex')?.requirement as RegExp | undefined)?.source,
    options: shape.type === 'picklist' ? (shape.options as string[]) : undefined,
    item: shape.item && fieldOf(shape.item),
    fields: shape.entries && fieldsOf(shape),
    aliases: piped(shape, 'metadata')?.metadata?.aliases,
  });
};

/**
 * The fields of a schema.ts, for the browser.
 * @throws for a type of valibot's that settings do not use
 */
export const fieldsOf = (schema: object): Fields =>
  Object.fromEntries(
    Object.entries((schema as Shape).entries ?? {}).map(([key, shape]) => [key, fieldOf(shape)]),
  );
