import { type GenericSchema, safeParse } from 'valibot';

/**
 * A setting as its block's schema.ts declares it. This reads valibot's own description and nothing that the build makes
 * of it, so that a fault of the build shows.
 */
export interface Shape {
  type: 'string' | 'number' | 'boolean' | 'picklist' | 'array' | 'object' | 'record' | 'union' | 'any';
  /** For valibot: it says whether a value fits. */
  schema: GenericSchema;
  default?: unknown;
  /** Of a picklist. */
  options: string[];
  /** Of a union. */
  alternatives: Shape[];
  /** Of an array. */
  item?: Shape;
  /** Of an object. */
  fields: Record<string, Shape>;
  /** Historical spellings of the key. */
  aliases: string[];
  /** Lower and upper bound of a number. */
  bounds: { min?: number; max?: number };
  /** A text of a form: the only one there is so far is a percentage. */
  isPercent: boolean;
}

/** The part of valibot's description that schemas of settings use. */
interface Described {
  type: string;
  default?: unknown;
  wrapped?: GenericSchema;
  item?: GenericSchema;
  entries?: Record<string, GenericSchema>;
  options?: (string | GenericSchema)[];
  pipe?: { type: string; requirement?: number; metadata?: { aliases?: string[] } }[];
}

export function shapeOf(schema: GenericSchema): Shape {
  const described = schema as unknown as Described;
  const { type, wrapped, item, entries = {}, options = [], pipe = [] } = described;
  if (wrapped) return { ...shapeOf(wrapped), default: described.default };
  const action = (name: string) => pipe.find((one) => one.type === name);
  const alternatives = type === 'union' ? options.map((option) => shapeOf(option as GenericSchema)) : [];
  const ownAliases = action('metadata')?.metadata?.aliases ?? [];
  return {
    type: type as Shape['type'],
    schema,
    options: type === 'picklist' ? (options as string[]) : [],
    alternatives,
    item: item && shapeOf(item),
    // No value is wrong where any is right; what a block checks when it needs it, its own suite tries.
    fields: Object.fromEntries(
      Object.entries(entries)
        .map(([key, entry]) => [key, shapeOf(entry)] as const)
        .filter(([, { type }]) => type !== 'any'),
    ),
    aliases: [...ownAliases, ...alternatives.flatMap(({ aliases }) => aliases)],
    isPercent: Boolean(action('regex')),
    bounds: { min: action('min_value')?.requirement, max: action('max_value')?.requirement },
  };
}

/** Whether the field takes the value as it is, or as a number or boolean in a string, which saved pages have. */
export function takes({ schema }: Shape, value: unknown): boolean {
  const meant = typeof value === 'string' ? [value, Number(value), value === 'true' || undefined] : [value];
  return meant.some((one) => one !== undefined && safeParse(schema, one).success);
}
