import { build } from 'esbuild';
import type { BlockDescription, SettingDescription } from '../describe/block-description';
import { allEvents } from '../describe/common-members';
import { root } from '../project';
import { propOfEvent } from './component-types';

/**
 * react.js and vue.js: a component for each block. The components load the lite elements, so that a page that has React
 * already does not load React twice.
 * @module
 */

const isBoolean = ({ field }: SettingDescription): boolean => field.type === 'boolean';

const namesOf = ({ name, tag, settings }: BlockDescription) => ({
  name,
  tag,
  settings: Object.fromEntries(settings.map(({ property, key }) => [property, key])),
});

const reactNames = (block: BlockDescription) => ({
  ...namesOf(block),
  events: Object.fromEntries(allEvents(block).map((event) => [propOfEvent(event), event.name])),
});

const vueNames = (block: BlockDescription) => ({
  ...namesOf(block),
  booleans: block.settings.filter(isBoolean).map(({ property }) => property),
});

/** An exported component, which a bundler drops where a page does not import it. */
const exportOf = ({ name, moduleName }: BlockDescription, create: string, names: object): string =>
  `export const ${name} = /* @__PURE__ */ ${create}(/* @__PURE__ */ ({...${JSON.stringify(names)},load:()=>import('./lite/elements/${moduleName}.js')}));`;

const bundle = async (lines: string[], options: { framework: string; banner?: string }): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // Whitespace stays: with it, esbuild would remove the annotations that let a bundler drop unused components.
    minifyIdentifiers: true,
    minifySyntax: true,
    write: false,
    external: [options.framework, './lite/elements/*'],
    banner: { js: options.banner ?? '' },
  });
  return outputFiles[0]?.text ?? '';
};

export const reactModule = (blocks: BlockDescription[]): Promise<string> =>
  bundle(
    [
      `import { createReactComponent } from './src/features/framework-components/react-component';`,
      ...blocks.map((block) => exportOf(block, 'createReactComponent', reactNames(block))),
    ],
    // Frameworks with server components render a module on the server unless it has this directive.
    { framework: 'react', banner: `'use client';` },
  );

export const vueModule = (blocks: BlockDescription[]): Promise<string> =>
  bundle(
    [
      `import { createVueComponent, createVuePlugin } from './src/features/framework-components/vue-component';`,
      ...blocks.map((block) => exportOf(block, 'createVueComponent', vueNames(block))),
      `export default /* @__PURE__ */ createVuePlugin([${blocks.map(({ name }) => name).join()}]);`,
    ],
    { framework: 'vue' },
  );
