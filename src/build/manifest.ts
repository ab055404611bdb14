import type { Metafile } from 'esbuild';

/** What the loader has to know of a block, with whole names of chunks. */
export interface BlockFiles {
  block: string;
  /** What every page with the block needs. */
  chunks: string[];
  /** It shows before the runtime is here, and loads what needs that itself. */
  isEarly?: true;
  /** What a tag that mentions `name` needs besides; its own chunk comes first. */
  variants: { name: string; chunks: string[] }[];
}

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
 * The variant that a dynamically imported file is of: the name of its folder, where it is called `design` or `variant`.
 * What else a block imports later (a catalogue, a transition) is not needed for it to show.
 */
const variantOf = (entryPoint: string, block: string): string | undefined =>
  new RegExp(`^elements/${block}/(?:.+/)?([^/]+)/(?:design|variant)\\.tsx?$`).exec(entryPoint)?.[1];

/** What the loader requests for each block at once, from what esbuild says of its outputs. */
export const filesOf = (metafile: Metafile): BlockFiles[] => {
  const outputs = outputsOf(metafile);
  const entries = [...outputs].flatMap(([path, { entryPoint }]) => {
    const block = entryPoint && /^elements\/([^/]+)\/index\.ts$/.exec(entryPoint)?.[1];
    return block ? [{ path, block }] : [];
  });
  const chunksOf = (path: string): string[] =>
    [...closure(outputs, path)].flatMap((one) => chunkName(one) ?? []);
  const lazyOf = (path: string): string[] =>
    [...closure(outputs, path)].flatMap((one) =>
      (outputs.get(one)?.imports ?? []).flatMap(({ kind, path }) =>
        kind === 'dynamic-import' ? [path] : [],
      ),
    );
  return entries
    .sort((a, b) => a.block.localeCompare(b.block))
    .map(({ path, block }) => {
      const chunks = chunksOf(path);
      const variants = [...new Set(lazyOf(path))].flatMap((lazy) => {
        const name = variantOf(outputs.get(lazy)?.entryPoint ?? '', block);
        return name ? [{ name, chunks: chunksOf(lazy).filter((chunk) => !chunks.includes(chunk)) }] : [];
      });
      const isEarly = lazyOf(path).some(
        (lazy) => outputs.get(lazy)?.entryPoint === `elements/${block}/upgrade.tsx`,
      );
      return { block, chunks, variants, ...(isEarly ? { isEarly } : {}) };
    });
};

/** The chunk that all blocks need. */
const runtimeName = 'run';

/** Those that a block needs in any case: what the loader finds in every tag (loader/load.ts). */
const alwaysNames = ['a', 'az', 'az-', 'r', 'ru', 'runs'];

/** No tag has it. */
const nothing = '$^';

const leastLetters = 3;

/** The shortest beginning of `name` that no other of the block's names has, and no chunk: the loader counts its bytes. */
const beginningOf = (name: string, others: string[], taken: string[] = []): string => {
  for (let length = leastLetters; length < name.length; length++) {
    const beginning = name.slice(0, length);
    if (!taken.includes(beginning) && !others.some((other) => other.startsWith(beginning))) return beginning;
  }
  return name;
};

const namesOf = ({ block, variants }: BlockFiles): string[] => [block, ...variants.map(({ name }) => name)];

const without = (all: string[], some: string[]): string[] => all.filter((one) => !some.includes(one));

/**
 * What the chunks are called, by the names esbuild gave them: the runtime; what several variants share, by the first
 * beginning of their names that is free; a variant's, by the variant; what a block needs in any case, by what every tag
 * has. What nothing needs to show keeps its name.
 * @throws where two chunks would get one name, or the blocks share more than one chunk
 */
export const chunkNames = (files: BlockFiles[]): Map<string, string> => {
  const names = new Map<string, string>();
  const give = (chunk: string, name: string): void => {
    if ([...names.values()].includes(name)) throw Error(`Two chunks would be called ${name}.`);
    names.set(chunk, name);
  };
  const waiting = files.filter(({ isEarly }) => !isEarly);
  const shared = (waiting[0]?.chunks ?? []).filter((chunk) =>
    waiting.every(({ chunks }) => chunks.includes(chunk)),
  );
  const [runtime, ...more] = shared;
  if (!runtime || more.length > 0)
    throw Error(
      `The blocks share ${shared.length} chunks, expected 1; src/runtime.ts says what belongs in it.`,
    );
  give(runtime, runtimeName);
  for (const one of files) {
    const all = namesOf(one);
    for (const chunk of new Set(one.variants.flatMap(({ chunks }) => chunks))) {
      const users = one.variants.filter(({ chunks }) => chunks.includes(chunk)).map(({ name }) => name);
      const others = without(all, users);
      // A whole name is left to the variant's own.
      const free = users
        .map((user) => beginningOf(user, others))
        .find((name) => ![...names.values(), ...users].includes(name));
      if (users.length > 1 && free) give(chunk, free);
    }
    for (const { name, chunks } of one.variants)
      if (chunks[0] && !names.has(chunks[0]))
        give(chunks[0], beginningOf(name, without(all, [name]), [...names.values()]));
  }
  const ofVariants = files.flatMap(({ variants }) => variants.flatMap(({ chunks }) => chunks));
  const free = [...alwaysNames];
  for (const chunk of files.flatMap(({ chunks }) => chunks))
    if (!names.has(chunk) && !ofVariants.includes(chunk) && free[0]) give(chunk, free.shift() as string);
  // Nothing in a tag begins so.
  let letter = 'a'.charCodeAt(0);
  for (const { chunks, variants } of files)
    for (const chunk of [...chunks, ...variants.flatMap((variant) => variant.chunks)])
      if (!names.has(chunk)) give(chunk, `_${String.fromCharCode(letter++)}`);
  return names;
};

/** `blocks` of the loader's manifest, with names of chunks that lack the build's suffix. */
export const manifestOf = (files: BlockFiles[], suffix: string): Record<string, string> =>
  Object.fromEntries(
    files.map((one) => {
      const { block, chunks, variants } = one;
      const needs = new Map<string, string[]>();
      const need = (name: string, needed: string[]): void => {
        for (const chunk of needed.map((full) => full.replace(suffix, '')))
          needs.set(chunk, [...(needs.get(chunk) ?? []), name]);
      };
      // Every tag mentions its block.
      need(block, chunks);
      for (const { name, chunks } of variants) need(name, chunks);
      needs.delete(runtimeName);
      for (const name of alwaysNames) if (needs.has(name)) needs.set(name, []);
      const tokens = [...needs].map(([chunk, names]) => {
        // A longer beginning than it needs, where the shorter one is another chunk's.
        if (names.length === 1 && names[0]?.startsWith(chunk)) return chunk;
        const others = without(namesOf(one), names);
        const beginnings = names.map((name) => beginningOf(name, others));
        return [...new Set([chunk, ...beginnings])].join('|');
      });
      // The loader tells them apart by their beginning.
      if (one.isEarly && tokens.length > 0)
        throw Error(`${block} shows before the runtime: expected one file, got ${tokens.join(' and ')} too.`);
      return [`az-${block}`, one.isEarly ? nothing : [runtimeName, ...tokens.sort()].join(' ')];
    }),
  );
