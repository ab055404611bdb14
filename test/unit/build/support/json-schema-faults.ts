import type { JsonSchema } from '../../../../src/build/author-files/json-schema';

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

const resolve = (schema: JsonSchema, whole: JsonSchema): JsonSchema => {
  if (!schema.$ref) return schema;
  const steps = schema.$ref.split('/').slice(1);
  const found = steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), whole);
  if (!found) throw Error(`${schema.$ref} leads nowhere.`);
  return found as JsonSchema;
};

const isOfType = (type: string, value: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : type === typeOf(value);

/** The paths at which `value` violates the schema; supports the part of JSON Schema that our schemas use. */
export const faultsIn = (schema: JsonSchema, value: unknown, whole = schema, path = '$'): string[] => {
  const { type, anyOf, minimum, maximum, items, properties, ...rest } = resolve(schema, whole);
  const within = (one: JsonSchema, inner: unknown, at: string) => faultsIn(one, inner, whole, `${path}${at}`);
  if (type && !isOfType(type, value)) return [`${path}: ${type}`];
  if (anyOf?.every((one) => within(one, value, '').length)) return [`${path}: anyOf`];
  if (rest.enum && !rest.enum.includes(value)) return [`${path}: enum`];
  if (minimum !== undefined && (value as number) < minimum) return [`${path}: minimum`];
  if (maximum !== undefined && (value as number) > maximum) return [`${path}: maximum`];
  return [
    ...(items ? (value as unknown[]).flatMap((one, index) => within(items, one, `[${index}]`)) : []),
    ...Object.entries(properties ?? {}).flatMap(([key, one]) =>
      Object.hasOwn(value as object, key) ? within(one, Reflect.get(value as object, key), `.${key}`) : [],
    ),
  ];
};
