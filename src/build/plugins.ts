import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { compileCatalogue, faultsOf, type Messages } from '../i18n/compile';
import { blockNames, root } from './blocks';
import { fieldsOf } from './fields';
import { manifestOf } from './manifest';

export type Flavour = 'react' | 'lite';

/** A stylesheet becomes a module of its minified text. */
export const cssText: Plugin = {
  name: 'css-text',
  setup(build) {
    // Under a name that does not end in .css, or tsup's own handling of stylesheets would come first.
    build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
      path: `${relative(root, join(resolveDir, path))}?text`,
      namespace: 'css-text',
    }));
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path }) => {
      const css = await readFile(root + path.replace('?text', ''), 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true });
      return { contents: `export default ${JSON.stringify(code.trim())}` };
    });
  },
};

/** What a module of this repository exports, read anew at each call. */
export const evaluate = async (path: string): Promise<Record<string, unknown>> => {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
};

const readCatalogue = async (path: string): Promise<Messages> => (await evaluate(path)).messages as Messages;

/** A block's valibot schema becomes what the browser checks settings with. */
export const schemas: Plugin = {
  name: 'schemas',
  setup(build) {
    build.onLoad({ filter: /elements\/[^/]+\/schema\.ts$/ }, async ({ path }) => {
      const { schema } = await evaluate(path);
      return { contents: `export const schema = ${JSON.stringify(fieldsOf(schema as object))}` };
    });
  },
};

/** A block's catalogues, by locale. */
export const cataloguesOf = async (block: string): Promise<Record<string, Messages>> => {
  const folder = `${root}elements/${block}/messages`;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file.replace('.ts', ''), await readCatalogue(`${folder}/${file}`)] as const),
    ),
  );
};

// No path of a machine: chunks are named by what is in them.
const reachRuntime = "\nimport 'azulejo:runtime';";

/** Lets every file reach src/runtime.ts, which says why. After the plugins that make modules of other things. */
export const oneRuntime: Plugin = {
  name: 'one-runtime',
  setup(build) {
    build.onResolve({ filter: /^azulejo:runtime$/ }, () => ({ path: `${root}src/runtime.ts` }));
    build.onLoad({ filter: /\/(elements|src)\/.+\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')) + reachRuntime,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** Compiles ICU messages; an incomplete catalogue fails the build. */
export const catalogues: Plugin = {
  name: 'catalogues',
  setup(build) {
    build.onStart(async () => {
      const faults = await Promise.all(
        blockNames().map(async (block) => faultsOf(block, await cataloguesOf(block))),
      );
      return { errors: faults.flat().map((text) => ({ text })) };
    });
    build.onLoad({ filter: /elements\/[^/]+\/messages\/.+\.ts$/ }, async ({ path }) => {
      const locale = /([^/]+)\.ts$/.exec(path)?.[1] ?? '';
      return {
        contents: compileCatalogue(locale, await readCatalogue(path)) + reachRuntime,
        resolveDir: `${root}src/i18n`,
        loader: 'js',
      };
    });
  },
};

const replacements: Record<Flavour, Record<string, string>> = {
  react: { 'react-dom/client': 'src/flavour/react/react-dom-client.ts' },
  lite: {
    react: 'src/flavour/lite/react.ts',
    'react-dom/client': 'src/flavour/lite/react-dom-client.ts',
    'react/jsx-runtime': 'src/flavour/lite/jsx-runtime.ts',
  },
};

/** React's imports, as each flavour wants them. */
export const flavoured = (flavour: Flavour): Plugin => ({
  name: 'flavoured',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/.+)?$/ }, ({ path, importer }) => {
      const replacement = replacements[flavour][path];
      // The replacement itself imports the real thing.
      return replacement && !importer.includes('/src/flavour/') ? { path: root + replacement } : undefined;
    });
  },
});

const hashLength = 4;

/** Four of esbuild's eight characters tell a chunk's versions apart, and the loader names every chunk. */
export const shortChunkNames: Plugin = {
  name: 'short-chunk-names',
  setup(build) {
    build.onEnd((result) => {
      const files = result.outputFiles ?? [];
      const hashes = files.flatMap(({ path }) => /chunks\/(\w+)\.js$/.exec(path)?.[1] ?? []);
      if (new Set(hashes.map((hash) => hash.slice(0, hashLength))).size < hashes.length)
        throw Error('Two chunks got one name; src/build/plugins.ts makes names of hashLength characters.');
      const shorten = (text: string): string =>
        hashes.reduce(
          (shorter, hash) => shorter.replaceAll(`${hash}.js`, `${hash.slice(0, hashLength)}.js`),
          text,
        );
      result.outputFiles = files.map(({ path, hash, text }) => {
        const short = shorten(text);
        return { path: shorten(path), hash, text: short, contents: new TextEncoder().encode(short) };
      });
      result.metafile = JSON.parse(shorten(JSON.stringify(result.metafile)));
    });
  },
};

/** The loader's manifest, which is known when the elements of its flavour have been built. */
export class ManifestChannel {
  #resolve: (metafile: Metafile) => void = () => {};
  #metafile = new Promise<Metafile>((resolve) => {
    this.#resolve = resolve;
  });

  readonly sender: Plugin = {
    name: 'manifest-sender',
    setup: (build) => {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        if (metafile) this.#resolve(metafile);
      });
    },
  };

  readonly receiver: Plugin = {
    name: 'manifest-receiver',
    setup: (build) => {
      build.onResolve({ filter: /^azulejo:manifest$/ }, ({ path }) => ({ path, namespace: 'manifest' }));
      build.onLoad({ filter: /.*/, namespace: 'manifest' }, async () => {
        const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
        const rows = manifestOf(await this.#metafile);
        return {
          contents: `export const rows = ${JSON.stringify(rows)}; export function strategyOf() {} export const version = '${version}';`,
        };
      });
    },
  };
}
