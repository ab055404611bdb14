import type { Plugin } from 'esbuild';
import { services } from '../../features/social/services';

/**
 * `azulejo:icons` has an `import()` for the icon of each service, so that a page loads the icons that it shows, and bundlers of
 * npm users find the files. The files are in `dist/icons/`, beside the folder of the importing file.
 */
export const icons: Plugin = {
  name: 'icons',
  setup(build) {
    build.onResolve({ filter: /^azulejo:icons$/ }, ({ path }) => ({ path, namespace: 'icons' }));
    build.onLoad({ filter: /.*/, namespace: 'icons' }, () => {
      const rows = Object.keys(services).map((name) => `  ${name}: () => import('../icons/${name}.js'),`);
      return { contents: `export const icons = {\n${rows.join('\n')}\n};` };
    });
    build.onResolve({ filter: /^\.\.\/icons\//, namespace: 'icons' }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};
