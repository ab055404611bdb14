import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type BuildOptions, build as esbuild, type Plugin } from 'esbuild';
import { type ExtraImports, planExtraImports } from '../chunk-plan';
import { root } from '../project';

/** An import for a module of esbuild's report: `src/a.ts`, or one with a namespace, as in `stylesheet:src/a.css?text`. */
const specifierOf = (module: string): string => {
  const path = module.replace(/^[\w-]+:/, '').replace(/\?.*$/, '');
  return path.startsWith('azulejo:') ? path : resolve(root, path);
};

/**
 * esbuild makes one chunk for each set of modules with the same importers: dozens of files of a few hundred bytes. This plugin
 * plans before the build which modules belong together (src/build/chunk-plan.ts), and adds imports to the entries, so that
 * esbuild puts these modules into one chunk.
 */
export const joinSmallChunks: Plugin = {
  name: 'join-small-chunks',
  setup(build) {
    let extraImports: ExtraImports = new Map();

    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const modules = extraImports.get(path.slice(root.length));
      if (!modules) return undefined;
      const lines = [...modules].map((module) => `import ${JSON.stringify(specifierOf(module))};`);
      return {
        contents: [await readFile(path, 'utf8'), ...lines].join('\n'),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });

    build.onStart(async () => {
      const { plugins = [], ...options } = build.initialOptions;
      // tsup's names of the bundles -> their sources.
      const entryPoints = options.entryPoints as Record<string, string>;
      const others = plugins.filter(({ name }) => name !== 'join-small-chunks');
      const trial: BuildOptions = {
        ...options,
        write: false,
        metafile: true,
        // tsup minifies with terser after esbuild, and the plan needs the final sizes.
        minify: true,
        plugins: others,
      };
      const { metafile } = await esbuild(trial);
      if (metafile) extraImports = planExtraImports(metafile, new Set(Object.values(entryPoints)));
    });
  },
};
