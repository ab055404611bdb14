import { accepts, type Shape } from './shape';

type Data = Record<string, unknown>;

/** A field at any depth of a block's data. */
export interface FieldPath {
  /** As the console names it: `items.0.title`. */
  path: string;
  /** The setting that contains the field. */
  key: string;
  shape: Shape;
  /** Minimal data with `value` in the field; without an argument, the same data without the field. */
  with(value?: unknown): Data;
}

/** All fields of a block's settings, including those in lists and objects. */
export function fieldPathsIn(settings: Shape): FieldPath[] {
  return Object.entries(settings.fields).flatMap(([key, shape]) => {
    const field: FieldPath = { path: key, key, shape, with: (value) => withKey(key, value) };
    return [field, ...nestedFields(field)];
  });
}

function nestedFields(parent: FieldPath): FieldPath[] {
  const shapes = [parent.shape, ...parent.shape.alternatives];
  const elements = shapes.flatMap(({ item }): FieldPath[] => {
    if (!item) return [];
    // A wrong item is left out, unless the place of each counts: then it has a default.
    const without = item.default === undefined ? [] : [item.default];
    const put: FieldPath['with'] = (value) => parent.with(value === undefined ? without : [value]);
    return [{ ...parent, path: `${parent.path}.0`, shape: item, with: put }];
  });
  const members = shapes.flatMap(({ fields }) =>
    Object.entries(fields).map(([name, shape]): FieldPath => {
      const put: FieldPath['with'] = (value) => parent.with(withKey(name, value));
      return { ...parent, path: `${parent.path}.${name}`, shape, with: put };
    }),
  );
  return [...elements, ...members].flatMap((field) => [field, ...nestedFields(field)]);
}

function withKey(key: string, value: unknown): Data {
  return value === undefined ? {} : { [key]: value };
}

/** Values of a wrong type, outside the options, or out of bounds. */
export function wrongValues(shape: Shape): unknown[] {
  const { min, max } = shape.bounds;
  const outside = [min !== undefined && min - 1, max !== undefined && max + 1].filter((one) => one !== false);
  const isList = [shape, ...shape.alternatives].some(({ type }) => type === 'array');
  return ['no such thing', true, { wrong: 1 }, ...(isList ? [] : [['wrong']]), ...outside].filter(
    (value) => !accepts(shape, value),
  );
}

/** Patterns for the part of a warning that names the expected value. */
export function expectedWords({ type, options, alternatives }: Shape): RegExp[] {
  if (type === 'union') return alternatives.flatMap(expectedWords);
  if (type === 'picklist') return options.map((option) => new RegExp(`"${option}"`));
  const words = { string: /string|text/, array: /array|list/, record: /object/ } as Partial<
    Record<Shape['type'], RegExp>
  >;
  return [words[type] ?? new RegExp(type)];
}
