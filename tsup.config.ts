import { minify as terser } from 'terser';
import { defineConfig, type Options } from 'tsup';
import { blockNames, serviceNames } from './src/build/blocks';
import { npmEntry } from './src/build/npm-entry';
import {
  catalogues,
  cssText,
  type Flavour,
  flavoured,
  ManifestChannel,
  namedChunks,
  schemas,
  serviceChunks,
  sharedChunks,
  withoutPropTypes,
} from './src/build/plugins';
import { inSmallestOrder } from './src/build/smallest-order';

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

/** In React's own code, terser takes longer than the rest of the build does. */
const maxTerserLetters = 100_000;

/** Terser finds a few percent that esbuild leaves. */
const smaller: NonNullable<Options['plugins']>[number] = {
  name: 'smaller',
  async renderChunk(code) {
    if (code.length > maxTerserLetters) return undefined;
    const { code: small } = await terser(code, { module: true, ecma: 2020, compress: { passes: 2 } });
    return small ? { code: small } : undefined;
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
    sharedChunks,
    flavoured(flavour),
    withoutPropTypes,
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
  esbuildPlugins: [cssText, catalogues, serviceChunks],
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
        return { code: inSmallestOrder(`{${small}}`) };
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

/** The captcha providers' stand-ins: classic scripts, as theirs are. */
const captchas: Options = {
  ...common,
  entry: Object.fromEntries(
    ['recaptcha', 'hcaptcha', 'turnstile'].map((name) => [`demo/captcha/${name}`, `demo/captcha/${name}.ts`]),
  ),
  outDir: 'dist',
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
};

export default defineConfig([
  ...(['react', 'lite'] as const).flatMap((flavour) => {
    const manifest = new ManifestChannel();
    return [
      elements(flavour, manifest),
      services(folderOf(flavour)),
      loader(flavour, manifest),
      npm(flavour, manifest),
    ];
  }),
  demo,
  captchas,
]);
