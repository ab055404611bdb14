import { attributesOf } from '../facts/attributes';
import type { AttributeFacts, BlockFacts, EventFacts } from '../facts/block-facts';
import { everyEvent, everyProperty } from '../facts/every-element';
import { docComment, fieldComment, literal, memberOf, typeOfField } from './type-text';

const indent = '  ';

const isIdentifier = /^[A-Za-z_$][\w$]*$/;
const key = (name: string): string => (isIdentifier.test(name) ? name : `'${name}'`);

const interfaceOf = ({ head, doc, members }: { head: string; doc: string; members: string[] }): string =>
  `${docComment([doc])}export interface ${head} {\n${members.join('')}}\n`;

const settingsInterface = ({ name, tag, settings }: BlockFacts): string =>
  interfaceOf({
    head: `${name}Settings`,
    doc: `Settings of \`<${tag}>\`, as they are given.`,
    members: settings.map((setting) => memberOf(setting, { side: 'given', indent })),
  });

/** What a template may give for the text of an attribute. */
const writtenType = ({ kind, values }: AttributeFacts): string => {
  if (values) return values.map(literal).join(' | ');
  if (kind === 'boolean') return "boolean | '' | 'true' | 'false'";
  return kind === 'number' ? `number | \`\${number}\`` : 'string';
};

const attributesInterface = (facts: BlockFacts): string =>
  interfaceOf({
    head: `${facts.name}Attributes`,
    doc: `Attributes of \`<${facts.tag}>\`.`,
    members: attributesOf(facts).map(
      (attribute) =>
        `${docComment([attribute.description], indent)}${indent}${key(attribute.name)}?: ${writtenType(attribute)};\n`,
    ),
  });

const eventMember = ({ name, type, description }: EventFacts): string =>
  `${docComment([description], indent)}${indent}${key(name)}: ${type};\n`;

const eventMap = ({ name, tag, events }: BlockFacts): string =>
  interfaceOf({
    head: `${name}EventMap extends HTMLElementEventMap`,
    doc: `Events of \`<${tag}>\`.`,
    members: [...events, ...everyEvent].map(eventMember),
  });

/** What is read is checked and complete; what is set may lack what has a default, and undefined takes it back. */
const accessors = ({ settings }: BlockFacts): string[] =>
  settings.map(
    (setting) =>
      fieldComment(setting, indent) +
      `${indent}get ${setting.property}(): ${checkedType(setting)};\n` +
      `${indent}set ${setting.property}(value: ${typeOfField(setting, { side: 'given', indent })} | undefined);\n`,
  );

const checkedType = (setting: BlockFacts['settings'][number]): string => {
  const type = typeOfField(setting, { side: 'checked', indent });
  return setting.field.default === undefined ? `${type} | undefined` : type;
};

/** Both directions of listening, each typed for the element's own events and open for any other. */
const listening = ({ name }: BlockFacts): string[] =>
  ['add', 'remove'].flatMap((verb) => {
    const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
    return [
      `${indent}${verb}EventListener<K extends keyof ${name}EventMap>(type: K, listener: (this: Az${name}Element, event: ${name}EventMap[K]) => unknown, options?: boolean | ${options}): void;\n`,
      `${indent}${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;\n`,
    ];
  });

const elementInterface = (facts: BlockFacts): string =>
  interfaceOf({
    head: `Az${facts.name}Element extends HTMLElement`,
    doc: facts.description,
    members: [
      ...accessors(facts),
      ...everyProperty.map(
        ({ name, description }) =>
          `${docComment([description], indent)}${indent}${name}: ${facts.name}Settings | undefined;\n`,
      ),
      ...facts.readable.map(
        ({ name, type, description }) =>
          `${docComment([description], indent)}${indent}readonly ${name}: ${type};\n`,
      ),
      ...facts.methods.map(
        ({ name, type, description }) => `${docComment([description], indent)}${indent}${name}: ${type};\n`,
      ),
      ...listening(facts),
    ],
  });

/** elements/<block>.d.ts */
export const elementTypes = (facts: BlockFacts): string =>
  [
    settingsInterface(facts),
    attributesInterface(facts),
    eventMap(facts),
    elementInterface(facts),
    `declare global {\n  interface HTMLElementTagNameMap {\n    '${facts.tag}': Az${facts.name}Element;\n  }\n}\n`,
  ].join('\n');
