import type { BlockDescription } from '../describe/block-description';
import { allEvents } from '../describe/common-members';
import { importElementTypes, propOfEvent, propsInterface } from './component-types';
import { docComment } from './type-text';

const component = ({ name, description }: BlockDescription): string =>
  `${docComment([description])}export declare const ${name}: (props: ${name}Props) => ReactNode;\n`;

const intrinsic = (block: BlockDescription): string => {
  const { name, tag } = block;
  const listeners = allEvents(block).map(
    (event) => `'on${event.name}'?: ${name}Props['${propOfEvent(event)}']`,
  );
  return `      '${tag}': TagProps<Az${name}Element, ${name}Attributes> & { ${listeners.join('; ')} };\n`;
};

const sharedTypes = `
/** The props of an HTML element, without those that are settings of the block. */
type ElementProps<E extends HTMLElement, Own> = Omit<HTMLAttributes<E> & RefAttributes<E>, keyof Own>;

/** The tag itself in JSX, with attributes as in HTML. */
type TagProps<E extends HTMLElement, A> = A & Omit<HTMLAttributes<E>, keyof A> & ClassAttributes<E>;

`;

/** react.d.ts: the components, and the tags in React's JSX. */
export const reactTypes = (blocks: BlockDescription[]): string =>
  [
    `import type { ClassAttributes, HTMLAttributes, ReactNode, RefAttributes } from 'react';\n`,
    ...blocks.map(importElementTypes),
    sharedTypes,
    ...blocks.flatMap((block) => [
      propsInterface(block, [`ElementProps<Az${block.name}Element, ${block.name}Properties>`]),
      '\n',
      component(block),
      '\n',
    ]),
    `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n`,
    ...blocks.map(intrinsic),
    `    }\n  }\n}\n`,
  ].join('');
