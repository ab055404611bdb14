import type { Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { blockNames } from '../../../src/build/blocks';
import { manifestOf } from '../../../src/build/manifest';

type Output = Metafile['outputs'][string];

const output = (entryPoint: string | undefined, imports: [string, 'import-statement' | 'dynamic-import'][]) =>
  ({
    entryPoint,
    imports: imports.map(([path, kind]) => ({ path, kind })),
    bytes: 0,
    inputs: {},
    exports: [],
  }) as Output;

const metafile: Metafile = {
  inputs: {},
  outputs: {
    'dist/elements/gallery.js': output('elements/gallery/index.ts', [
      ['dist/chunks/runtime-A.js', 'import-statement'],
      ['dist/chunks/grid-B.js', 'dynamic-import'],
    ]),
    'dist/chunks/runtime-A.js': output(undefined, [['dist/chunks/shared-C.js', 'import-statement']]),
    'dist/chunks/shared-C.js': output(undefined, []),
    'dist/chunks/tiles-D.js': output(undefined, [['dist/chunks/runtime-A.js', 'import-statement']]),
    'dist/chunks/grid-B.js': output('elements/gallery/designs/grid.tsx', [
      ['dist/chunks/tiles-D.js', 'import-statement'],
    ]),
  },
};

describe('the manifest', () => {
  it('lists every block with the chunks that its module imports, directly or not', async () => {
    const { blocks } = await manifestOf(metafile);
    expect(Object.keys(blocks)).toEqual(blockNames());
    expect(blocks.gallery?.chunks).toEqual(['runtime-A', 'shared-C']);
  });

  it('lists further chunks by the value of the setting that names their module', async () => {
    const { blocks } = await manifestOf(metafile);
    expect(blocks.gallery?.variantSetting).toBe('design');
    expect(blocks.gallery?.variants).toEqual({ grid: ['grid-B', 'tiles-D'] });
  });
});
