import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { manifestOf } from '../../../src/build/manifest';

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

it('a block needs its chunks and theirs; a design that a tag mentions, what it adds; a catalogue, nothing', () => {
  const outputs = {
    'dist/elements/gallery.js': output(
      'elements/gallery/index.ts',
      ['dist/chunks/R.js'],
      ['dist/chunks/G.js', 'dist/chunks/F.js', 'dist/chunks/E.js'],
    ),
    'dist/elements/accordion.js': output('elements/accordion/index.ts', ['dist/chunks/R.js']),
    'dist/chunks/R.js': output(undefined, ['dist/chunks/P.js']),
    'dist/chunks/P.js': output(undefined),
    'dist/chunks/G.js': output('elements/gallery/designs/grid/design.tsx', [
      'dist/chunks/R.js',
      'dist/chunks/M.js',
    ]),
    'dist/chunks/M.js': output(undefined),
    'dist/chunks/F.js': output('elements/gallery/transitions/fade.ts', ['dist/chunks/R.js']),
    'dist/chunks/E.js': output('elements/gallery/messages/en.ts'),
  };
  expect(manifestOf({ inputs: {}, outputs })).toEqual([
    ['accordion', '', 'R', 'P'],
    ['gallery', '', 'R', 'P'],
    ['gallery', 'grid', 'G', 'M'],
    ['gallery', 'fade', 'F'],
  ]);
});
