import type { Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { planExtraImports } from '../../../src/build/chunk-plan';

interface Source {
  bytes?: number;
  /** Static imports. */
  imports?: string[];
  /** Dynamic imports. */
  lazy?: string[];
}

const large = 100_000;
const small = 100;

/** esbuild's report on these modules, with a chunk of its own for each. Modules in `blocks/` and lazy ones are entries. */
const metafileOf = (sources: Record<string, Source>): Metafile => {
  const lazyTargets = new Set(Object.values(sources).flatMap(({ lazy = [] }) => lazy));
  const importsOf = ({ imports = [], lazy = [] }: Source) => [
    ...imports.map((path) => ({ path, kind: 'import-statement' as const })),
    ...lazy.map((path) => ({ path, kind: 'dynamic-import' as const })),
  ];
  const rows = Object.entries(sources).map(([path, source]) => {
    const { bytes = large } = source;
    const isEntry = path.startsWith('blocks/') || lazyTargets.has(path);
    const output = {
      bytes,
      inputs: { [path]: { bytesInOutput: bytes } },
      imports: importsOf(source),
      exports: [],
      ...(isEntry && { entryPoint: path }),
    };
    return [path, { bytes, imports: importsOf(source) }, output] as const;
  });
  return {
    inputs: Object.fromEntries(rows.map(([path, input]) => [path, input])),
    outputs: Object.fromEntries(rows.map(([path, , output]) => [path, output])),
  };
};

const plan = (sources: Record<string, Source>, entryPoints: string[] = []) =>
  Object.fromEntries(
    [...planExtraImports(metafileOf(sources), new Set(entryPoints))].map(([entry, paths]) => [
      entry,
      [...paths].sort(),
    ]),
  );

describe('the plan of chunks', () => {
  it('joins a small module with the large one that all its users load', () => {
    const extraImports = plan({
      'blocks/a.ts': { imports: ['runtime.ts', 'small.ts'] },
      'blocks/b.ts': { imports: ['runtime.ts', 'small.ts'] },
      'blocks/c.ts': { imports: ['runtime.ts'] },
      'runtime.ts': {},
      'small.ts': { bytes: small },
    });
    expect(extraImports).toEqual({ 'blocks/c.ts': ['small.ts'] });
  });

  it('joins two small modules rather than loading one in many pages that do not use it', () => {
    const blocks = Object.fromEntries(
      [...'cdefghijklmnop'].map((name) => [`blocks/${name}.ts`, { imports: ['runtime.ts'] }]),
    );
    const extraImports = plan({
      ...blocks,
      'blocks/a.ts': { imports: ['runtime.ts', 'first.ts', 'second.ts'] },
      'blocks/b.ts': { imports: ['runtime.ts', 'first.ts'] },
      'blocks/c.ts': { imports: ['runtime.ts', 'second.ts'] },
      'runtime.ts': {},
      'first.ts': { bytes: 400 },
      'second.ts': { bytes: 400 },
    });
    expect(extraImports).toEqual({ 'blocks/b.ts': ['second.ts'], 'blocks/c.ts': ['first.ts'] });
  });

  it('counts the modules that a joined module imports', () => {
    const extraImports = plan({
      'blocks/a.ts': { imports: ['small.ts', 'tools.ts'] },
      'blocks/b.ts': { imports: ['small.ts', 'tools.ts'] },
      'blocks/c.ts': { imports: ['tools.ts'] },
      'blocks/d.ts': { imports: ['maps.ts'] },
      'blocks/e.ts': { imports: ['maps.ts'] },
      'tools.ts': {},
      'maps.ts': { bytes: 2000 },
      'small.ts': { bytes: small, imports: ['tools.ts'] },
    });
    expect(extraImports).toEqual({ 'blocks/c.ts': ['small.ts'] });
  });

  it('joins modules that differ only in entries in whose pages they are loaded already', () => {
    const extraImports = plan({
      'blocks/a.ts': { imports: ['runtime.ts', 'helpers.ts'], lazy: ['lazy.ts'] },
      'blocks/b.ts': { imports: ['runtime.ts', 'helpers.ts'], lazy: ['lazy.ts'] },
      'lazy.ts': { imports: ['helpers.ts'] },
      'runtime.ts': {},
      'helpers.ts': {},
    });
    expect(extraImports).toEqual({ 'lazy.ts': ['runtime.ts'] });
  });

  it('keeps what an entry alone needs with what its lazy modules need, too', () => {
    const sources: Record<string, Source> = {
      'blocks/a.ts': { imports: ['view.ts', 'helpers.ts'], lazy: ['lazy.ts'] },
      'lazy.ts': { imports: ['helpers.ts'] },
      'view.ts': {},
      'helpers.ts': {},
    };
    expect(plan(sources)).toEqual({ 'lazy.ts': ['blocks/a.ts', 'view.ts'] });
    expect(plan({ ...sources, 'lazy.ts': {} })).toEqual({});
  });

  it('joins large modules where another file costs more than the bytes that go unused', () => {
    const blocks = Object.fromEntries(
      [...'abcd'].map((name) => [`blocks/${name}.ts`, { imports: ['scroller.ts', 'frame.ts'] }]),
    );
    const extraImports = plan({
      ...blocks,
      'blocks/e.ts': { imports: ['scroller.ts'] },
      'scroller.ts': {},
      'frame.ts': { bytes: 1000 },
    });
    expect(extraImports).toEqual({ 'blocks/e.ts': ['frame.ts'] });
  });

  it('leaves large modules with different users apart', () => {
    const extraImports = plan({
      'blocks/a.ts': { imports: ['forms.ts'] },
      'blocks/b.ts': { imports: ['forms.ts', 'maps.ts'] },
      'blocks/c.ts': { imports: ['maps.ts'] },
      'forms.ts': {},
      'maps.ts': {},
    });
    expect(extraImports).toEqual({});
  });

  it('expects nothing to be loaded before an entry that pages load by its own address, though others import it', () => {
    const sources = {
      'page.ts': { imports: ['helpers.ts', 'pictures.ts'], lazy: ['gallery.ts'] },
      'gallery.ts': { imports: ['pictures.ts'] },
      'site.ts': { imports: ['helpers.ts'], lazy: ['dialog.ts'] },
      'dialog.ts': { imports: ['helpers.ts'], lazy: ['site.ts'] },
      'helpers.ts': {},
      'pictures.ts': {},
      'all.ts': { lazy: ['page.ts'] },
    };
    const extraImports = plan(sources, ['page.ts', 'site.ts', 'all.ts']);
    // Only page.ts imports gallery.ts.
    expect(extraImports).toEqual({ 'gallery.ts': ['helpers.ts', 'page.ts'] });
  });
});
