import { describe, expect, it } from 'vitest';
import { type ChunkGraph, type ExtraImports, planExtraImports } from '../../../src/build/chunk-plan';

const large = 100_000;

const graphOf = (
  chunks: Record<string, { bytes: number; users: string[]; imports?: string[] }>,
  importers: Record<string, string[]> = {},
): ChunkGraph => ({
  chunks: new Map(
    Object.entries(chunks).map(([path, { bytes, users, imports = [] }]) => [
      path,
      { bytes, users: new Set(users), modules: [`${path}.ts`], imports },
    ]),
  ),
  importers: new Map(Object.entries(importers).map(([entry, from]) => [entry, new Set(from)])),
});

const plan = (graph: ChunkGraph) => {
  const extra: ExtraImports = new Map();
  const hasChanged = planExtraImports(graph, extra);
  return {
    hasChanged,
    imports: Object.fromEntries([...extra].map(([entry, modules]) => [entry, [...modules]])),
  };
};

describe('the plan of chunks', () => {
  it('has a small chunk join the large one that all its users load', () => {
    const result = plan(
      graphOf({
        runtime: { bytes: large, users: ['a', 'b', 'c'] },
        small: { bytes: 100, users: ['a', 'b'] },
      }),
    );
    expect(result).toEqual({ hasChanged: true, imports: { c: ['small.ts'] } });
  });

  it('prefers the large chunk with the fewest other users', () => {
    const { imports } = plan(
      graphOf({
        runtime: { bytes: large, users: ['a', 'b', 'c', 'd'] },
        forms: { bytes: large, users: ['a', 'b', 'c'] },
        small: { bytes: 100, users: ['a', 'b'] },
      }),
    );
    expect(imports).toEqual({ c: ['small.ts'] });
  });

  it('joins chunks that differ only in entries for whose pages they are loaded already', () => {
    const { imports } = plan(
      graphOf(
        {
          runtime: { bytes: large, users: ['a', 'b'] },
          helpers: { bytes: large, users: ['a', 'b', 'lazy'] },
        },
        { lazy: ['a', 'b'] },
      ),
    );
    expect(imports).toEqual({ lazy: ['runtime.ts'] });
  });

  it('leaves large chunks with different users apart', () => {
    const { hasChanged } = plan(
      graphOf({ forms: { bytes: large, users: ['a', 'b'] }, maps: { bytes: large, users: ['b', 'c'] } }),
    );
    expect(hasChanged).toBe(false);
  });
});
