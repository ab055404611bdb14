import type { BlockFacts } from '../facts/block-facts';
import { allEvents, propOfEvent } from './component-props';
import { docComment, fieldComment, typeOfField } from './type-text';

const indent = '  ';

const propsInterface = (facts: BlockFacts): string => {
  const { name, tag, settings } = facts;
  const members = [
    `${indent}/** Settings as one object; a prop for a single setting wins over it. */\n${indent}data?: ${name}Settings;\n`,
    `${indent}/** When the block is shown, on a page with a loader. */\n${indent}loading?: ${name}Attributes['loading'];\n`,
    ...settings.map(
      (setting) =>
        `${fieldComment(setting, indent)}${indent}${setting.property}?: ${typeOfField(setting, { side: 'given', indent })};\n`,
    ),
    ...allEvents(facts).map(
      (event) =>
        `${docComment([event.description], indent)}${indent}${propOfEvent(event)}?: (event: ${name}EventMap['${event.name}']) => void;\n`,
    ),
  ];
  return `/** Props of \`<${name}>\`, which renders \`<${tag}>\`. */
export interface ${name}Props extends ElementProps<Az${name}Element, ${own(facts)}> {
${members.join('')}}\n`;
};

/** Names that mean the block's own where HTML has an attribute of that name. */
const own = ({ settings }: BlockFacts): string =>
  settings.map(({ property }) => `'${property}'`).join(' | ') || 'never';

const component = ({ name, description }: BlockFacts): string =>
  `${docComment([description])}export declare const ${name}: (props: ${name}Props) => ReactNode;\n`;

const intrinsic = (facts: BlockFacts): string => {
  const { name, tag } = facts;
  const listeners = allEvents(facts).map(
    (event) => `'on${event.name}'?: ${name}Props['${propOfEvent(event)}']`,
  );
  return `      '${tag}': TagProps<Az${name}Element, ${name}Attributes> & { ${listeners.join('; ')} };\n`;
};

const importOf = ({ block, name }: BlockFacts): string =>
  `import type { Az${name}Element, ${name}Attributes, ${name}EventMap, ${name}Settings } from './elements/${block}.js';\n`;

const shared = `
/** What an element takes in React, without the names that are the block's own. */
type ElementProps<E extends HTMLElement, Own extends string> = Omit<HTMLAttributes<E>, Own> & RefAttributes<E>;

/** The tag itself in JSX, with attributes as in HTML. */
type TagProps<E extends HTMLElement, A> = A & Omit<HTMLAttributes<E>, keyof A> & ClassAttributes<E>;
`;

/** react.d.ts: the components, and the tags in React's JSX. */
export const reactTypes = (blocks: BlockFacts[]): string =>
  [
    `import type { ClassAttributes, HTMLAttributes, ReactNode, RefAttributes } from 'react';\n`,
    ...blocks.map(importOf),
    shared,
    ...blocks.flatMap((facts) => [propsInterface(facts), '\n', component(facts), '\n']),
    `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n`,
    ...blocks.map(intrinsic),
    `    }\n  }\n}\n`,
  ].join('');
