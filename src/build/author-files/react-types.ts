import type { BlockDescription, EventDescription } from '../describe/block-description';
import { allEvents } from '../describe/common-members';
import { docComment, fieldComment, typeOfField } from './type-text';

const indent = '  ';

/** `az-marker-click` -> `onAzMarkerClick`. The prefix keeps it apart from React's own events, such as `onToggle`. */
export const propOfEvent = ({ name }: EventDescription): string =>
  `on${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;

const propsInterface = (block: BlockDescription): string => {
  const { name, tag, settings } = block;
  const members = [
    `${indent}/** Settings as one object; a prop for a single setting wins over it. */\n${indent}data?: ${name}Settings;\n`,
    `${indent}/** When the block loads, on a page with the loader. */\n${indent}loading?: ${name}Attributes['loading'];\n`,
    ...settings.map(
      (setting) =>
        `${fieldComment(setting, indent)}${indent}${setting.property}?: ${typeOfField(setting, { usage: 'written', indent })};\n`,
    ),
    ...allEvents(block).map(
      (event) =>
        `${docComment([event.description], indent)}${indent}${propOfEvent(event)}?: (event: ${name}EventMap['${event.name}']) => void;\n`,
    ),
  ];
  return `/** Props of \`<${name}>\`, which renders \`<${tag}>\`. */
export interface ${name}Props extends ElementProps<Az${name}Element, ${ownPropNames(block)}> {
${members.join('')}}\n`;
};

/** Props that are settings of the block, also where HTML has an attribute of that name. */
const ownPropNames = ({ settings }: BlockDescription): string =>
  settings.map(({ property }) => `'${property}'`).join(' | ') || 'never';

const component = ({ name, description }: BlockDescription): string =>
  `${docComment([description])}export declare const ${name}: (props: ${name}Props) => ReactNode;\n`;

const intrinsic = (block: BlockDescription): string => {
  const { name, tag } = block;
  const listeners = allEvents(block).map(
    (event) => `'on${event.name}'?: ${name}Props['${propOfEvent(event)}']`,
  );
  return `      '${tag}': TagProps<Az${name}Element, ${name}Attributes> & { ${listeners.join('; ')} };\n`;
};

const importOf = ({ moduleName, name }: BlockDescription): string =>
  `import type { Az${name}Element, ${name}Attributes, ${name}EventMap, ${name}Settings } from './elements/${moduleName}.js';\n`;

const sharedTypes = `
/** The props of an HTML element, without those that are settings of the block. */
type ElementProps<E extends HTMLElement, Own extends string> = Omit<HTMLAttributes<E>, Own> & RefAttributes<E>;

/** The tag itself in JSX, with attributes as in HTML. */
type TagProps<E extends HTMLElement, A> = A & Omit<HTMLAttributes<E>, keyof A> & ClassAttributes<E>;
`;

/** react.d.ts: the components, and the tags in React's JSX. */
export const reactTypes = (blocks: BlockDescription[]): string =>
  [
    `import type { ClassAttributes, HTMLAttributes, ReactNode, RefAttributes } from 'react';\n`,
    ...blocks.map(importOf),
    sharedTypes,
    ...blocks.flatMap((block) => [propsInterface(block), '\n', component(block), '\n']),
    `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n`,
    ...blocks.map(intrinsic),
    `    }\n  }\n}\n`,
  ].join('');
