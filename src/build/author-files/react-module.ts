import { build } from 'esbuild';
import { root } from '../blocks';
import type { BlockDescription } from '../describe/block-description';
import { allEvents } from '../describe/common-members';
import { propOfEvent } from './react-types';

const definitionOf = (block: BlockDescription): string => {
  const data = JSON.stringify({
    tag: block.tag,
    settings: Object.fromEntries(block.settings.map(({ property, key }) => [property, key])),
    events: Object.fromEntries(allEvents(block).map((event) => [propOfEvent(event), event.name])),
  });
  return `{...${data},load:()=>import('./lite/elements/${block.moduleName}.js')}`;
};

const entryOf = (blocks: BlockDescription[]): string =>
  [
    `import { createComponent } from './src/flavours/create-component';`,
    ...blocks.map(
      (block) =>
        `export const ${block.name} = /* @__PURE__ */ createComponent(/* @__PURE__ */ (${definitionOf(block)}));`,
    ),
  ].join('\n');

/**
 * react.js: a component for each block. The components load the lite elements, so that a page that has React already
 * does not load React twice.
 */
export const reactModule = async (blocks: BlockDescription[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: entryOf(blocks), resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // Whitespace stays: with it, esbuild would remove the annotations that let a bundler drop unused components.
    minifyIdentifiers: true,
    minifySyntax: true,
    write: false,
    external: ['react', './lite/elements/*'],
    // Frameworks with server components render a module on the server unless it has this directive.
    banner: { js: "'use client';" },
  });
  return outputFiles[0]?.text ?? '';
};
