import type { JsonSchema } from '../../src/build/author-files/json-schema';
import { kebabCase } from '../../src/core/settings/names';

interface FieldBase {
  name: string;
  attribute: string;
  description: string;
  /** The default as an attribute's value; '' for no default. */
  defaultValue: string;
}

export type Values = ReadonlyMap<string, string>;

/** An option of a block that one control can set. */
export type Field =
  | (FieldBase & { kind: 'switch' })
  | (FieldBase & { kind: 'choice'; choices: string[] })
  | (FieldBase & { kind: 'number'; minimum?: number; maximum?: number; isInteger: boolean })
  | (FieldBase & { kind: 'address' })
  | (FieldBase & { kind: 'text'; suggestions: string[] });

/** A text whose description begins in this way is an address. */
const beginsWithAddress = /^(the )?address (of|that|where)\b/i;

/** Leaves out lists and objects (`items`), which belong in `data`, and deprecated names of a field. */
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
    defaultValue: writeValue(property.default),
  };
  const variants = flatten(property);
  const types = new Set(variants.map(({ type }) => type));
  const choices = variants.flatMap((variant) => variant.enum ?? []).map(String);
  if (types.has('array') || types.has('object')) return undefined;
  if (types.has('boolean')) return { ...base, kind: 'switch' };
  if (variants.every((variant) => variant.enum)) return { ...base, kind: 'choice', choices };
  const examples = (property.examples ?? []).map(String);
  // A default among the examples means that the examples are the known names.
  if (examples.includes(base.defaultValue)) return { ...base, kind: 'choice', choices: examples };
  const number = variants.find(({ type }) => type === 'number' || type === 'integer');
  if (number && !types.has('string')) {
    const { minimum, maximum, type } = number;
    return { ...base, kind: 'number', minimum, maximum, isInteger: type === 'integer' };
  }
  const suggestions = [...choices, ...examples];
  if (!suggestions.length && beginsWithAddress.test(base.description)) return { ...base, kind: 'address' };
  return { ...base, kind: 'text', suggestions };
}

const normalize = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The choices of another option that this option depends on. The start of the description names them:
 * "Auto grid and list: …" means the choices `autogrid` and `list`, `Transition "scroll": …` the choice `scroll` of
 * `transition`.
 */
function conditionOf(field: Field, fields: Field[]): { on: Field; choices: string[] } | undefined {
  const beginning = /^([^:.]+):/.exec(field.description)?.[1];
  const names = beginning?.split(/,| and /).map(normalize) ?? [];
  for (const on of fields) {
    if (on.kind !== 'choice' || on === field || !names.length) continue;
    const nameOf = new Map(
      on.choices.flatMap((choice) =>
        [normalize(choice), normalize(on.name + choice)].map((name) => [name, choice]),
      ),
    );
    const choices = names.flatMap((name) => nameOf.get(name) ?? []);
    if (choices.length === names.length) return { on, choices };
  }
  return undefined;
}

/** The options that have an effect with these values. */
export function fieldsFor(fields: Field[], values: Values): Field[] {
  const applies = (field: Field): boolean => {
    const condition = conditionOf(field, fields);
    if (!condition) return true;
    const { on, choices } = condition;
    return applies(on) && choices.includes(values.get(on.attribute) ?? on.defaultValue);
  };
  return fields.filter(applies);
}

/** The alternatives of a schema, or the schema itself. */
const flatten = (schema: JsonSchema): JsonSchema[] => schema.anyOf?.flatMap(flatten) ?? [schema];

const writeValue = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
