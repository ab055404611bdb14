import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { minifyCss } from '../minify-css';
import { root } from '../project';

/** Reads a stylesheet; a line `@import "other.css";` is replaced by the other file's rules and those that it imports. */
const readWithImports = async (path: string): Promise<string> => {
  const parts = (await readFile(path, 'utf8')).split(/^@import "(.+)";$/m);
  // `split` with a group returns rules and file names in turn.
  const texts = parts.map((part, index) =>
    index % 2 === 0 ? part : readWithImports(join(dirname(path), part)),
  );
  return (await Promise.all(texts)).join('');
};

/** `import styles from './gallery.css'` gives the minified stylesheet as a string. */
export const stylesheets: Plugin = {
  name: 'stylesheets',
  setup(build) {
    // The namespace prevents tsup from processing the file as CSS itself. Paths in a namespace are part of the hashes in chunk
    // names, so they are relative to the project and the same in each clone.
    build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
      path: `${relative(root, resolve(resolveDir, path))}?text`,
      namespace: 'stylesheet',
    }));
    build.onLoad({ filter: /.*/, namespace: 'stylesheet' }, async ({ path }) => {
      const css = await minifyCss(await readWithImports(join(root, path.replace('?text', ''))));
      return { contents: `export default ${JSON.stringify(css)}` };
    });
  },
};
