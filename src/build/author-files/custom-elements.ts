import { attributesOf, attributeType } from '../describe/attributes';
import { type BlockDescription, nameAndDescription } from '../describe/block-description';
import { allEvents, commonProperties } from '../describe/common-members';
import { literal, typeOfField } from './type-text';

const attributes = (block: BlockDescription) =>
  attributesOf(block).map((attribute) => ({
    name: attribute.name,
    description: attribute.description,
    type: { text: attributeType(attribute) },
    default: attribute.default,
    fieldName: attribute.property,
  }));

const members = ({ settings, methods, readable }: BlockDescription) => [
  ...settings.map(({ attribute, property, description, field, fields }) => ({
    kind: 'field',
    name: property,
    description,
    type: { text: typeOfField({ field, fields }, { usage: 'written' }) },
    default: field.default === undefined ? undefined : literal(field.default),
    attribute,
  })),
  ...commonProperties.map(({ name, description, type }) => ({
    kind: 'field',
    name,
    description,
    type: { text: type },
    attribute: name,
  })),
  ...readable.map((property) => ({
    kind: 'field',
    ...nameAndDescription(property),
    type: { text: property.type },
    readonly: true,
  })),
  ...methods.map((method) => ({
    kind: 'method',
    ...nameAndDescription(method),
    type: { text: method.type },
  })),
];

const declaration = (block: BlockDescription) => ({
  kind: 'class',
  customElement: true,
  name: `Az${block.name}Element`,
  tagName: block.tag,
  description: block.description,
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: attributes(block),
  members: members(block),
  events: allEvents(block).map(({ type, ...event }) => ({
    ...nameAndDescription(event),
    type: { text: type },
  })),
  slots: block.slots.map(nameAndDescription),
  cssParts: block.parts.map(nameAndDescription),
  cssProperties: block.cssProperties.map((property) => ({
    ...nameAndDescription(property),
    default: property.default,
  })),
  cssStates: block.states.map(nameAndDescription),
});

/** custom-elements.json, by version 2.1 of its schema. Paths are those of the package. */
export const customElementsManifest = (blocks: BlockDescription[]) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: blocks.map((block) => {
    const path = `dist/elements/${block.moduleName}.js`;
    const element = declaration(block);
    return {
      kind: 'javascript-module',
      path,
      declarations: [element],
      exports: [
        {
          kind: 'custom-element-definition',
          name: block.tag,
          declaration: { name: element.name, module: path },
        },
      ],
    };
  }),
});
