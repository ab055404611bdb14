import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile } from 'esbuild';
import type { BlockFiles, Manifest } from '../loader/manifest';
import { blockNames, packageVersion, root } from './project';

/** The exports of a block's schema.ts that the manifest needs. */
interface SchemaModule {
  schema: { entries: Record<string, unknown> };
  /** Default of the attribute `loading`. */
  loading?: string;
  /** A site context that asks for the block, also on pages without the element. */
  contextPattern?: RegExp;
  /** A hash of the page's address that names a part of the block, such as a section or a slide. */
  hashPattern?: RegExp;
  /**
   * Path of a module that the block imports only for some settings or content -> a pattern of the element's markup or JSON. The
   * loader requests the module together with the block where the pattern matches. A false match costs a request, a missed match
   * costs a round trip.
   */
  lazyModules?: Record<string, RegExp>;
  /** Whether the block has texts in the page's language; default: yes. */
  hasTexts?: boolean;
  /** Whether the loader carries the rules of the block's reserve.css, too; default: yes. */
  isReservedByLoader?: boolean;
}

const importSchema = (block: string): Promise<SchemaModule> =>
  import(pathToFileURL(`${root}elements/${block}/schema.ts`).href);

/** The blocks whose reserve.css the loader carries, for pages that do not link azulejo.css. */
export const blocksReservedByLoader = async (): Promise<string[]> => {
  const rows = await Promise.all(
    blockNames().map(async (block) => ({ block, schema: await importSchema(block) })),
  );
  return rows.filter(({ schema }) => schema.isReservedByLoader !== false).map(({ block }) => block);
};

const chunkName = (path: string): string | undefined => /chunks\/(.+)\.js$/.exec(path)?.[1];

/** The names of the chunks that an output and its static imports need. */
const chunksOf = (
  outputs: Metafile['outputs'],
  path: string | undefined,
  seen = new Set<string>(),
): string[] => {
  if (!path || seen.has(path)) return [];
  seen.add(path);
  const imported = (outputs[path]?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  return [chunkName(path), ...imported.flatMap((one) => chunksOf(outputs, one.path, seen))].filter(
    (name) => name !== undefined,
  );
};

/** The folder in a field's `metadata({ modules })`, which valibot keeps in the pipe of a schema, at any depth of `optional`. */
const modulesFolder = (schema: unknown): string | undefined => {
  const { pipe = [], wrapped } = schema as {
    pipe?: { metadata?: { modules?: string } }[];
    wrapped?: unknown;
  };
  const own = pipe.find(({ metadata }) => metadata?.modules)?.metadata?.modules;
  return own ?? (wrapped ? modulesFolder(wrapped) : undefined);
};

/** The build's outputs, as one block sees them. */
interface BlockOutputs {
  block: string;
  outputs: Metafile['outputs'];
  /** The chunks of an output without those that the block always needs. */
  moreChunksOf(path: string): string[];
}

/**
 * A setting with `metadata({ modules: 'designs' })` names a module of the folder `designs/` that the block imports for
 * that value: `designs/grid.tsx` or `designs/grid/index.tsx`.
 */
const variantsOf = (
  { schema }: SchemaModule,
  { block, outputs, moreChunksOf }: BlockOutputs,
): Partial<BlockFiles> => {
  const [setting, field] = Object.entries(schema.entries).find(([, field]) => modulesFolder(field)) ?? [];
  if (!setting) return {};
  const pattern = new RegExp(`^elements/${block}/${modulesFolder(field)}/([\\w-]+)(?:/index)?\\.tsx?$`);
  const rows = Object.entries(outputs).flatMap(([path, { entryPoint = '' }]) => {
    const value = pattern.exec(entryPoint)?.[1];
    return value ? [[value, moreChunksOf(path)] as const] : [];
  });
  const { default: defaultVariant } = field as { default?: string };
  return { variantSetting: setting, defaultVariant, variants: Object.fromEntries(rows.sort()) };
};

/** @throws if a block names a module that no `import()` loads */
const lazyChunksOf = (
  { lazyModules = {} }: SchemaModule,
  { block, outputs, moreChunksOf }: BlockOutputs,
): Pick<BlockFiles, 'lazyChunks'> => {
  const lazyChunks: Record<string, string[]> = {};
  for (const [module, { source }] of Object.entries(lazyModules)) {
    const file = posix.join('elements', block, module);
    const isModule = ({ entryPoint = '' }) => entryPoint.replace(/(\/index)?\.tsx?$/, '') === file;
    const [path] = Object.entries(outputs).find(([, output]) => isModule(output)) ?? [];
    if (!path) throw Error(`elements/${block}/schema.ts: no import() asks for the lazy module ${file}`);
    // Several modules may have the same pattern.
    lazyChunks[source] = [...new Set([...(lazyChunks[source] ?? []), ...moreChunksOf(path)])];
  }
  return Object.keys(lazyChunks).length > 0 ? { lazyChunks } : {};
};

const cataloguePattern = /azulejo:catalogues\/(.+)$/;

/** Locale -> the chunks that its messages need. */
const catalogueChunks = (outputs: Metafile['outputs']): Manifest['catalogues'] => {
  const rows = Object.entries(outputs).flatMap(([path, { entryPoint = '' }]) => {
    const locale = cataloguePattern.exec(entryPoint)?.[1];
    return locale ? [[locale, chunksOf(outputs, path)] as const] : [];
  });
  return Object.fromEntries(rows.sort());
};

/** The loader's manifest, from esbuild's report on the elements. */
export const manifestOf = async ({ outputs }: Metafile): Promise<Manifest> => {
  const files = Object.fromEntries(
    blockNames().map((block) => {
      const path = Object.keys(outputs).find((path) => path.endsWith(`/elements/${block}.js`));
      return [block, { path, chunks: chunksOf(outputs, path) }];
    }),
  );
  const [first = { chunks: [] }, ...others] = Object.values(files);
  const chunksOfEveryBlock = first.chunks.filter((chunk) =>
    others.every(({ chunks }) => chunks.includes(chunk)),
  );
  const blocks: Manifest['blocks'] = {};
  for (const [block, { path, chunks }] of Object.entries(files)) {
    const module = await importSchema(block);
    const blockOutputs: BlockOutputs = {
      block,
      outputs,
      moreChunksOf: (output) => chunksOf(outputs, output).filter((chunk) => !chunks.includes(chunk)),
    };
    const ownChunks = chunks.filter((chunk) => !chunksOfEveryBlock.includes(chunk));
    blocks[block] = {
      ...(ownChunks.length > 0 && { chunks: ownChunks }),
      ...(module.loading && { loading: module.loading }),
      ...(module.hasTexts === false && { hasTexts: false }),
      ...(module.contextPattern && { contextPattern: module.contextPattern.source }),
      ...(module.hashPattern && { hashPattern: module.hashPattern.source }),
      ...variantsOf(module, blockOutputs),
      ...(path && lazyChunksOf(module, blockOutputs)),
    };
  }
  return {
    version: packageVersion(),
    chunks: chunksOfEveryBlock,
    catalogues: catalogueChunks(outputs),
    blocks,
  };
};
