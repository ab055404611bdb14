import { build } from 'esbuild';
import { expect, it } from 'vitest';
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
