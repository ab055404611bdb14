import { type Shape, takes } from './shape';

type Data = Record<string, unknown>;

/** A field somewhere in a block's data. */
export interface Place {
  /** As the console names it: `items.0.title`. */
  path: string;
  /** The setting that it is in. */
  key: string;
  shape: Shape;
  /** The least data that has `value` there; without a value, the same data without the field. */
  with(value?: unknown): Data;
}

/** Every field of a block's settings, those within lists and objects too. */
export function placesIn(settings: Shape): Place[] {
  return Object.entries(settings.fields).flatMap(([key, shape]) => {
    const place: Place = { path: key, key, shape, with: (value) => withKey(key, value) };
    return [place, ...placesWithin(place)];
  });
}

function placesWithin(parent: Place): Place[] {
  const shapes = [parent.shape, ...parent.shape.alternatives];
  const elements = shapes.flatMap(({ item }): Place[] => {
    if (!item) return [];
    const put: Place['with'] = (value) => parent.with(value === undefined ? [] : [value]);
    return [{ ...parent, path: `${parent.path}.0`, shape: item, with: put }];
  });
  const members = shapes.flatMap(({ fields }) =>
    Object.entries(fields).map(([name, shape]): Place => {
      const put: Place['with'] = (value) => parent.with(withKey(name, value));
      return { ...parent, path: `${parent.path}.${name}`, shape, with: put };
    }),
  );
  return [...elements, ...members].flatMap((place) => [place, ...placesWithin(place)]);
}

function withKey(key: string, value: unknown): Data {
  return value === undefined ? {} : { [key]: value };
}

/** Values of a wrong type, none of the options, or out of bounds. */
export function wrongValues(shape: Shape): unknown[] {
  const { min, max } = shape.bounds;
  const outside = [min !== undefined && min - 1, max !== undefined && max + 1].filter((one) => one !== false);
  const isList = shape.type === 'array';
  return ['no such thing', true, { wrong: 1 }, ...(isList ? [] : [['wrong']]), ...outside].filter(
    (value) => !takes(shape, value),
  );
}

/** Words that tell an author what a field expects. */
export function expectedWords({ type, options, alternatives }: Shape): RegExp[] {
  if (type === 'union') return alternatives.flatMap(expectedWords);
  if (type === 'picklist') return options.map((option) => new RegExp(`"${option}"`));
  const words = { string: /string|text/, array: /array|list/, record: /object/ } as Partial<
    Record<Shape['type'], RegExp>
  >;
  return [words[type] ?? new RegExp(type)];
}
