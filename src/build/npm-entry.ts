import type { Plugin } from 'esbuild';
import { blockNames, root } from './blocks';

/** What `azulejo` is as a module: src/npm on the loader's files, with another way to load blocks. */
export const npmEntry: Plugin = {
  name: 'npm-entry',
  setup(build) {
    build.onResolve({ filter: /(^|\/)load$/ }, ({ importer }) =>
      importer.endsWith('/src/npm/load.ts') ? undefined : { path: `${root}src/npm/load.ts` },
    );
    build.onResolve({ filter: /^azulejo:elements$/ }, ({ path }) => ({ path, namespace: 'elements' }));
    build.onResolve({ filter: /^\.\/elements\/.+\.js$/ }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /.*/, namespace: 'elements' }, () => {
      const rows = blockNames().map((block) => `'${block}': () => import('./elements/${block}.js')`);
      return { contents: `export const elements = {${rows.join()}};` };
    });
  },
};
