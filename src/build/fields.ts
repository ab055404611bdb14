import type { Field, Fields } from '../core/settings/field';

/** The properties of a valibot schema that this project reads. */
interface SchemaShape {
  type: string;
  default?: unknown;
  wrapped?: SchemaShape;
  item?: SchemaShape;
  entries?: Record<string, SchemaShape>;
  options?: (string | SchemaShape)[];
  pipe?: { type: string; requirement?: unknown; metadata?: Pick<Field, 'aliases' | 'address'> }[];
}

const types: Record<string, Field['type']> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  picklist: 'string',
  array: 'array',
  object: 'object',
  // An object with any keys.
  record: 'object',
  any: 'any',
};

const findInPipe = (shape: SchemaShape, type: string) => shape.pipe?.find((action) => action.type === type);

/** Shortens the JSON. */
const removeUndefined = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as unknown as Field;

const fieldOf = (shape: SchemaShape): Field => {
  if (shape.type === 'optional' && shape.wrapped)
    return removeUndefined({ ...fieldOf(shape.wrapped), default: shape.default });
  if (shape.type === 'union') {
    const [first, second, ...more] = (shape.options as SchemaShape[]).map(fieldOf);
    if (!first || !second || more.length) throw Error('A union of a setting has two types.');
    return { ...first, or: second };
  }
  const type = types[shape.type];
  if (!type)
    throw Error(
      `Settings cannot be of valibot's type "${shape.type}"; src/build/fields.ts knows the others.`,
    );
  const { aliases, address } = findInPipe(shape, 'metadata')?.metadata ?? {};
  return removeUndefined({
    type,
    min: findInPipe(shape, 'min_value')?.requirement as number | undefined,
    max: findInPipe(shape, 'max_value')?.requirement as number | undefined,
    pattern: (findInPipe(shape, 'regex')?.requirement as RegExp | undefined)?.source,
    options: shape.type === 'picklist' ? (shape.options as string[]) : undefined,
    item: shape.item && fieldOf(shape.item),
    fields: shape.entries && fieldsOf(shape),
    aliases: aliases?.length ? aliases : undefined,
    address,
  });
};

/**
 * The fields of a schema.ts, for the browser.
 * @throws for a valibot type without a row in `types`
 */
export const fieldsOf = (schema: object): Fields =>
  Object.fromEntries(
    Object.entries((schema as SchemaShape).entries ?? {}).map(([key, shape]) => [key, fieldOf(shape)]),
  );
