import type { Plugin } from 'esbuild';
import { publicModuleNames, root } from '../project';

export type Flavour = 'react' | 'lite';

const reactAdapters: Record<string, string> = {
  react: 'react.ts',
  'react-dom/client': 'react-dom-client.ts',
  'react/jsx-runtime': 'jsx-runtime.ts',
};

/** Files whose imports of React stay: the adapters and React's own packages. */
const ownImporters = /\/(src\/flavours|node_modules\/react(-dom)?)\//;

/**
 * Imports of React go to the flavour's adapters in src/flavours, which import the real packages. Imports of this package's
 * own modules (`azulejo/overlays`) go to their files in `dist/`, beside the folder of the importing file.
 */
export const projectImports = (flavour: Flavour): Plugin => ({
  name: 'project-imports',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, importer }) => {
      const adapter = reactAdapters[path];
      if (!adapter || ownImporters.test(importer)) return undefined;
      return { path: `${root}src/flavours/${flavour}/${adapter}` };
    });
    build.onResolve({ filter: new RegExp(`^azulejo/(${publicModuleNames.join('|')})$`) }, ({ path }) => ({
      path: path.replace('azulejo/', '../').concat('.js'),
      external: true,
    }));
  },
});
