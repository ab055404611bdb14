import type { Metafile } from 'esbuild';

/** Minified bytes under which a shared chunk is not worth a request of its own. */
const smallBytes = 800;

/** Entry module -> modules that the entry imports beside its own. Paths are relative to the repository. */
export type ExtraImports = Map<string, Set<string>>;

interface Chunk {
  bytes: number;
  modules: string[];
  /** Paths of the chunks that this one imports statically. */
  imports: string[];
  /** Entries (blocks, and targets of `import()`) that load the chunk with themselves. */
  users: Set<string>;
}

export interface ChunkGraph {
  /** The shared chunks, by their output path. */
  chunks: Map<string, Chunk>;
  /** Entry -> the entries whose code imports it dynamically; none for a block. */
  importers: Map<string, Set<string>>;
}

/** esbuild's report as chunks, with the entries that load each. */
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
        imports: output.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
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
}

/** Chunks that come into a page with the same entries belong together. */
const groupsOf = ({ chunks }: ChunkGraph, available: Map<string, Set<string>>): Group[] => {
  const groups = new Map<string, Group>();
  for (const [path, chunk] of chunks) {
    const loaders = [...chunk.users].filter((user) => !available.get(user)?.has(path)).sort();
    const group = groups.get(loaders.join()) ?? { chunks: [], bytes: 0, loaders: new Set(loaders) };
    group.chunks.push(chunk);
    group.bytes += chunk.bytes;
    groups.set(loaders.join(), group);
  }
  return [...groups.values()];
};

/** The chunks with all that they import, themselves included. */
const withImports = (chunks: Chunk[], graph: ChunkGraph): Map<string, Chunk> => {
  const result = new Map<string, Chunk>();
  const visit = (chunk: Chunk): void => {
    for (const path of chunk.imports) {
      const imported = graph.chunks.get(path);
      if (!imported || result.has(path)) continue;
      result.set(path, imported);
      visit(imported);
    }
  };
  const own = [...graph.chunks].filter(([, chunk]) => chunks.includes(chunk));
  for (const [path, chunk] of own) {
    result.set(path, chunk);
    visit(chunk);
  }
  return result;
};

/** Each small group, the smallest first, joins the group with which the fewest bytes are loaded without being used. */
const joinSmallGroups = (graph: ChunkGraph): Group[] => {
  const available = availableChunks(graph);

  /** Bytes that `entries` would load only because the group is in their pages, all entries together. */
  const unusedBytes = (group: Group, entries: Set<string>): number => {
    let bytes = 0;
    for (const [path, chunk] of withImports(group.chunks, graph))
      for (const entry of entries)
        if (!chunk.users.has(entry) && !available.get(entry)?.has(path)) bytes += chunk.bytes;
    return bytes;
  };
  const costOf = (a: Group, b: Group): number => unusedBytes(a, b.loaders) + unusedBytes(b, a.loaders);

  let groups = groupsOf(graph, available);
  while (true) {
    const [small, ...others] = groups.toSorted((a, b) => a.bytes - b.bytes);
    if (!small || small.bytes >= smallBytes) return groups;
    const [partner] = others.toSorted((a, b) => costOf(small, a) - costOf(small, b));
    if (!partner) return groups;
    const joined = {
      chunks: [...small.chunks, ...partner.chunks],
      bytes: small.bytes + partner.bytes,
      loaders: new Set([...small.loaders, ...partner.loaders]),
    };
    groups = [joined, ...others.filter((group) => group !== partner)];
  }
};

/**
 * Adds the imports that give all modules of a group the same users, which makes esbuild put them into one chunk.
 * @returns whether an import has been added
 */
export const planExtraImports = (graph: ChunkGraph, extraImports: ExtraImports): boolean => {
  let hasChanged = false;
  for (const { chunks } of joinSmallGroups(graph)) {
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
