import type { Field, Fields } from '../../core/settings/field';
import type { Docs, FieldFacts } from '../facts/block-facts';

/**
 * `given`: what a page may write, so that what has a default may be left out. `checked`: what a block and a script that
 * reads a property get.
 */
export type Side = 'given' | 'checked';

/** As a literal of TypeScript. */
export const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value);

/** A comment of a declaration. */
export const docComment = (lines: (string | undefined)[], indent = ''): string => {
  const texts = lines.filter((line) => line).map((line) => line?.replaceAll('*/', '*\\/'));
  if (!texts.length) return '';
  return texts.length === 1
    ? `${indent}/** ${texts[0]} */\n`
    : `${indent}/**\n${texts.map((text) => `${indent} * ${text}\n`).join('')}${indent} */\n`;
};

/** What an editor shows beside a field. */
export const fieldComment = (
  { description, field }: Omit<FieldFacts, 'key' | 'fields'>,
  indent = '',
): string =>
  docComment(
    [
      description,
      rangeOf(field),
      saysNothing(field.default) ? undefined : `@default ${literal(field.default)}`,
    ],
    indent,
  );

const saysNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && !value.length);

const rangeOf = ({ min, max }: Field): string | undefined => {
  if (min === undefined && max === undefined) return undefined;
  return [min !== undefined && `From ${min}`, max !== undefined && `to ${max}`]
    .filter(Boolean)
    .join(' ')
    .concat('.');
};

/** Without an indent everything is in one line, which has no room for comments. */
interface Layout {
  side: Side;
  indent?: string;
}

type TypedFacts = Pick<FieldFacts, 'field' | 'fields'>;

/** The type of a field, as TypeScript writes it. */
export const typeOfField = ({ field, fields }: TypedFacts, layout: Layout): string => {
  const own = typeOfAlternative({ field, fields }, layout);
  return field.or ? `${own} | ${typeOfField({ field: field.or, fields }, layout)}` : own;
};

const typeOfAlternative = ({ field, fields }: TypedFacts, layout: Layout): string => {
  const { type, options, item } = field;
  if (options) return options.map(literal).join(' | ');
  if (item) return `Array<${typeOfField({ field: item, fields }, layout)}>`;
  if (type === 'array') return 'unknown[]';
  if (type === 'any') return 'unknown';
  if (type !== 'object') return type;
  if (!field.fields) return 'Record<string, unknown>';
  return typeOfObject(factsOf(field.fields, fields), layout);
};

const factsOf = (fields: Fields, docs: Docs): FieldFacts[] =>
  Object.entries(fields).map(([key, field]) => ({
    key,
    field,
    description: docs[key]?.description ?? '',
    fields: docs[key]?.fields ?? {},
  }));

const typeOfObject = (facts: FieldFacts[], { side, indent }: Layout): string => {
  if (indent === undefined) return `{ ${facts.map((one) => signatureOf(one, { side })).join('; ')} }`;
  const inner = { side, indent: `${indent}  ` };
  return `{\n${facts.map((one) => memberOf(one, inner)).join('')}${indent}}`;
};

const signatureOf = (facts: FieldFacts, layout: Layout): string => {
  const isOptional = layout.side === 'given' || facts.field.default === undefined;
  return `${facts.key}${isOptional ? '?' : ''}: ${typeOfField(facts, layout)}`;
};

/** A field as a member of an interface, with its comment. */
export const memberOf = (facts: FieldFacts, layout: Required<Layout>): string =>
  `${fieldComment(facts, layout.indent)}${layout.indent}${signatureOf(facts, layout)};\n`;
