import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { chunkNames, filesOf, manifestOf } from '../../../src/build/manifest';

type Output = Metafile['outputs'][string];

const output = (entryPoint: string | undefined, still: string[] = [], lazy: string[] = []): Output => ({
  bytes: 0,
  inputs: {},
  exports: [],
  entryPoint,
  imports: [
    ...still.map((path) => ({ path, kind: 'import-statement' as const })),
    ...lazy.map((path) => ({ path, kind: 'dynamic-import' as const })),
  ],
});

const outputs = {
  'dist/elements/gallery.js': output(
    'elements/gallery/index.ts',
    ['dist/chunks/R.js', 'dist/chunks/O.js'],
    ['dist/chunks/E.js'],
  ),
  'dist/elements/accordion.js': output('elements/accordion/index.ts', ['dist/chunks/R.js']),
  'dist/chunks/R.js': output(undefined),
  // The block's own code, which its designs import too, and which loads them.
  'dist/chunks/O.js': output(
    undefined,
    ['dist/chunks/R.js'],
    ['dist/chunks/G.js', 'dist/chunks/S.js', 'dist/chunks/F.js'],
  ),
  'dist/chunks/G.js': output('elements/gallery/designs/grid/design.tsx', [
    'dist/chunks/R.js',
    'dist/chunks/O.js',
  ]),
  'dist/chunks/S.js': output('elements/gallery/designs/slider/design.tsx', [
    'dist/chunks/O.js',
    'dist/chunks/M.js',
  ]),
  'dist/chunks/M.js': output(undefined),
  'dist/chunks/F.js': output('elements/gallery/transitions/fade.ts', ['dist/chunks/R.js']),
  'dist/chunks/E.js': output('elements/gallery/messages/en.ts'),
};
const files = filesOf({ inputs: {}, outputs });

it('a block needs its chunks and theirs; a design, what it adds; a catalogue and a transition are no variants', () => {
  expect(files).toEqual([
    { block: 'accordion', chunks: ['R'], variants: [] },
    {
      block: 'gallery',
      chunks: ['R', 'O'],
      variants: [
        { name: 'grid', chunks: ['G'] },
        { name: 'slider', chunks: ['S', 'M'] },
      ],
    },
  ]);
});

it('chunks are called by what the loader finds in a tag that needs them, or by a letter', () => {
  expect([...chunkNames(files)]).toEqual([
    ['R', 'run'],
    ['G', 'gri'],
    ['S', 'sli'],
    ['O', 'a'],
    ['M', '_a'],
  ]);
});

it('blocks that share anything beside one runtime fail the build', () => {
  const split = files.map((one) => ({ ...one, chunks: [...one.chunks, 'Z'] }));
  expect(() => chunkNames(split)).toThrow('The blocks share 2 chunks, expected 1');
});

it('a block that shows before the runtime is not told to wait for it', () => {
  const banner = filesOf({
    inputs: {},
    outputs: {
      ...outputs,
      'dist/elements/banner.js': output(
        'elements/banner/index.ts',
        ['dist/chunks/C.js'],
        ['dist/chunks/U.js'],
      ),
      'dist/chunks/C.js': output(undefined),
      'dist/chunks/U.js': output('elements/banner/upgrade.tsx', ['dist/chunks/R.js']),
    },
  });
  expect(banner.find(({ block }) => block === 'banner')).toEqual({
    block: 'banner',
    chunks: ['C'],
    variants: [],
    isEarly: true,
  });
  expect(chunkNames(banner).get('R')).toBe('run');
  const early = { block: 'banner', chunks: [], variants: [], isEarly: true as const };
  expect(manifestOf([early], '-abcd')).toEqual({ 'az-banner': '$^' });
  expect(() => manifestOf([{ ...early, chunks: ['ban-abcd'] }], '-abcd')).toThrow('expected one file');
});

it('the loader is told which names in a tag ask for a chunk, first of all the runtime', () => {
  const named = files.map(({ block, chunks, variants }) => ({
    block,
    chunks: chunks.map((chunk) => ({ R: 'run-abcd', O: 'a-abcd' })[chunk] ?? chunk),
    variants: variants.map(({ name, chunks: [, ...more] }) => ({
      name,
      chunks: [`${name.slice(0, 3)}-abcd`, ...more.map((chunk) => `${chunk}-abcd`)],
    })),
  }));
  expect(manifestOf(named, '-abcd')).toEqual({
    'az-accordion': 'run',
    'az-gallery': 'run M|sli a gri sli',
  });
});
