import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { minifyCss } from '../../../src/build/minify-css';
import { stylesheets } from '../../../src/build/plugins/stylesheets';
import { root } from '../../../src/build/project';

it('names a stylesheet by its path in the project, so that each clone builds the same files', async () => {
  const { metafile } = await build({
    stdin: { contents: `export { default } from './elements/time/time.css';`, resolveDir: root },
    bundle: true,
    metafile: true,
    plugins: [stylesheets],
    write: false,
  });
  expect(Object.keys(metafile.inputs)).toContain('stylesheet:elements/time/time.css?text');
});

it('keeps visitors with Safari from selecting text by a prefix', async () => {
  expect(await minifyCss('p{user-select:none}')).toBe('p{-webkit-user-select:none;user-select:none}');
});

it('contains the rules of the stylesheets that an imported one imports', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from './src/features/product/quick-view.css';`, resolveDir: root },
    bundle: true,
    plugins: [stylesheets],
    write: false,
  });
  const [{ text = '' } = {}] = outputFiles;
  expect(text).toContain('dialog:modal::backdrop{overflow:hidden');
  expect(text).not.toContain('@import');
});

const readStylesheet = (path: string): string => readFileSync(join(root, path), 'utf8');

it('sets no size of text in rem alone, which is unreadable where a page gives its root 62.5% of the size', () => {
  const inRem = ['elements', 'src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => path.endsWith('.css') && /font-size: [\d.]+rem/.test(readStylesheet(path)));
  expect(inRem).toEqual([]);
});

it.each([
  'elements/cart/filled-cart.css',
  'elements/collection/filters.css',
  'elements/product/product.css',
  'elements/review-form/review-items.css',
  'src/features/form/form.css',
  'src/features/site/sign-in/credentials.css',
])('gives the fields of %s text that Safari on a phone does not zoom in on', (path) => {
  expect(readStylesheet(path)).toMatch(/@media \(pointer: coarse\) \{[^@]*font-size: max\(16px, 1em\)/);
});
