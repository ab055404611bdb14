import type { BlockDescription } from '../describe/block-description';
import { importElementTypes } from './component-types';

/**
 * The types of the tags, for frameworks that render elements without a component around them.
 * @module
 */

const tags = (blocks: BlockDescription[], indent: string): string =>
  blocks
    .map(
      ({ name, tag }) =>
        `${indent}'${tag}': TagProps<Az${name}Element, ${name}Properties, ${name}Attributes, ${name}Events>;\n`,
    )
    .join('');

/** svelte.d.ts: the tags in Svelte's templates. */
export const svelteTypes = (blocks: BlockDescription[]): string =>
  `import type { HTMLAttributes } from 'svelte/elements';
${blocks.map(importElementTypes).join('')}
/** Settings as properties or as attributes, and \`onaz-…\` for the events. */
type TagProps<E extends HTMLElement, Properties, Attributes, Events> =
  Omit<HTMLAttributes<E>, keyof Properties | keyof Attributes>
  & { [K in keyof Properties]?: Properties[K] | (K extends keyof Attributes ? Attributes[K] : never) }
  & Omit<Attributes, keyof Properties>
  & { [K in keyof Events & string as \`on\${K}\`]?: (event: Events[K]) => void };

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags(blocks, '    ')}  }
}
`;

/** solid.d.ts: the tags in Solid's JSX. */
export const solidTypes = (blocks: BlockDescription[]): string =>
  `import type { JSX } from 'solid-js';
${blocks.map(importElementTypes).join('')}
/** Settings as properties, with or without \`prop:\`, or as attributes with \`attr:\`, and \`on:az-…\` for the events. */
type TagProps<E extends HTMLElement, Properties, Attributes, Events> =
  Omit<JSX.HTMLAttributes<E>, keyof Properties>
  & Properties
  & { [K in keyof Properties & string as \`prop:\${K}\`]?: Properties[K] }
  & { [K in keyof Attributes & string as \`attr:\${K}\`]?: Attributes[K] }
  & { [K in keyof Events & string as \`on:\${K}\`]?: (event: Events[K]) => void };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${tags(blocks, '      ')}    }
  }
}
`;
