import type { Field } from '../../core/settings/field';
import type { AttributeFacts, BlockFacts, SettingFacts } from './block-facts';
import { everyAttribute } from './every-element';

const kinds: Partial<Record<Field['type'], AttributeFacts['kind']>> = {
  boolean: 'boolean',
  number: 'number',
  array: 'json',
  object: 'json',
};

/** A setting of two types is written as text, and read as what it looks like. */
const kindOf = (field: Field): AttributeFacts['kind'] => (!field.or && kinds[field.type]) || 'text';

/** Absent and "" say the same; false is what an absent attribute says. */
const writtenDefault = ({ default: value, type }: Field): string | undefined =>
  value === undefined || value === '' || value === false || type === 'array' || type === 'object'
    ? undefined
    : String(value);

const ofSetting = ({ attribute, property, description, field }: SettingFacts): AttributeFacts => {
  const kind = kindOf(field);
  return {
    name: attribute,
    kind,
    description: kind === 'json' ? `${description} As JSON.` : description,
    values: field.options,
    default: writtenDefault(field),
    property,
  };
};

/** The attributes of an element: those of its settings, then those that every element has. */
export const attributesOf = ({ settings }: BlockFacts): AttributeFacts[] => [
  ...settings.map(ofSetting),
  ...everyAttribute,
];

/** As TypeScript writes it. An attribute's text may be given as what it stands for. */
export const attributeType = ({ kind, values }: AttributeFacts): string => {
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  return kind === 'boolean' || kind === 'number' ? kind : 'string';
};
