import type { BuildOptions } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { compiledData } from './src/build/plugins/compiled-data';
import { d3 } from './src/build/plugins/d3';
import { icons } from './src/build/plugins/icons';
import { joinSmallChunks } from './src/build/plugins/join-small-chunks';
import { leaflet } from './src/build/plugins/leaflet';
import { type Flavour, projectImports } from './src/build/plugins/project-imports';
import { stylesheets } from './src/build/plugins/stylesheets';
import { blockNames, publicModuleNames } from './src/build/project';
import type { Manifest } from './src/loader/manifest';

/**
 * The bundles that `npm run build` makes (src/build/index.ts calls them in order, as the loader needs the manifest of the
 * elements).
 * @module
 */

const common: Options = {
  config: false,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  // Without this the bundle holds React's development build.
  env: { NODE_ENV: 'production' },
  noExternal: [/.*/],
  // Terser makes files 3% smaller than esbuild does.
  minify: 'terser',
  // A comment for bundlers of npm users.
  terserOptions: { format: { comments: /webpackIgnore/ } },
  silent: true,
  clean: false,
};

export const folderOf = (flavour: Flavour): string => (flavour === 'react' ? 'dist' : 'dist/lite');

/** Names the files of chunks, and shortens the names of what they export, which terser does not. */
const nameChunks = (options: BuildOptions): void => {
  options.chunkNames = 'chunks/[name]-[hash]';
  options.minifyIdentifiers = true;
};

const isMessagesOf = (features: string[], folder: string): boolean =>
  features.some((name) => `${folder}/`.startsWith(`src/features/${name}/`));

/** Public modules whose messages no block shows; they stay out of the catalogues of the blocks. */
const modulesApartFromBlocks = ['adopt-page', 'header-menus', 'overlays'];

/** `elements/*.js`, one for each block, and the chunks that they share. */
export const elements = (flavour: Flavour): Options => ({
  ...common,
  entry: Object.fromEntries(blockNames().map((name) => [`elements/${name}`, `elements/${name}/index.ts`])),
  outDir: folderOf(flavour),
  splitting: true,
  metafile: true,
  esbuildPlugins: [
    compiledData({ isIncluded: (folder) => !isMessagesOf(modulesApartFromBlocks, folder) }),
    stylesheets,
    projectImports(flavour),
    leaflet,
    d3,
    icons,
    joinSmallChunks,
  ],
  esbuildOptions: nameChunks,
});

/** Modules usable without React, in Node too, so they share no chunk with the elements. */
const publicModuleBundle = (flavour: Flavour, names: string[]): Options => ({
  ...common,
  // lit-html's variant for Node runs in a browser as well, and can be imported where there is no document.
  platform: 'neutral',
  entry: Object.fromEntries(names.map((name) => [name, `src/features/${name}/index.ts`])),
  outDir: folderOf(flavour),
  splitting: true,
  esbuildPlugins: [
    compiledData({
      // Public modules call the server, too, and show the messages of its failures.
      isIncluded: (folder) => isMessagesOf(['api', ...names], folder),
      loadsOnDemand: false,
    }),
    stylesheets,
    joinSmallChunks,
  ],
  esbuildOptions(options) {
    nameChunks(options);
    options.conditions = ['node'];
  },
});

/**
 * `client.js` is for programs, few pages are saved ones, and pages with animations need little more. Chunks shared with these
 * modules would be more files for all other pages, or more bytes for these.
 */
const ownBundles = [['client'], ['adopt-page', 'header-menus'], ['animate']];

/** `money.js`, `overlays.js`, `tracking.js` and so on. */
export const publicModules = (flavour: Flavour): Options[] => [
  publicModuleBundle(
    flavour,
    publicModuleNames.filter((name) => !ownBundles.flat().includes(name)),
  ),
  ...ownBundles.map((names) => publicModuleBundle(flavour, names)),
];

/** `command.js`: the command `azulejo` for Node, in one file with all that it needs. Pages load nothing of it. */
export const command: Options = {
  ...common,
  entry: { command: 'src/command/index.ts' },
  outDir: 'dist',
  platform: 'node',
  target: 'node20',
  splitting: false,
  esbuildPlugins: [
    // The adoption imports the code of menus, which has texts.
    compiledData({
      isIncluded: (folder) => isMessagesOf(['header-menus'], folder),
      loadsOnDemand: false,
    }),
    stylesheets,
  ],
  // Packages in CommonJS, of which the bundle has some, call it.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
};

/** Values that the build puts into the loader. */
interface LoaderData {
  manifest: Manifest;
  /** The rules of azulejo.css that the loader carries, for pages that do not link the file. */
  reserveCss: string;
}

const defineLoaderData = ({ manifest, reserveCss }: LoaderData): Record<string, string> => ({
  __AZULEJO_MANIFEST__: JSON.stringify(manifest),
  __AZULEJO_RESERVE_CSS__: JSON.stringify(reserveCss),
});

/** `azulejo.js`, a classic script. */
export const loader = (flavour: Flavour, data: LoaderData): Options => ({
  ...common,
  entry: { azulejo: 'src/loader/index.ts' },
  outDir: folderOf(flavour),
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
  define: defineLoaderData(data),
});

/** `index.js`: `import … from 'azulejo'`. */
export const npmModule = (flavour: Flavour, data: LoaderData): Options => ({
  ...common,
  entry: { index: 'src/loader/npm/index.ts' },
  outDir: folderOf(flavour),
  define: defineLoaderData(data),
  noExternal: [],
  external: ['./elements/index.js', /^azulejo\//],
});

/** The scripts of the demo's pages. */
export const demo: Options = {
  ...common,
  entry: {
    'demo/site': 'demo/site/site.ts',
    'demo/theme': 'demo/site/theme.ts',
    'demo/adopted-frame': 'demo/site/adopted-frame.ts',
    'demo/config': 'demo/config/panel.ts',
    'demo/players/youtube': 'demo/players/youtube.ts',
    'demo/players/vimeo': 'demo/players/vimeo.ts',
    'demo/players/soundcloud': 'demo/players/soundcloud.ts',
    'demo/players/post': 'demo/players/post.ts',
  },
  outDir: 'dist',
  splitting: false,
};

/** The demo's mocks of scripts of captchas, Google Maps, booking services and social media: classic, as the real ones are. */
export const mockScripts: Options = {
  ...common,
  entry: Object.fromEntries(
    [
      'captcha/recaptcha',
      'captcha/hcaptcha',
      'captcha/turnstile',
      'maps/google',
      'providers/disqus',
      'providers/open-table',
      'providers/tock',
      'providers/x',
    ].map((name) => [`demo/${name}`, `demo/${name}.ts`]),
  ),
  outDir: 'dist',
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
};

/** Nothing for `npx tsup` alone: `npm run build` (src/build) runs these builds one after the other, as later ones need earlier results. */
export default defineConfig([]);
