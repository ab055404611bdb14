/** What this page uses of a block's JSON Schema. */
export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  deprecated?: boolean;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  /** The attribute that sets this field, where it is not simply the name in kebab-case. */
  'x-attribute'?: string;
}

interface FieldBase {
  name: string;
  attribute: string;
  description: string;
  /** The default as it would be written in an attribute; '' for none. */
  standard: string;
}

export type Values = ReadonlyMap<string, string>;

/** One option of a block, as a control shows it. */
export type Field =
  | (FieldBase & { kind: 'switch' })
  | (FieldBase & { kind: 'choice'; choices: string[] })
  | (FieldBase & { kind: 'number'; minimum?: number; maximum?: number; whole: boolean })
  | (FieldBase & { kind: 'text'; suggestions: string[] });

/**
 * The options that a single control can set. Lists and objects (`items`) belong in `data`; the historical spellings
 * of a field are not shown beside it.
 */
export function readFields(schema: JsonSchema): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => !property.deprecated)
    .flatMap(([name, property]) => readField(name, property) ?? []);
}

function readField(name: string, property: JsonSchema): Field | undefined {
  const base: FieldBase = {
    name,
    attribute: property['x-attribute'] ?? kebabCase(name),
    description: property.description ?? '',
    standard: writeValue(property.default),
  };
  const variants = flatten(property);
  const types = new Set(variants.flatMap(({ type }) => type ?? []));
  const words = variants.flatMap((variant) => [
    ...(variant.enum ?? []),
    ...('const' in variant ? [variant.const] : []),
  ]);
  const choices = words.filter((word) => word !== null).map(String);
  if (types.has('array') || types.has('object')) return undefined;
  if (types.has('boolean')) return { ...base, kind: 'switch' };
  if (
    choices.length &&
    variants.every((variant) => variant.enum || 'const' in variant || variant.type === 'null')
  ) {
    return { ...base, kind: 'choice', choices };
  }
  const examples = (property.examples ?? []).map(String);
  // A name, and these are the known ones.
  if (examples.includes(base.standard)) return { ...base, kind: 'choice', choices: examples };
  const number = variants.find(({ type }) => type === 'number' || type === 'integer');
  if (number && !types.has('string')) {
    const { minimum, maximum, type } = number;
    return { ...base, kind: 'number', minimum, maximum, whole: type === 'integer' };
  }
  return { ...base, kind: 'text', suggestions: [...choices, ...examples] };
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The choices that an option is for, by the beginning of its description: "Auto grid and list: …" is for the choices
 * `autogrid` and `list` of another option, `Transition "scroll": …` for `scroll` of `transition`.
 */
function conditionOf(field: Field, fields: Field[]): { on: Field; choices: string[] } | undefined {
  const beginning = /^([^:.]+):/.exec(field.description)?.[1];
  const names = beginning?.split(/,| and /).map(plain) ?? [];
  for (const on of fields) {
    if (on.kind !== 'choice' || on === field || !names.length) continue;
    const nameOf = new Map(
      on.choices.flatMap((choice) => [plain(choice), plain(on.name + choice)].map((name) => [name, choice])),
    );
    const choices = names.flatMap((name) => nameOf.get(name) ?? []);
    if (choices.length === names.length) return { on, choices };
  }
  return undefined;
}

/** The options that do something with these values: those that are for the choices made, and those for all. */
export function fieldsFor(fields: Field[], values: Values): Field[] {
  const applies = (field: Field): boolean => {
    const condition = conditionOf(field, fields);
    if (!condition) return true;
    const { on, choices } = condition;
    return applies(on) && choices.includes(values.get(on.attribute) ?? on.standard);
  };
  return fields.filter(applies);
}

/** A schema, or the alternatives that it is made of. */
function flatten(schema: JsonSchema): JsonSchema[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  return alternatives ? alternatives.flatMap(flatten) : [schema];
}

const writeValue = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
