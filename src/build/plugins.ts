import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { compileCatalogue, faultsOf, type Messages } from '../i18n/compile';
import { blockNames, root, serviceNames } from './blocks';
import { fieldsOf } from './fields';
import { chunkNames, filesOf, manifestOf } from './manifest';
import { minifyCss } from './minify-css';
import { earlyBlockOf, isOfConsent } from './own-consent';

export type Flavour = 'react' | 'lite';

/** A sheet with those that it names at its beginning in their place: two that load apart need no file more for them. */
const withImported = async (path: string): Promise<string> => {
  const parts = (await readFile(path, 'utf8')).split(/^@import "(.+)";$/m);
  const files = parts.map((part, nth) => (nth % 2 ? readFile(join(dirname(path), part), 'utf8') : part));
  return (await Promise.all(files)).join('');
};

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
      const css = await withImported(root + path.replace('?text', ''));
      return { contents: `export default ${JSON.stringify(await minifyCss(css))}` };
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

/** A valibot schema, a block's or the site context's, becomes what the browser checks values with. */
export const schemas: Plugin = {
  name: 'schemas',
  setup(build) {
    build.onLoad({ filter: /(elements|src)\/[^/]+\/schema\.ts$/ }, async ({ path }) => {
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

/** Consent must not wait for the runtime either. */
const runtimeOf = (path: string): string => (earlyBlockOf(path) || isOfConsent(path) ? '' : reachRuntime);

/**
 * What `path`'s block, or room of src/, shares with what it loads later, where it has any.
 * @param user the folder that a copy is for: outside of that room, it is without what the room shares
 */
const sharedOf = (path: string, user = ''): string => {
  const [, folder = ''] = /\/((?:elements|src)\/[^/]+)\//.exec(path) ?? [];
  const shared = `${folder}/shared.ts`;
  const isGuest = user && !user.includes(folder);
  return !isGuest && existsSync(root + shared) ? `\nimport 'azulejo:${shared}';` : '';
};

const service = new RegExp(`^azulejo:(${serviceNames.join('|')})$`);

/** Small and without state: a copy in each folder of a block, or each room of src/, costs less than a file of its own. */
const copied =
  /\/(util\/safe-url|util\/again|api\/may-retry|cart\/(addresses|has-cookie|remembered)|money\/format-money|i18n\/locale|block\/methods|media\/(arrival|dimensions|focal-point|media-address|size-ladder)|layouts\/columns|when-resized|users|lightbox\/use-lightbox|\.\.\/scroller\/(shape-of|pause-videos))$|^\.\/(arrival|dimensions|focal-point|size-ladder|may-retry)$/;

/**
 * Lets every file reach src/runtime.ts, and a block's files its shared.ts; these say why. After the plugins that make
 * modules of other things.
 */
export const sharedChunks: Plugin = {
  name: 'shared-chunks',
  setup(build) {
    build.onResolve({ filter: /^azulejo:runtime$/ }, () => ({ path: `${root}src/runtime.ts` }));
    build.onResolve({ filter: copied }, ({ path, resolveDir, importer }) => ({
      path: `${join(resolveDir, path)}.ts`,
      suffix: `?${/\/(elements\/.+(?=\/)|src\/[^/]+)/.exec(importer)?.[1]}`,
    }));
    // A service is a file of its own; the runtime, which asks for it, is a chunk.
    build.onResolve({ filter: service }, ({ path }) => ({
      path: path.replace(service, '../$1.js'),
      external: true,
    }));
    build.onResolve({ filter: /^azulejo:(elements|src)/ }, ({ path }) => ({
      path: path.replace('azulejo:', root),
    }));
    build.onLoad({ filter: /\/(elements|src)\/.+\.tsx?$/ }, async ({ path, suffix, pluginData }) => ({
      // A copy is a part of what has it.
      contents: (await readFile(path, 'utf8')) + (suffix ? '' : runtimeOf(path)) + sharedOf(path, suffix),
      pluginData,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** As `sharedChunks`, for a service: what its shared.ts names is one chunk. */
export const serviceChunks: Plugin = {
  name: 'service-chunks',
  setup(build) {
    build.onResolve({ filter: /^azulejo:src/ }, ({ path }) => ({ path: path.replace('azulejo:', root) }));
    build.onLoad({ filter: new RegExp(`/src/(${serviceNames.join('|')})/.+\\.ts$`) }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')) + sharedOf(path),
      loader: 'ts',
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
    build.onLoad({ filter: /\/messages\/.+\.ts$/ }, async ({ path }) => {
      const locale = /([^/]+)\.ts$/.exec(path)?.[1] ?? '';
      const contents = compileCatalogue(locale, await readCatalogue(path));
      return {
        // Those of a room of src/ are shared by its blocks, and go with what it shares.
        contents: path.includes('/src/') ? contents + sharedOf(path) : contents + runtimeOf(path),
        resolveDir: `${root}src/i18n`,
        loader: 'js',
      };
    });
  },
};

/** What is imported of React -> the file of src/flavour/ that stands for it. */
const reactFiles: Record<string, string> = {
  react: 'react',
  'react-dom/client': 'react-dom-client',
  'react/jsx-runtime': 'jsx-runtime',
};

/** `src/flavour/react/*` with React itself, as one ES module. */
const reactModule = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export * from './react';
        export { default } from './react';
        export { createRoot } from './react-dom-client';
        export { jsx, jsxs } from './jsx-runtime';
      `,
      resolveDir: `${root}src/flavour/react`,
    },
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

/**
 * React's imports, as each flavour wants them. React is CommonJS: esbuild's helpers for that would be a chunk of their
 * own, which every file asks for, so they are within the module that React becomes.
 */
export const flavoured = (flavour: Flavour): Plugin => ({
  name: 'flavoured',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/.+)?$/ }, ({ path, importer }) => {
      // The replacement itself imports the real thing.
      const file = reactFiles[path];
      if (!file || importer.includes('/src/flavour/')) return undefined;
      return flavour === 'lite'
        ? { path: `${root}src/flavour/lite/${file}.ts` }
        : { path: 'react', namespace: 'flavour-react' };
    });
    build.onLoad({ filter: /.*/, namespace: 'flavour-react' }, async () => ({
      contents: (await reactModule()) + reachRuntime,
      resolveDir: root,
    }));
  },
});

const r2wcTypes = /(\w+) = \{\s*string: \w+,[^}]*json: \w+\s*\}/;

/**
 * Settings do not go through r2wc's own prop types (src/block/settings.ts reads them), which are 300 bytes of what every
 * page loads: without the table that names them, esbuild leaves them out.
 */
export const withoutPropTypes: Plugin = {
  name: 'without-prop-types',
  setup(build) {
    build.onLoad({ filter: /@r2wc\/core\/dist\/core\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      if (!r2wcTypes.test(code)) throw Error(`${path}: its table of prop types is written in another way.`);
      return { contents: code.replace(r2wcTypes, '$1 = {}') };
    });
  },
};

/** What Leaflet does in its files, and what it does instead. */
const leafletEdits: Record<string, [RegExp, string][]> = {
  // It tries the browser with markup, which a page that requires Trusted Types refuses.
  Browser: [
    [/var inlineSvg = [\s\S]+?\}\)\(\);/, 'var inlineSvg = true;'],
    [/var vml = [\s\S]+?\}\(\)\);/, 'var vml = false;'],
    // It makes each tile a layer of the graphics card's; the ground as a whole is one while a pointer is over it (leaflet.css).
    [/var ie3d = .+;/, 'var ie3d = true;'],
  ],
  // It marks elements of the page around the block, which are not ours.
  Draggable: [[/DomUtil\.(add|remove)Class\((document\.body|this\._lastTarget), [^;]+;/g, '']],
};

/** Leaflet without what a page's policy refuses, and without traces in the page. */
export const leafletWithin: Plugin = {
  name: 'leaflet-within',
  setup(build) {
    build.onLoad({ filter: /\/leaflet\/src\/.+\/(Browser|Draggable)\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const edits = leafletEdits[basename(path, '.js')] ?? [];
      const contents = edits.reduce((text, [pattern, by]) => {
        if (text.search(pattern) < 0) throw Error(`${path}: ${pattern} is written in another way.`);
        return text.replace(pattern, by);
      }, code);
      return { contents };
    });
  },
};

const leastHashLength = 4;
const suffixLength = 3;

/** Each hash by its beginning, which among a hundred is not always another's. */
const shortened = (hashes: Iterable<string>): Map<string, string> => {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const hash of [...hashes].sort()) {
    let length = leastHashLength;
    while (taken.has(hash.slice(0, length))) length++;
    names.set(hash, hash.slice(0, length));
    taken.add(hash.slice(0, length));
  }
  return names;
};

const suffixOf = (text: string): string =>
  `-${createHash('sha256').update(text).digest('hex').slice(0, suffixLength)}`;

/**
 * Chunks get names that the loader need not spell out: it has one suffix for all of them, which tells one build's from
 * another's. Until here they have esbuild's hashes, which are in each other's texts.
 */
export const namedChunks: Plugin = {
  name: 'named-chunks',
  setup(build) {
    build.onEnd((result) => {
      const files = result.outputFiles ?? [];
      const metafile = result.metafile;
      if (!metafile) return;
      const suffix = suffixOf(files.map(({ text }) => text).join());
      const hashes = files.flatMap(({ path }) => /chunks\/([A-Z0-9]{8})\.js$/.exec(path)?.[1] ?? []);
      const names = new Map([...shortened(hashes), ...chunkNames(filesOf(metafile))]);
      const rename = (text: string): string =>
        text.replace(
          /(chunks\/|"\.\/)([A-Z0-9]{8})\.js/g,
          (_, before: string, hash: string) => `${before}${names.get(hash) ?? hash}${suffix}.js`,
        );
      result.outputFiles = files.map(({ path, hash, text }) => {
        const renamed = rename(text);
        return { path: rename(path), hash, text: renamed, contents: new TextEncoder().encode(renamed) };
      });
      result.metafile = JSON.parse(rename(JSON.stringify(metafile)));
      if (new Set(result.outputFiles.map(({ path }) => path)).size < files.length)
        throw Error('Two chunks got one name.');
    });
  },
};

/** The loader's manifest, which is known when the elements of its flavour have been built. */
export class ManifestChannel {
  #resolve: (metafile: Metafile) => void = () => {};
  #reject: (error: Error) => void = () => {};
  #metafile = new Promise<Metafile>((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  readonly sender: Plugin = {
    name: 'manifest-sender',
    setup: (build) => {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        if (metafile) this.#resolve(metafile);
        // Or who asks for it would wait for ever, and the build with it.
        else this.#reject(Error('The elements could not be built.'));
      });
    },
  };

  readonly receiver: Plugin = {
    name: 'manifest-receiver',
    setup: (build) => {
      build.onResolve({ filter: /^azulejo:manifest$/ }, ({ path }) => ({ path, namespace: 'manifest' }));
      build.onLoad({ filter: /.*/, namespace: 'manifest' }, async () => {
        const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
        const files = filesOf(await this.#metafile);
        const suffix = /-\w+$/.exec(files[0]?.chunks[0] ?? '')?.[0] ?? '';
        return {
          contents: `export const blocks = ${JSON.stringify(manifestOf(files, suffix))}; export const suffix = '${suffix}'; export const version = '${version}';`,
        };
      });
    },
  };
}
