import { attributesOf, attributeType } from '../facts/attributes';
import type { BlockFacts, Named } from '../facts/block-facts';
import { everyProperty } from '../facts/every-element';
import { allEvents } from './component-props';
import { literal, typeOfField } from './type-text';

const plain = ({ name, description }: Named): Named => ({ name, description });

const attributes = (facts: BlockFacts) =>
  attributesOf(facts).map((attribute) => ({
    name: attribute.name,
    description: attribute.description,
    type: { text: attributeType(attribute) },
    default: attribute.default,
    fieldName: attribute.property,
  }));

const members = ({ settings, methods, readable }: BlockFacts) => [
  ...settings.map(({ attribute, property, description, field, fields }) => ({
    kind: 'field',
    name: property,
    description,
    type: { text: typeOfField({ field, fields }, { side: 'given' }) },
    default: field.default === undefined ? undefined : literal(field.default),
    attribute,
  })),
  ...everyProperty.map(({ name, description, type }) => ({
    kind: 'field',
    name,
    description,
    type: { text: type },
    attribute: name,
  })),
  ...readable.map((property) => ({
    kind: 'field',
    ...plain(property),
    type: { text: property.type },
    readonly: true,
  })),
  ...methods.map((method) => ({ kind: 'method', ...plain(method), type: { text: method.type } })),
];

const declaration = (facts: BlockFacts) => ({
  kind: 'class',
  customElement: true,
  name: `Az${facts.name}Element`,
  tagName: facts.tag,
  description: facts.description,
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: attributes(facts),
  members: members(facts),
  events: allEvents(facts).map(({ type, ...event }) => ({
    ...plain(event),
    type: { text: type },
  })),
  slots: facts.slots.map(plain),
  cssParts: facts.parts.map(plain),
  cssProperties: facts.cssProperties.map((property) => ({ ...plain(property), default: property.default })),
  cssStates: facts.states.map(plain),
});

/** custom-elements.json, by version 2.1 of its schema. Paths are those of the package. */
export const customElementsManifest = (blocks: BlockFacts[]) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: blocks.map((facts) => {
    const path = `dist/elements/${facts.block}.js`;
    const element = declaration(facts);
    return {
      kind: 'javascript-module',
      path,
      declarations: [element],
      exports: [
        {
          kind: 'custom-element-definition',
          name: facts.tag,
          declaration: { name: element.name, module: path },
        },
      ],
    };
  }),
});
