import type { Metafile } from 'esbuild';

/** A shared chunk with fewer minified bytes is not worth a request: it is joined with another chunk that an entry needs, too. */
const smallBytes = 500;

/** The most unused bytes, minified, that joining a small chunk may add to all entries together. */
const maxJoinCost = 600;

/** The number of blocks of a typical page, which share one copy of the modules that all blocks need. */
const blocksPerPage = 3;

/** The cost of another file for a page, in minified bytes: one more request, and less effective compression. */
const fileBytes = 300;

/** Entry module -> modules that the entry imports beside its own. Paths are relative to the repository. */
export type ExtraImports = Map<string, Set<string>>;

interface Module {
  bytes: number;
  /** Paths of the modules that this one imports statically. */
  imports: string[];
  /** Entries (blocks, and targets of `import()`) that load the module together with their own code. */
  users: Set<string>;
}

interface ModuleGraph {
  /** By path. */
  modules: Map<string, Module>;
  /** Entry -> the entries whose code imports it dynamically; none for an entry that pages load by its own address. */
  importers: Map<string, Set<string>>;
}

/**
 * esbuild's report as modules, with the entries that load each.
 * @param entryPoints the entries that pages load by their own addresses, though other entries may import them, too
 */
const moduleGraph = ({ inputs, outputs }: Metafile, entryPoints: Set<string>): ModuleGraph => {
  const graph: ModuleGraph = { modules: new Map(), importers: new Map() };
  const visit = (path: string, entry: string, seen: Set<string>): void => {
    const output = outputs[path];
    if (!output || seen.has(path)) return;
    seen.add(path);
    for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
      const imports = (inputs[file]?.imports ?? [])
        .filter(({ kind }) => kind === 'import-statement')
        .map((imported) => imported.path);
      const module = graph.modules.get(file) ?? { bytes: bytesInOutput, imports, users: new Set() };
      graph.modules.set(file, module);
      module.users.add(entry);
    }
    for (const { path: imported, kind } of output.imports) {
      if (kind === 'import-statement') visit(imported, entry, seen);
      const target = kind === 'dynamic-import' ? outputs[imported]?.entryPoint : undefined;
      if (target && !entryPoints.has(target))
        graph.importers.set(target, (graph.importers.get(target) ?? new Set()).add(entry));
    }
  };
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint) visit(path, entryPoint, new Set());
  return graph;
};

const intersection = <T>(sets: Set<T>[]): Set<T> => {
  const [first = new Set<T>(), ...others] = sets;
  return new Set([...first].filter((item) => others.every((other) => other.has(item))));
};

/** Entry -> the modules that every page has loaded before the entry, because all importers of the entry contain them. */
const availableModules = ({ modules, importers }: ModuleGraph): Map<string, Set<string>> => {
  const own = new Map<string, string[]>();
  for (const [path, { users }] of modules)
    for (const user of users) own.set(user, [...(own.get(user) ?? []), path]);
  const available = new Map([...importers.keys()].map((entry) => [entry, new Set(modules.keys())]));
  const loaded = (entry: string): Set<string> =>
    new Set([...(own.get(entry) ?? []), ...(available.get(entry) ?? [])]);
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

/** Modules of one chunk, which a page loads together. */
interface Group {
  paths: string[];
  bytes: number;
  users: Set<string>;
}

/**
 * The modules of each chunk that several entries share, grouped by the entries that load them. A group may have modules that one
 * entry alone needs, if this entry shares the chunk with entries that it imports dynamically: one large file compresses better
 * than two.
 */
const groupsOf = ({ modules, importers }: ModuleGraph, available: Map<string, Set<string>>): Group[] => {
  const groups = new Map<string, Group>();
  for (const [path, { bytes, users }] of modules) {
    // The target of an `import()` has a file of its own.
    if (importers.has(path)) continue;
    const loaders = [...users].filter((user) => !available.get(user)?.has(path)).sort();
    const group = groups.get(loaders.join()) ?? { paths: [], bytes: 0, users: new Set() };
    groups.set(loaders.join(), group);
    group.paths.push(path);
    group.bytes += bytes;
    for (const user of users) group.users.add(user);
  }
  return [...groups.values()].filter(({ users }) => users.size > 1);
};

/** The modules and all their static imports. */
const withImports = (paths: string[], { modules }: ModuleGraph): Set<string> => {
  const result = new Set(paths);
  // Iterating a Set visits members that are added meanwhile.
  for (const path of result)
    for (const imported of modules.get(path)?.imports ?? []) if (modules.has(imported)) result.add(imported);
  return result;
};

/** Entries that the build generates, such as a catalogue, have no source file with further imports. */
const canImport = (entry: string): boolean => /\.tsx?$/.test(entry);

/**
 * Joins the two groups whose common chunk costs all pages the fewest bytes.
 * @returns false if every further join would make pages larger
 */
const joinTwoGroups = (graph: ModuleGraph): boolean => {
  const available = availableModules(graph);
  const groups = groupsOf(graph, available)
    .filter(({ users }) => [...users].every(canImport))
    .map((group) => ({ ...group, withImports: withImports(group.paths, graph) }));
  const blocks = [...new Set(groups.flatMap(({ users }) => [...users]))].filter(
    (entry) => !graph.importers.has(entry),
  );
  type GroupWithImports = (typeof groups)[number];

  const isForAllBlocks = (users: Set<string>): boolean => blocks.every((block) => users.has(block));

  /** Bytes of this group that the entries of another group would load without a use for them. */
  const unusedBytes = (group: GroupWithImports, users: Set<string>): number => {
    let bytes = 0;
    for (const path of group.withImports) {
      const module = graph.modules.get(path);
      for (const user of users)
        if (module && !module.users.has(user) && !available.get(user)?.has(path)) bytes += module.bytes;
    }
    return isForAllBlocks(users) ? bytes / blocksPerPage : bytes;
  };
  /**
   * The unused bytes of a joined chunk, less the bytes that one file fewer saves. Negative if the join is worth it; infinite for
   * groups that no entry loads together.
   */
  const costOf = (a: GroupWithImports, b: GroupWithImports): number => {
    const commonUsers = intersection([a.users, b.users]).size;
    if (commonUsers === 0) return Number.POSITIVE_INFINITY;
    return unusedBytes(a, b.users) + unusedBytes(b, a.users) - fileBytes * commonUsers;
  };

  const isSmall = (a: Group, b: Group): boolean => Math.min(a.bytes, b.bytes) < smallBytes;

  const [best] = groups
    .flatMap((a, index) => groups.slice(index + 1).map((b) => ({ a, b, cost: costOf(a, b) })))
    .filter(({ a, b, cost }) => cost < (isSmall(a, b) ? maxJoinCost : 0))
    .sort((one, other) => one.cost - other.cost);
  if (!best) return false;
  const { a, b } = best;
  for (const path of [...a.withImports, ...b.withImports])
    for (const user of [...a.users, ...b.users]) graph.modules.get(path)?.users.add(user);
  return true;
};

/**
 * An entry that has one module of a group gets all modules of the group and their imports, because esbuild puts modules into
 * one chunk only if exactly the same entries use them.
 */
const completeGroups = (graph: ModuleGraph): void => {
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const { paths, users } of groupsOf(graph, availableModules(graph)))
      for (const path of withImports(paths, graph)) {
        const module = graph.modules.get(path);
        const before = module?.users.size;
        for (const user of users) module?.users.add(user);
        if (module?.users.size !== before) hasChanged = true;
      }
  }
};

/**
 * Plans additional imports of entries, so that esbuild puts small groups of modules into chunks with others. CommonJS modules get
 * none, because esbuild would add a call for each: the ES module that imports them is in the same group.
 */
export const planExtraImports = (metafile: Metafile, entryPoints = new Set<string>()): ExtraImports => {
  const graph = moduleGraph(metafile, entryPoints);
  const neededGraph = moduleGraph(metafile, entryPoints);
  // The loop ends, because each round adds users to modules.
  while (joinTwoGroups(graph));
  completeGroups(graph);
  const extraImports: ExtraImports = new Map();
  for (const { paths, users } of groupsOf(graph, availableModules(graph)))
    for (const user of [...users].filter(canImport))
      for (const path of paths)
        if (!neededGraph.modules.get(path)?.users.has(user) && metafile.inputs[path]?.format !== 'cjs')
          extraImports.set(user, (extraImports.get(user) ?? new Set()).add(path));
  return extraImports;
};
