import { type GenericSchema, safeParse } from 'valibot';

/**
 * A setting as its block's schema.ts declares it, from valibot's description. The generated files are not read, so that
 * the tests find faults of the build.
 */
export interface Shape {
  type: 'string' | 'number' | 'boolean' | 'picklist' | 'array' | 'object' | 'record' | 'union' | 'any';
  /** Checks whether a value is valid. */
  schema: GenericSchema;
  default?: unknown;
  /** Of a picklist. */
  options: string[];
  /** Of a text that is open for more values than the block itself knows, such as the name of a design. */
  examples: string[];
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
  /** The largest number of items that an array should have; a block says so in its own words. */
  maxItems: number;
  /** Whether a text is an address (`pageAddress` and `pictureAddress` of src/core/settings). */
  isAddress: boolean;
  /** Unit of a text that has a pattern: a number with this unit is the only such text. */
  unit: string | undefined;
}

/** The part of valibot's description that schemas of settings use. */
interface Described {
  type: string;
  default?: unknown;
  wrapped?: GenericSchema;
  item?: GenericSchema;
  entries?: Record<string, GenericSchema>;
  options?: (string | GenericSchema)[];
  pipe?: {
    type: string;
    requirement?: number;
    metadata?: { aliases?: string[]; address?: string };
    examples?: string[];
  }[];
}

export function shapeOf(schema: GenericSchema): Shape {
  const described = schema as unknown as Described;
  const { type, wrapped, item, entries = {}, options = [], pipe = [] } = described;
  if (wrapped) return { ...shapeOf(wrapped), default: described.default };
  const action = (name: string) => pipe.find((one) => one.type === name);
  const alternatives = type === 'union' ? options.map((option) => shapeOf(option as GenericSchema)) : [];
  const { aliases = [], address } = action('metadata')?.metadata ?? {};
  return {
    type: type as Shape['type'],
    schema,
    options: type === 'picklist' ? (options as string[]) : [],
    examples: action('examples')?.examples ?? [],
    alternatives,
    item: item && shapeOf(item),
    // Fields of type any have no wrong values. The block's own suite tests later checks.
    fields: Object.fromEntries(
      Object.entries(entries)
        .map(([key, entry]) => [key, shapeOf(entry)] as const)
        .filter(([, { type }]) => type !== 'any'),
    ),
    aliases: [...aliases, ...alternatives.flatMap(({ aliases }) => aliases)],
    isAddress: address !== undefined,
    unit: /px|%/.exec(String(action('regex')?.requirement))?.[0],
    maxItems: action('max_length')?.requirement ?? Number.POSITIVE_INFINITY,
    bounds: { min: action('min_value')?.requirement, max: action('max_value')?.requirement },
  };
}

/** Whether the field accepts the value. Numbers and booleans may be strings, as in saved pages. */
export function accepts({ schema }: Shape, value: unknown): boolean {
  const readings =
    typeof value === 'string' ? [value, Number(value), value === 'true' || undefined] : [value];
  return readings.some((reading) => reading !== undefined && safeParse(schema, reading).success);
}
