import { attributesOf } from '../describe/attributes';
import type { AttributeDescription, BlockDescription, TypedItem } from '../describe/block-description';
import { allEvents, commonProperties } from '../describe/common-members';
import { docComment, fieldComment, literal, memberOf, typeOfField } from './type-text';

const indent = '  ';

const isIdentifier = /^[A-Za-z_$][\w$]*$/;
const key = (name: string): string => (isIdentifier.test(name) ? name : `'${name}'`);

const interfaceOf = ({ head, doc, members }: { head: string; doc: string; members: string[] }): string =>
  `${docComment([doc])}export interface ${head} {\n${members.join('')}}\n`;

const settingsInterface = ({ name, tag, settings }: BlockDescription): string =>
  interfaceOf({
    head: `${name}Settings`,
    doc: `Settings of \`<${tag}>\`, as a page writes them.`,
    members: settings.map((setting) => memberOf(setting, { usage: 'written', indent })),
  });

/** Some settings have another name as a property, because every element already has a property with the setting's name. */
const propertiesInterface = ({ name, tag, settings }: BlockDescription): string =>
  interfaceOf({
    head: `${name}Properties`,
    doc: `Settings of \`<${tag}>\`, by the names of the element's properties, which are also the names of the component's props.`,
    members: settings.map((setting) =>
      memberOf({ ...setting, key: setting.property }, { usage: 'written', indent }),
    ),
  });

/** The values that a template may write into an attribute. */
const attributeValueType = ({ kind, values }: AttributeDescription): string => {
  if (values) return values.map(literal).join(' | ');
  if (kind === 'boolean') return "boolean | '' | 'true' | 'false'";
  return kind === 'number' ? `number | \`\${number}\`` : 'string';
};

const attributesInterface = (block: BlockDescription): string =>
  interfaceOf({
    head: `${block.name}Attributes`,
    doc: `Attributes of \`<${block.tag}>\`.`,
    members: attributesOf(block).map(
      (attribute) =>
        `${docComment([attribute.description], indent)}${indent}${key(attribute.name)}?: ${attributeValueType(attribute)};\n`,
    ),
  });

const eventMember = ({ name, type, description }: TypedItem): string =>
  `${docComment([description], indent)}${indent}${key(name)}: ${type};\n`;

const eventInterfaces = (block: BlockDescription): string =>
  interfaceOf({
    head: `${block.name}Events`,
    doc: `Events that \`<${block.tag}>\` fires.`,
    members: allEvents(block).map(eventMember),
  }) +
  `\n/** Events that \`<${block.tag}>\` fires, and those of every HTML element. */\nexport interface ${block.name}EventMap extends HTMLElementEventMap, ${block.name}Events {}\n`;

/** A read setting is checked and has its default. A written one may lack fields, and undefined resets it. */
const accessors = ({ settings }: BlockDescription): string[] =>
  settings.map(
    (setting) =>
      fieldComment(setting, indent) +
      `${indent}get ${setting.property}(): ${checkedType(setting)};\n` +
      `${indent}set ${setting.property}(value: ${typeOfField(setting, { usage: 'written', indent })} | undefined);\n`,
  );

const checkedType = (setting: BlockDescription['settings'][number]): string => {
  const type = typeOfField(setting, { usage: 'checked', indent });
  return setting.field.default === undefined ? `${type} | undefined` : type;
};

/** `addEventListener` and `removeEventListener`, typed for the element's own events and open for all others. */
const listenerMethods = ({ name }: BlockDescription): string[] =>
  ['add', 'remove'].flatMap((verb) => {
    const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
    return [
      `${indent}${verb}EventListener<K extends keyof ${name}EventMap>(type: K, listener: (this: Az${name}Element, event: ${name}EventMap[K]) => unknown, options?: boolean | ${options}): void;\n`,
      `${indent}${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;\n`,
    ];
  });

const elementInterface = (block: BlockDescription): string =>
  interfaceOf({
    head: `Az${block.name}Element extends HTMLElement`,
    doc: block.description,
    members: [
      ...accessors(block),
      ...commonProperties.map(
        ({ name, description }) =>
          `${docComment([description], indent)}${indent}${name}: ${block.name}Settings | undefined;\n`,
      ),
      ...block.readable.map(
        ({ name, type, description }) =>
          `${docComment([description], indent)}${indent}readonly ${name}: ${type};\n`,
      ),
      ...block.methods.map(
        ({ name, type, description }) => `${docComment([description], indent)}${indent}${name}: ${type};\n`,
      ),
      ...listenerMethods(block),
    ],
  });

/** elements/<block>.d.ts */
export const elementTypes = (block: BlockDescription): string =>
  [
    settingsInterface(block),
    propertiesInterface(block),
    attributesInterface(block),
    eventInterfaces(block),
    elementInterface(block),
    `declare global {\n  interface HTMLElementTagNameMap {\n    '${block.tag}': Az${block.name}Element;\n  }\n}\n`,
  ].join('\n');
