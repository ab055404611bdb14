import type { Field, Fields } from '../../core/settings/field';
import type { DescribedField, Docs } from '../describe/block-description';

/**
 * `written`: settings as a page writes them; fields with a default are optional. `checked`: settings as a block gets them, and
 * as a script reads them from a property.
 */
type Usage = 'written' | 'checked';

/** A value as a TypeScript literal. */
export const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value);

/** A JSDoc comment. */
export const docComment = (lines: (string | undefined)[], indent = ''): string => {
  const texts = lines.filter((line) => line).map((line) => line?.replaceAll('*/', '*\\/'));
  if (!texts.length) return '';
  return texts.length === 1
    ? `${indent}/** ${texts[0]} */\n`
    : `${indent}/**\n${texts.map((text) => `${indent} * ${text}\n`).join('')}${indent} */\n`;
};

/** The comment of a field: description, range and default. */
export const fieldComment = (
  { description, field }: Omit<DescribedField, 'key' | 'fields'>,
  indent = '',
): string =>
  docComment(
    [description, rangeOf(field), isEmpty(field.default) ? undefined : `@default ${literal(field.default)}`],
    indent,
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && !value.length);

const rangeOf = ({ min, max }: Field): string | undefined => {
  if (min === undefined && max === undefined) return undefined;
  return [min !== undefined && `From ${min}`, max !== undefined && `to ${max}`]
    .filter(Boolean)
    .join(' ')
    .concat('.');
};

/** Without an indent, an object type is written in one line, without comments. */
interface Layout {
  usage: Usage;
  indent?: string;
}

type TypedField = Pick<DescribedField, 'field' | 'fields'>;

/** The type of a field in TypeScript. */
export const typeOfField = ({ field, fields }: TypedField, layout: Layout): string => {
  const own = typeOfAlternative({ field, fields }, layout);
  return field.or ? `${own} | ${typeOfField({ field: field.or, fields }, layout)}` : own;
};

const typeOfAlternative = ({ field, fields }: TypedField, layout: Layout): string => {
  const { type, options, item } = field;
  if (options) return options.map(literal).join(' | ');
  if (item) return `Array<${typeOfField({ field: item, fields }, layout)}>`;
  if (type === 'array') return 'unknown[]';
  if (type === 'any') return 'unknown';
  if (type !== 'object') return type;
  if (!field.fields) return 'Record<string, unknown>';
  return typeOfObject(describeFields(field.fields, fields), layout);
};

const describeFields = (fields: Fields, docs: Docs): DescribedField[] =>
  Object.entries(fields).map(([key, field]) => ({
    key,
    field,
    description: docs[key]?.description ?? '',
    fields: docs[key]?.fields ?? {},
  }));

const typeOfObject = (fields: DescribedField[], { usage, indent }: Layout): string => {
  if (indent === undefined) return `{ ${fields.map((field) => signatureOf(field, { usage })).join('; ')} }`;
  const inner = { usage, indent: `${indent}  ` };
  return `{\n${fields.map((field) => memberOf(field, inner)).join('')}${indent}}`;
};

const signatureOf = (field: DescribedField, layout: Layout): string => {
  const isOptional = layout.usage === 'written' || field.field.default === undefined;
  return `${field.key}${isOptional ? '?' : ''}: ${typeOfField(field, layout)}`;
};

/** A field as a member of an interface, with its comment. */
export const memberOf = (field: DescribedField, layout: Required<Layout>): string =>
  `${fieldComment(field, layout.indent)}${layout.indent}${signatureOf(field, layout)};\n`;
