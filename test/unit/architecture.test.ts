import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockNames, root } from '../../src/build/project';
import { type Import, listSources, readImports } from './support/imports';

/**
 * Folders of the repository, and the folders and files that each may import besides its own. The rules apply to static and
 * type-only imports. `src/build` is absent, as the build may import anything.
 */
const allowedImports: Record<string, string[]> = {
  'src/core': ['src/ui/tokens.css'],
  'src/hooks': ['src/core'],
  'src/ui': ['src/core'],
  'src/features': ['src/core', 'src/hooks', 'src/ui'],
  'src/flavours': ['src/core'],
  'src/loader': ['src/core'],
  'src/command': ['src/core', 'src/features'],
  elements: ['src/core', 'src/hooks', 'src/ui', 'src/features'],
};

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const blockOf = (path: string): string | undefined => /^elements\/([^/]+)\//.exec(path)?.[1];

/**
 * The strongly connected components of more than one file, by Tarjan's algorithm: each file of such a component imports
 * all others, directly or through one another.
 */
const findCycles = (graph: Map<string, string[]>): string[][] => {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  /** @returns the lowest order of a file on the stack that can be reached from `file` */
  const visit = (file: string): number => {
    const ownOrder = order.size;
    order.set(file, ownOrder);
    stack.push(file);
    let lowest = ownOrder;
    for (const target of graph.get(file) ?? []) {
      const targetOrder = order.get(target);
      if (targetOrder === undefined) lowest = Math.min(lowest, visit(target));
      else if (stack.includes(target)) lowest = Math.min(lowest, targetOrder);
    }
    if (lowest === ownOrder) {
      const component = stack.splice(stack.indexOf(file));
      if (component.length > 1) cycles.push(component.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
};

const describeImport = ({ from, to }: Import): string => `${from} imports ${to}`;

const sources = [...listSources('src'), ...listSources('elements')];
const imports = sources.flatMap(readImports);
const staticImports = imports.filter(({ isDynamic }) => !isDynamic);

describe('imports', () => {
  it.each(Object.entries(allowedImports))('of %s go to its own files, packages and %j', (folder, allowed) => {
    const violations = staticImports
      .filter(({ from }) => isInside(from, folder))
      .filter(({ to }) => ![folder, ...allowed].some((target) => isInside(to, target)));
    expect(violations.map(describeImport)).toEqual([]);
  });

  it('have a rule for every folder of src, except the build', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'build')
      .map(({ name }) => `src/${name}`);
    expect(Object.keys(allowedImports)).toEqual(expect.arrayContaining(folders));
  });

  it('form no cycle, type-only imports included', () => {
    const graph = new Map(sources.map((file) => [file, [] as string[]]));
    for (const { from, to } of staticImports) graph.get(from)?.push(to);
    expect(findCycles(graph)).toEqual([]);
  });

  it('that form a cycle are found, in whatever order the files come', () => {
    const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['e'], f: ['g', 'a'], g: ['f'] };
    expect(findCycles(new Map(Object.entries(graph)))).toEqual([
      ['a', 'b', 'c'],
      ['f', 'g'],
    ]);
  });
});

describe('src', () => {
  it('imports no block, statically or dynamically', () => {
    const violations = imports.filter(({ from, to }) => isInside(from, 'src') && isInside(to, 'elements'));
    expect(violations.map(describeImport)).toEqual([]);
  });

  it('knows no block by its name', () => {
    const violations = listSources('src')
      // The build's documentation names tags as examples.
      .filter((file) => !isInside(file, 'src/build'))
      // Third parties wait for the policy of a cookie banner before the banner's own code is there.
      .filter((file) => file !== 'src/core/site/unchecked-site-context.ts')
      // Pages of these types are made for one block, which the module adds by its tag.
      .filter((file) => !isInside(file, 'src/features/site'))
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return blockNames().some((name) => new RegExp(`az-${name}(?![\\w-])`).test(text));
      });
    expect(violations).toEqual([]);
  });
});

describe('modules that load on demand', () => {
  it('come through `lazyImport` or `importWithRetry`, so that a failed request is tried again', () => {
    const anyImport = /(?<!typeof )\bimport\(['`]/g;
    const retriedImport = /\b(lazyImport|importWithRetry)\(\s*\(\) =>\s*import\(['`]/g;
    const violations = sources
      .filter((file) => !isInside(file, 'src/build') && file !== 'src/core/lazy-import.ts')
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8').replace(/^\s*(\*|\/\/|\/\*).*/gm, '');
        return (text.match(anyImport)?.length ?? 0) > (text.match(retriedImport)?.length ?? 0);
      });
    expect(violations).toEqual([]);
  });
});

describe('blocks', () => {
  it('import nothing of each other, except a whole block with `import()` when it has to be shown', () => {
    const violations = imports
      .filter(({ from, to }) => blockOf(from) && blockOf(to) && blockOf(from) !== blockOf(to))
      .filter(({ to, isDynamic }) => !isDynamic || to !== `elements/${blockOf(to)}/index.ts`);
    expect(violations.map(describeImport)).toEqual([]);
  });

  it('load designs with `import()` only, so that a page gets the ones that it shows', () => {
    const designs = /^elements\/[^/]+\/designs\//;
    const violations = staticImports.filter(({ from, to }) => designs.test(to) && !designs.test(from));
    expect(violations.map(describeImport)).toEqual([]);
  });

  it('load nothing of the loader, the build or the demo', () => {
    const violations = imports
      .filter(({ from }) => isInside(from, 'elements'))
      .filter(({ to }) => ['src/loader', 'src/build', 'demo'].some((folder) => isInside(to, folder)));
    expect(violations.map(describeImport)).toEqual([]);
  });

  it.each(blockNames())('%s has a schema, an index, a README and a demo page', (name) => {
    for (const file of [
      `elements/${name}/schema.ts`,
      `elements/${name}/index.ts`,
      `elements/${name}/README.md`,
      `demo/pages/${name}.html`,
    ])
      expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('are linked in the README', () => {
    const text = readFileSync(join(root, 'README.md'), 'utf8');
    expect(blockNames().filter((name) => !text.includes(`(elements/${name}/README.md)`))).toEqual([]);
  });
});

it('names in each call of translations() the folder whose Spanish messages the module imports', () => {
  const modules = sources.filter((file) => !isInside(file, 'src/build'));
  const wrong = modules.flatMap((file) => {
    const imported = imports.filter(({ from }) => from === file).map(({ to }) => to);
    const calls = readFileSync(join(root, file), 'utf8').matchAll(/\btranslations\(\s*'([^']+)'/g);
    return [...calls]
      .filter(([, folder]) => !imported.includes(`${folder}/messages/es-419.ts`))
      .map(([, folder]) => `${file}: ${folder}`);
  });
  expect(wrong).toEqual([]);
});
