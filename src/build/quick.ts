/**
 * `npm run build:quick`, while somebody works on the code: the scripts of the React flavour within seconds, readable, with
 * source maps and without joined chunks. Everything else of `dist/` stays as `npm run build` has made it.
 * @module
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Options } from 'tsup';
import { demo } from '../../tsup.config';
import { buildReserveCss, loaderReserveCss } from './author-files/reserve-css';
import { checkCatalogues } from './catalogues';
import { dist, write } from './dist';
import { blocksReservedByLoader } from './manifest';
import { joinSmallChunks } from './plugins/join-small-chunks';
import { blockNames } from './project';
import { buildScripts } from './scripts';

const readable = (options: Options): Options => ({
  ...options,
  minify: false,
  sourcemap: true,
  esbuildPlugins: options.esbuildPlugins?.filter((plugin) => plugin !== joinSmallChunks) ?? [],
  esbuildOptions(bundle, context) {
    options.esbuildOptions?.(bundle, context);
    bundle.minifyIdentifiers = false;
  },
});

const startMs = performance.now();
if (!existsSync(join(dist, 'integrity.json')))
  throw new Error(
    'A quick build replaces the scripts of a whole one, and there is none yet: npm run build. Nothing was built.',
  );

await checkCatalogues();
const css = await buildReserveCss(blockNames());
const reserveCss = await loaderReserveCss(await blocksReservedByLoader());
// The next `npm start` or `npm test` builds everything.
rmSync(join(dist, '.built'), { force: true });
await Promise.all([buildScripts('react', { reserveCss, adapt: readable }), build(readable(demo))]);
write('azulejo.css', css);
console.log(
  `Built the scripts of the React flavour in ${((performance.now() - startMs) / 1000).toFixed(1)} s.`,
);
