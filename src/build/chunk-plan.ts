import type { Metafile } from 'esbuild';

/** Minified bytes under which a shared chunk is not worth a request of its own. */
const smallBytes = 800;

/** Entry module -> modules that the entry imports beside its own. Paths are relative to the repository. */
export type ExtraImports = Map<string, Set<string>>;

interface Chunk {
  bytes: number;
  modules: string[];
  /** Entries (blocks, and targets of `import()`) that load the chunk with themselves. */
  users: Set<string>;
}

export interface ChunkGraph {
  /** The shared chunks, by their output path. */
  chunks: Map<string, Chunk>;
  /** Entry -> the entries whose code imports it dynamically; none for a block. */
  importers: Map<string, Set<string>>;
}

/** What esbuild reports, as chunks and the entries that load them. */
export const chunkGraph = ({ outputs }: Metafile): ChunkGraph => {
  const chunks: ChunkGraph['chunks'] = new Map();
  const importers: ChunkGraph['importers'] = new Map();
  const visit = (path: string, entry: string, seen: Set<string>): void => {
    const output = outputs[path];
    if (!output || seen.has(path)) return;
    seen.add(path);
    if (!output.entryPoint) {
      const chunk = chunks.get(path) ?? {
        bytes: output.bytes,
        modules: Object.keys(output.inputs),
        users: new Set<string>(),
      };
      chunks.set(path, chunk.users.add(entry) && chunk);
    }
    for (const { path: imported, kind } of output.imports) {
      if (kind === 'import-statement') visit(imported, entry, seen);
      const target = kind === 'dynamic-import' ? outputs[imported]?.entryPoint : undefined;
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(entry));
    }
  };
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint) visit(path, entryPoint, new Set());
  return { chunks, importers };
};

const intersection = <T>(sets: Set<T>[]): Set<T> => {
  const [first = new Set<T>(), ...others] = sets;
  return new Set([...first].filter((item) => others.every((other) => other.has(item))));
};

/** Entry -> the chunks that are loaded in every page before the entry is, as all its importers have them. */
const availableChunks = ({ chunks, importers }: ChunkGraph): Map<string, Set<string>> => {
  const ownChunks = (entry: string): string[] =>
    [...chunks].filter(([, { users }]) => users.has(entry)).map(([path]) => path);
  const available = new Map([...importers.keys()].map((entry) => [entry, new Set(chunks.keys())]));
  const loaded = (entry: string): Set<string> =>
    new Set([...ownChunks(entry), ...(available.get(entry) ?? [])]);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const [entry, from] of importers) {
      const next = intersection([...from].map(loaded));
      if (next.size < (available.get(entry)?.size ?? 0)) hasChanged = true;
      available.set(entry, next);
    }
  }
  return available;
};

/** Chunks that become one. */
interface Group {
  chunks: Chunk[];
  bytes: number;
  /** The entries that bring the group into a page. */
  loaders: Set<string>;
  /** The loaders, and the entries in whose pages the group is there already. */
  present: Set<string>;
}

/** Chunks that come into a page with the same entries belong together. */
const groupsOf = (graph: ChunkGraph): Group[] => {
  const available = availableChunks(graph);
  const groups = new Map<string, Group>();
  for (const [path, chunk] of graph.chunks) {
    const earlier = [...available].filter(([, paths]) => paths.has(path)).map(([entry]) => entry);
    const loaders = [...chunk.users].filter((user) => !earlier.includes(user)).sort();
    const present = new Set([...loaders, ...earlier]);
    const group = groups.get(loaders.join()) ?? { chunks: [], bytes: 0, loaders: new Set(loaders), present };
    group.chunks.push(chunk);
    group.bytes += chunk.bytes;
    group.present = intersection([group.present, present]);
    groups.set(loaders.join(), group);
  }
  return [...groups.values()];
};

/** A small group joins the one with the fewest loaders, of those that are present wherever the small one is loaded. */
const joinSmallGroups = (groups: Group[]): Group[] => {
  const result = groups.filter(({ bytes }) => bytes >= smallBytes);
  for (const small of groups.filter(({ bytes }) => bytes < smallBytes)) {
    const [host] = result
      .filter(({ present }) => [...small.loaders].every((loader) => present.has(loader)))
      .sort((a, b) => a.loaders.size - b.loaders.size);
    if (host) host.chunks.push(...small.chunks);
    else result.push(small);
  }
  return result;
};

/**
 * Adds the imports that give all modules of a group the same users, which makes esbuild put them into one chunk.
 * @returns whether an import has been added
 */
export const planExtraImports = (graph: ChunkGraph, extraImports: ExtraImports): boolean => {
  let hasChanged = false;
  for (const { chunks } of joinSmallGroups(groupsOf(graph))) {
    const users = new Set(chunks.flatMap((chunk) => [...chunk.users]));
    for (const chunk of chunks)
      for (const user of users) {
        if (chunk.users.has(user)) continue;
        const modules = extraImports.get(user) ?? new Set();
        for (const module of chunk.modules) modules.add(module);
        extraImports.set(user, modules);
        hasChanged = true;
      }
  }
  return hasChanged;
};
