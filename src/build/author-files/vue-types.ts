import type { BlockDescription } from '../describe/block-description';
import { importElementTypes, propsInterface } from './component-types';
import { docComment } from './type-text';

const component = ({ name, description }: BlockDescription): string =>
  `${docComment([description])}export declare const ${name}: BlockComponent<Az${name}Element, ${name}Props>;\n`;

const sharedTypes = `
/** A component that renders an element: its props, those of HTML, and the element as \`$el\`. */
type BlockComponent<E extends HTMLElement, P> = new () => {
  $props: P & Omit<HTMLAttributes, keyof P> & VNodeProps;
  $slots: { default?: () => VNodeChild };
  $el: E;
};

/** \`app.use(azulejo)\`: registers the components by their tags. */
declare const azulejo: Plugin;
export default azulejo;

`;

/** vue.d.ts: the components, and their names in templates. */
export const vueTypes = (blocks: BlockDescription[]): string =>
  [
    `import type { HTMLAttributes, Plugin, VNodeChild, VNodeProps } from 'vue';\n`,
    ...blocks.map(importElementTypes),
    sharedTypes,
    ...blocks.flatMap((block) => [propsInterface(block), '\n', component(block), '\n']),
    `declare module 'vue' {\n  interface GlobalComponents {\n`,
    ...blocks.map(({ name }) => `    Az${name}: typeof ${name};\n`),
    `  }\n}\n`,
  ].join('');
