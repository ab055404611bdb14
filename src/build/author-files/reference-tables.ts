import type { Field, Fields } from '../../core/settings/field';
import { kebabCase } from '../../core/settings/names';
import type { BlockDescription, Docs, SettingDescription } from '../describe/block-description';
import { allEvents } from '../describe/common-members';
import { describeScriptAttributes } from '../describe/script-attributes';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

/** A table of a block's documentation. Code in the cells is between backticks. */
export interface ReferenceTable {
  title: string;
  columns: string[];
  rows: string[][];
}

const code = (text: string): string => `\`${text}\``;

const typeOf = (field: Field): string => {
  const { type, options, item, or, min, max } = field;
  if (or) return `${typeOf({ ...field, or: undefined })}, or ${typeOf(or)}`;
  if (options) return options.map(code).join(', ');
  if (item) return `list: ${typeOf(item)}`;
  if (type === 'number' && min !== undefined)
    return max === undefined ? `number, at least ${min}` : `number, ${min} to ${max}`;
  if (type === 'number' && max !== undefined) return `number, at most ${max}`;
  const names = { string: 'text', array: 'list', any: 'any value' } as Partial<Record<Field['type'], string>>;
  return names[type] ?? type;
};

const defaultOf = ({ default: value }: Field): string => {
  if (value === undefined) return '';
  return code(typeof value === 'string' && value !== '' ? value : JSON.stringify(value));
};

/** A value that differs from the default, to show the syntax. */
const exampleValue = (field: Field, depth = 0): unknown => {
  const { type, options, item, fields, min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  const standard = field.default;
  if (options) return options.find((option) => option !== standard);
  if (type === 'boolean') return standard !== true;
  if (type === 'number') {
    const number = typeof standard === 'number' ? standard : min;
    return number + 1 <= max ? number + 1 : Math.max(min, number - 1);
  }
  if (type === 'string') return standard || '…';
  if (item) return depth > 2 ? [] : [exampleValue(item, depth + 1)];
  if (fields && depth < 2) {
    const simple = Object.entries(fields).filter(([, one]) => !one.fields && one.type !== 'any');
    const withoutLists = simple.filter(([, one]) => !one.item);
    const shown = withoutLists.length > 0 ? withoutLists : simple;
    return Object.fromEntries(shown.slice(0, 2).map(([key, one]) => [key, exampleValue(one, depth + 1)]));
  }
  return type === 'array' ? [] : {};
};

/** The first of the examples that schema.ts names. */
const namedExample = ({ examples, anyOf = [] }: JsonSchema): unknown =>
  examples?.[0] ?? anyOf.map(namedExample).find((example) => example !== undefined);

const exampleOf = ({ attribute, field }: SettingDescription, schema: JsonSchema = {}): string => {
  const value = namedExample(schema) ?? exampleValue(field);
  if (value === true) return code(attribute);
  if (typeof value === 'object') return code(`${attribute}='${JSON.stringify(value)}'`);
  return code(`${attribute}="${value}"`);
};

/** The attribute, with the key in `data` where that is not the attribute in camelCase. */
const namesOf = ({ attribute, key }: SettingDescription): string =>
  attribute === kebabCase(key) ? code(attribute) : `${code(attribute)} (${code(key)} in \`data\`)`;

const nestedFields = ({ fields, item, or }: Field): Fields | undefined =>
  fields ?? (item && nestedFields(item)) ?? (or && nestedFields(or));

/** The tables of objects and of lists of objects, each after the table that mentions it. */
const nestedTables = (path: string, field: Field, docs: Docs): ReferenceTable[] => {
  const fields = nestedFields(field);
  if (!fields) return [];
  const table = {
    title: field.item ? `An entry of ${code(path)}` : `Fields of ${code(path)}`,
    columns: ['Field', 'Type', 'Default', 'Description'],
    rows: Object.entries(fields).map(([key, one]) => [
      code(key),
      typeOf(one),
      defaultOf(one),
      docs[key]?.description ?? '',
    ]),
  };
  const deeper = Object.entries(fields).flatMap(([key, one]) =>
    nestedTables(`${path}.${key}`, one, docs[key]?.fields ?? {}),
  );
  return [table, ...deeper];
};

const detailOf = (type: string): string => /^CustomEvent<(.*)>$/s.exec(type)?.[1] ?? '';

/** The reference of a block, from its schema.ts, its index.ts and its stylesheets: README.md and the demo page show it. */
export const referenceOf = (block: BlockDescription): ReferenceTable[] => {
  const { settings, methods, readable, slots, parts, cssProperties, states } = block;
  const { properties = {} } = jsonSchemaOf(block);
  const tables: ReferenceTable[] = [
    {
      title: 'Settings',
      columns: ['Attribute', 'Type', 'Default', 'Description', 'Example'],
      rows: settings.map((setting) => [
        namesOf(setting),
        typeOf(setting.field),
        defaultOf(setting.field),
        setting.description,
        exampleOf(setting, properties[setting.key]),
      ]),
    },
    ...settings.flatMap(({ key, field, fields }) => nestedTables(key, field, fields)),
    {
      title: 'Events',
      columns: ['Event', 'Description', '`detail`'],
      rows: allEvents(block).map(({ name, description, type }) => [
        code(name),
        description,
        detailOf(type) === 'null' ? '' : code(detailOf(type)),
      ]),
    },
    {
      title: 'Methods and properties',
      columns: ['Name', 'Type', 'Description'],
      rows: [...methods, ...readable].map(({ name, type, description }) => [
        code(name),
        code(type),
        description,
      ]),
    },
    {
      title: 'Slots',
      columns: ['Slot', 'Description'],
      rows: slots.map(({ name, description }) => [name ? code(name) : 'default', description]),
    },
    {
      title: 'Parts',
      columns: ['Part', 'Description'],
      rows: parts.map(({ name, description }) => [code(`::part(${name})`), description]),
    },
    {
      title: 'States',
      columns: ['State', 'Description'],
      rows: states.map(({ name, description }) => [code(`:state(${name})`), description]),
    },
    {
      title: 'Custom properties',
      columns: ['Property', 'Default', 'Description'],
      rows: cssProperties.map(({ name, default: value = '', description }) => [
        code(name),
        value && code(value),
        description,
      ]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
};

const scriptAttributes = (): ReferenceTable => ({
  title: 'Attributes of the script tag',
  columns: ['Attribute', 'In `Azulejo.config`', 'Description'],
  rows: describeScriptAttributes().map(({ name, key, description }) => [code(name), code(key), description]),
});

/** The custom properties of all blocks, with the blocks that use them. */
const customProperties = (blocks: BlockDescription[]): ReferenceTable => {
  const properties = new Map(
    blocks.flatMap(({ cssProperties }) => cssProperties.map((property) => [property.name, property])),
  );
  const usersOf = (name: string): string => {
    const users = blocks.filter(({ cssProperties }) =>
      cssProperties.some((property) => property.name === name),
    );
    return users.length === blocks.length ? 'all' : users.map(({ moduleName }) => moduleName).join(', ');
  };
  return {
    title: 'Custom properties',
    columns: ['Property', 'Default', 'Description', 'Blocks'],
    rows: [...properties.values()]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ name, default: value = '', description }) => [
        code(name),
        value && code(value),
        description,
        usersOf(name),
      ]),
  };
};

/** The tables for all blocks of a page. */
export const siteReference = (blocks: BlockDescription[]) => ({
  scriptAttributes: scriptAttributes(),
  customProperties: customProperties(blocks),
});

export interface Reference {
  /** By the block's name. */
  blocks: Record<string, ReferenceTable[]>;
  site: ReturnType<typeof siteReference>;
}

/** The reference that the demo's pages show. */
export const allReferences = (blocks: BlockDescription[]): Reference => ({
  blocks: Object.fromEntries(blocks.map((block) => [block.moduleName, referenceOf(block)])),
  site: siteReference(blocks),
});
