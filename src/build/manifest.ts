import type { Metafile } from 'esbuild';

/** As `rows` of `azulejo:manifest` (src/loader/manifest.d.ts). */
export type Row = [block: string, hint: string, ...chunks: string[]];

const chunkName = (path: string): string | undefined => /chunks\/(.+)\.js$/.exec(path)?.[1];

const outputsOf = (metafile: Metafile) => new Map(Object.entries(metafile.outputs));

/** `path` and all that it imports statically. */
const closure = (
  outputs: ReturnType<typeof outputsOf>,
  path: string,
  seen = new Set<string>(),
): Set<string> => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: imported, kind } of outputs.get(path)?.imports ?? [])
    if (kind === 'import-statement') closure(outputs, imported, seen);
  return seen;
};

/**
 * The variant that a dynamically imported file is of: its folder's name below the block's (`designs/grid/…`), or its
 * own where it has no further folder (`transitions/fade.ts`). Catalogues are none: no tag mentions its language.
 */
const variantOf = (entryPoint: string, block: string): string | undefined =>
  new RegExp(`^elements/${block}/(?!messages/)[^/]+/([^/.]+)`).exec(entryPoint)?.[1];

/** What the loader requests for each block at once, from what esbuild says of its outputs. */
export const manifestOf = (metafile: Metafile): Row[] => {
  const outputs = outputsOf(metafile);
  const entries = [...outputs].flatMap(([path, { entryPoint }]) => {
    const block = entryPoint && /^elements\/([^/]+)\/index\.ts$/.exec(entryPoint)?.[1];
    return block ? [{ path, block }] : [];
  });
  const chunksOf = (paths: Iterable<string>): string[] => [...paths].flatMap((path) => chunkName(path) ?? []);
  return entries
    .sort((a, b) => a.block.localeCompare(b.block))
    .flatMap(({ path, block }): Row[] => {
      const own = closure(outputs, path);
      const variants = (outputs.get(path)?.imports ?? [])
        .filter(({ kind }) => kind === 'dynamic-import')
        .flatMap(({ path: lazy }): Row[] => {
          const variant = variantOf(outputs.get(lazy)?.entryPoint ?? '', block);
          const chunks = chunksOf(closure(outputs, lazy)).filter((chunk) => !chunksOf(own).includes(chunk));
          return variant && chunks.length ? [[block, variant, ...chunks]] : [];
        });
      return [[block, '', ...chunksOf(own)], ...variants];
    });
};
