import { attributesOf, attributeType } from '../facts/attributes';
import type { AttributeFacts, BlockFacts, Named } from '../facts/block-facts';
import { everyProperty } from '../facts/every-element';
import { allEvents } from './component-props';
import { literal, typeOfField } from './type-text';

const plain = ({ name, description }: Named): Named => ({ name, description });

const attribute = (facts: AttributeFacts) => {
  const { name, description, kind, default: standard } = facts;
  return {
    name,
    description,
    default: standard,
    // A boolean needs no value, and takes "false".
    value: { kind: 'plain', type: attributeType(facts), required: kind !== 'boolean' },
  };
};

const element = (facts: BlockFacts) => ({
  name: facts.tag,
  description: facts.description,
  attributes: attributesOf(facts).map(attribute),
  slots: facts.slots.map(plain),
  js: {
    properties: [
      ...facts.settings.map(({ property, description, field, fields }) => ({
        name: property,
        description,
        type: typeOfField({ field, fields }, { side: 'given' }),
        default: field.default === undefined ? undefined : literal(field.default),
      })),
      ...everyProperty,
      ...facts.readable.map((property) => ({ ...property, 'read-only': true })),
      ...facts.methods,
    ],
    events: allEvents(facts).map(plain),
  },
  css: {
    properties: facts.cssProperties.map(plain),
    parts: facts.parts.map(plain),
    'pseudo-classes': facts.states.map(({ name, description }) => ({ name: `state(${name})`, description })),
  },
});

/** web-types.json, which the editors of JetBrains find through package.json. */
export const webTypes = (blocks: BlockFacts[], version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'azulejo',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: { html: { elements: blocks.map(element) } },
});
