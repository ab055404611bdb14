import { readFileSync } from 'node:fs';
import { minify as terser } from 'terser';
import { defineConfig, type Options } from 'tsup';
import { blockNames, serviceNames } from './src/build/blocks';
import { leanVitals } from './src/build/lean-vitals';
import { npmEntry } from './src/build/npm-entry';
import { ownConsent } from './src/build/own-consent';
import {
  catalogues,
  cssText,
  type Flavour,
  flavoured,
  leafletWithin,
  ManifestChannel,
  namedChunks,
  schemas,
  serviceChunks,
  sharedChunks,
  withoutPropTypes,
} from './src/build/plugins';
import { inSmallestOrder, unnamed } from './src/build/smallest-order';

const common: Options = {
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  // Without this React's development build would be shipped.
  env: { NODE_ENV: 'production' },
  noExternal: [/.*/],
  minify: true,
  silent: true,
};

/** In React's own code terser finds nothing to compress, and takes longer for it than the rest of the build does. */
const maxCompressedLetters = 100_000;

/**
 * What an entry says to V8 in its first line, its chunk says too, though comments are left out: with
 * `//# allFunctionsCalledOnLoad` it compiles all of it as it comes, and nothing while the visitor's finger moves.
 */
const firstWordOf = (entryPoint: string): string => {
  // A copy has the name of what has it, after a question mark.
  const [file = ''] = entryPoint.split('?');
  return /\.tsx?$/.test(file) ? (/^\/\/# .+\n/.exec(readFileSync(file, 'utf8'))?.[0] ?? '') : '';
};

/** Terser finds a few percent that esbuild leaves; in React's code by the names alone, which it has repeat. */
const smaller: NonNullable<Options['plugins']>[number] = {
  name: 'smaller',
  async renderChunk(code, { entryPoint = '' }) {
    const compress = code.length < maxCompressedLetters && { passes: 2 };
    const { code: small } = await terser(code, { module: true, ecma: 2020, compress });
    return small ? { code: firstWordOf(entryPoint) + small } : undefined;
  },
};

const folderOf = (flavour: Flavour): string => (flavour === 'react' ? 'dist' : 'dist/lite');

/** `dist/elements/*.js`, one a block, and the chunks they share. */
const elements = (flavour: Flavour, manifest: ManifestChannel): Options => ({
  ...common,
  entry: Object.fromEntries(blockNames().map((name) => [`elements/${name}`, `elements/${name}/index.ts`])),
  outDir: folderOf(flavour),
  splitting: true,
  esbuildPlugins: [
    cssText,
    catalogues,
    schemas,
    serviceChunks,
    ownConsent,
    sharedChunks,
    flavoured(flavour),
    withoutPropTypes,
    leafletWithin,
    namedChunks,
    manifest.sender,
  ],
  plugins: [smaller],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[hash]';
  },
});

/** What pages and blocks use without React: `dist/overlays.js` and so on, each with chunks of its own. */
const services = (folder: string): Options => ({
  ...common,
  entry: Object.fromEntries(serviceNames.map((name) => [name, `src/${name}/index.ts`])),
  outDir: folder,
  splitting: true,
  esbuildPlugins: [cssText, catalogues, serviceChunks, leanVitals],
  plugins: [smaller],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[hash]';
  },
});

/**
 * `dist/azulejo.js`. A classic script's top-level names are everybody's: a block scope, and `let` for what esbuild
 * writes as `var`, keep them to itself in fewer bytes than a function would.
 */
const loader = (flavour: Flavour, manifest: ManifestChannel): Options => ({
  ...common,
  entry: { azulejo: 'src/loader/index.ts' },
  outDir: folderOf(flavour),
  minify: false,
  esbuildPlugins: [manifest.receiver],
  plugins: [
    {
      name: 'loader',
      async renderChunk(code) {
        const { code: small } = await terser(code.replace(/^var |\bconst /gm, 'let '), {
          ecma: 2020,
          mangle: { toplevel: true, nth_identifier: unnamed },
          toplevel: true,
          compress: {
            passes: 4,
            unsafe_arrows: true,
            booleans_as_integers: true,
            pure_getters: true,
            inline: 1,
          },
        });
        if (/\bvar\b/.test(small ?? ''))
          throw Error('A `var` of the loader would be a name of the whole page.');
        // Nothing is compared with anything of another type.
        const loose = small?.replace(/([!=]=)=/g, '$1');
        return { code: inSmallestOrder(`{${loose}}`) };
      },
    },
  ],
});

/** `dist/index.js`: `import … from 'azulejo'`. */
const npm = (flavour: Flavour, manifest: ManifestChannel): Options => ({
  ...common,
  entry: { index: 'src/npm/index.ts' },
  outDir: folderOf(flavour),
  splitting: false,
  esbuildPlugins: [npmEntry, manifest.receiver],
});

/** The scripts of the demo's pages. */
const demo: Options = {
  ...common,
  entry: {
    'demo/site': 'demo/site/site.ts',
    'demo/theme': 'demo/site/theme.ts',
    'demo/players/youtube': 'demo/players/youtube.ts',
    'demo/players/vimeo': 'demo/players/vimeo.ts',
  },
  outDir: 'dist',
  splitting: false,
};

/** Stand-ins for captchas and for Google Maps: classic scripts, as theirs are. */
const standIns: Options = {
  ...common,
  entry: Object.fromEntries(
    ['captcha/recaptcha', 'captcha/hcaptcha', 'captcha/turnstile', 'maps/google'].map((name) => [
      `demo/${name}`,
      `demo/${name}.ts`,
    ]),
  ),
  outDir: 'dist',
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
};

const library = (flavour: Flavour): Options[] => {
  const manifest = new ManifestChannel();
  return [
    elements(flavour, manifest),
    services(folderOf(flavour)),
    loader(flavour, manifest),
    npm(flavour, manifest),
  ];
};

/** `src/build/scripts.ts` names one of them, with which the rest comes or not; by itself tsup makes all. */
const { AZULEJO_FLAVOUR: only } = process.env;
export default defineConfig([
  ...(only === 'lite' ? [] : [...library('react'), demo, standIns]),
  ...(only === 'react' ? [] : library('lite')),
]);
