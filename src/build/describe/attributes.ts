import type { Field } from '../../core/settings/field';
import type { AttributeDescription, BlockDescription, SettingDescription } from './block-description';
import { commonAttributes } from './common-members';

const kindByType: Partial<Record<Field['type'], AttributeDescription['kind']>> = {
  boolean: 'boolean',
  number: 'number',
  array: 'json',
  object: 'json',
};

/** The attribute of a setting with several types is typed as text; the block parses the text. */
const kindOf = (field: Field): AttributeDescription['kind'] =>
  (!field.or && kindByType[field.type]) || 'text';

/** The default as text; undefined for "" and false, which equal a missing attribute, and for lists and objects. */
const defaultText = ({ default: value, type }: Field): string | undefined =>
  value === undefined || value === '' || value === false || type === 'array' || type === 'object'
    ? undefined
    : String(value);

const settingAttribute = ({
  attribute,
  property,
  description,
  field,
}: SettingDescription): AttributeDescription => {
  const kind = kindOf(field);
  return {
    name: attribute,
    kind,
    description: kind === 'json' ? `${description} The attribute takes JSON.` : description,
    values: field.options,
    default: defaultText(field),
    property,
  };
};

/** The attributes of an element: those of its settings, then those that every element has. */
export const attributesOf = (block: BlockDescription): AttributeDescription[] => [
  ...block.settings.map(settingAttribute),
  ...commonAttributes(block),
];

/** The attribute's type in TypeScript; `boolean` and `number` stand for their texts. */
export const attributeType = ({ kind, values }: AttributeDescription): string => {
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  return kind === 'boolean' || kind === 'number' ? kind : 'string';
};
