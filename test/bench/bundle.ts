import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;

interface Bundled {
  /** `shoelace-details.js` */
  name: string;
  bytes: Uint8Array;
}

/** Each file of `competitors/` as an author would ship it: one script, one sheet, for production, minified. */
export const bundleCompetitors = async (): Promise<Bundled[]> => {
  const folder = join(here, 'competitors');
  const { outputFiles } = await build({
    entryPoints: readdirSync(folder).map((file) => join(folder, file)),
    outdir: 'bundles',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'css-as-text',
        setup({ onLoad }) {
          // Swiper takes the styles of its modules as texts.
          onLoad({ filter: /-element\.css$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8'),
            loader: 'text',
          }));
        },
      },
    ],
  });
  return outputFiles.map(({ path, contents }) => ({ name: basename(path), bytes: contents }));
};

/** The probe as one classic script, which a tab runs before the scripts of the page. */
export const bundleProbe = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'probe/index.ts')],
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
};
