import type { Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../../src/build/manifest';
import { blockNames } from '../../../src/build/project';

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
    'dist/chunks/items-E.js': output('elements/gallery/items/index.ts', [
      ['dist/chunks/shared-C.js', 'import-statement'],
      ['dist/chunks/sizes-F.js', 'import-statement'],
    ]),
    'dist/chunks/sizes-F.js': output(undefined, []),
    'dist/chunks/thumbnails-G.js': output('elements/gallery/thumbnails/thumbnails.tsx', []),
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

  it('lists the chunks of modules that only some elements need by the pattern of their markup', async () => {
    const { blocks } = await manifestOf(metafile);
    const chunksFor = (markup: string) =>
      Object.entries(blocks.gallery?.lazyChunks ?? {})
        .filter(([pattern]) => RegExp(pattern).test(markup))
        .flatMap(([, chunks]) => chunks);
    for (const markup of [
      '<az-gallery design="slideshow" thumbnails=""><img src="a.jpg"></az-gallery>',
      '<az-gallery thumbnails="" design="slideshow"><img src="a.jpg"></az-gallery>',
      '<az-gallery data="{"thumbnails":true,"design":1000}"><img src="a.jpg"></az-gallery>',
    ])
      expect(chunksFor(markup), markup).toEqual(['thumbnails-G']);
    for (const design of ['', 'design="stacked"', 'design="slider"', 'design="carousel"'])
      expect(chunksFor(`<az-gallery ${design} thumbnails=""><img src="a.jpg"></az-gallery>`), design).toEqual(
        [],
      );
    expect(chunksFor('<az-gallery data="{"items":[]}"></az-gallery>')).toEqual(['items-E', 'sizes-F']);
    expect(chunksFor('<az-gallery><img data-src="a.jpg"></az-gallery>')).toEqual(['items-E', 'sizes-F']);
    expect(
      chunksFor('<az-gallery design="slideshow" thumbnails="false"><img src="a.jpg"></az-gallery>'),
    ).toEqual([]);
  });

  it('fails where a schema.ts names a module that nothing imports', async () => {
    const { 'dist/chunks/items-E.js': _, ...outputs } = metafile.outputs;
    await expect(manifestOf({ ...metafile, outputs })).rejects.toThrow(
      /elements\/gallery\/schema.ts: no import/,
    );
  });
});
