import { attributesOf, attributeType } from '../describe/attributes';
import {
  type AttributeDescription,
  type BlockDescription,
  nameAndDescription,
} from '../describe/block-description';
import { allEvents, commonProperties } from '../describe/common-members';
import { literal, typeOfField } from './type-text';

const attribute = (attribute: AttributeDescription) => {
  const { name, description, kind, default: defaultValue } = attribute;
  return {
    name,
    description,
    default: defaultValue,
    // A boolean attribute needs no value; it accepts "false".
    value: { kind: 'plain', type: attributeType(attribute), required: kind !== 'boolean' },
  };
};

const element = (block: BlockDescription) => ({
  name: block.tag,
  description: block.description,
  attributes: attributesOf(block).map(attribute),
  slots: block.slots.map(nameAndDescription),
  js: {
    properties: [
      ...block.settings.map(({ property, description, field, fields }) => ({
        name: property,
        description,
        type: typeOfField({ field, fields }, { usage: 'written' }),
        default: field.default === undefined ? undefined : literal(field.default),
      })),
      ...commonProperties,
      ...block.readable.map((property) => ({ ...property, 'read-only': true })),
      ...block.methods,
    ],
    events: allEvents(block).map(nameAndDescription),
  },
  css: {
    properties: block.cssProperties.map(nameAndDescription),
    parts: block.parts.map(nameAndDescription),
    'pseudo-classes': block.states.map(({ name, description }) => ({ name: `state(${name})`, description })),
  },
});

/** web-types.json, which the editors of JetBrains find through package.json. */
export const webTypes = (blocks: BlockDescription[], version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'azulejo',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: { html: { elements: blocks.map(element) } },
});
