import { build } from 'esbuild';
import { root } from '../blocks';
import type { BlockFacts } from '../facts/block-facts';
import { allEvents, propOfEvent } from './component-props';

const definitionOf = (facts: BlockFacts): string => {
  const data = JSON.stringify({
    tag: facts.tag,
    settings: Object.fromEntries(facts.settings.map(({ property, key }) => [property, key])),
    events: Object.fromEntries(allEvents(facts).map((event) => [propOfEvent(event), event.name])),
  });
  return `{...${data},load:()=>import('./lite/elements/${facts.block}.js')}`;
};

const entryOf = (blocks: BlockFacts[]): string =>
  [
    `import { createComponent } from './src/flavours/create-component';`,
    ...blocks.map(
      (facts) =>
        `export const ${facts.name} = /* @__PURE__ */ createComponent(/* @__PURE__ */ (${definitionOf(facts)}));`,
    ),
  ].join('\n');

/**
 * react.js: a component for each block. They bring the lite elements: a page that has React already would otherwise
 * get it twice.
 */
export const reactModule = async (blocks: BlockFacts[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: entryOf(blocks), resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // With its spaces go the marks by which a bundler leaves out the components that a page does not use.
    minifyIdentifiers: true,
    minifySyntax: true,
    write: false,
    external: ['react', './lite/elements/*'],
    // For frameworks that render components on a server unless told otherwise.
    banner: { js: "'use client';" },
  });
  return outputFiles[0]?.text ?? '';
};
