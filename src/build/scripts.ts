import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { build, type Options } from 'tsup';
import { elements, folderOf, loader, npmModule, publicModules } from '../../tsup.config';
import { manifestOf } from './manifest';
import type { Flavour } from './plugins/project-imports';
import { blockNames, root } from './project';

interface ScriptOptions {
  /** The rules of azulejo.css that the loader carries, for pages that do not link the file. */
  reserveCss: string;
  /** Changes the options of each bundle. Default: as tsup.config.ts has them. */
  adapt?(options: Options): Options;
}

/** `elements/index.js`: an `import()` for each block, so that a bundler finds the blocks of the npm module. */
const elementsIndex = (): string => {
  const rows = blockNames().map((block) => `  ${JSON.stringify(block)}: () => import('./${block}.js'),`);
  return `export const elements = {\n${rows.join('\n')}\n};\n`;
};

/** The scripts of a flavour. The loader needs the manifest, which is known once the elements are built. */
export const buildScripts = async (
  flavour: Flavour,
  { reserveCss, adapt = (options) => options }: ScriptOptions,
): Promise<void> => {
  const folder = join(root, folderOf(flavour));
  const buildAll = (bundles: Options[]) => Promise.all(bundles.map((options) => build(adapt(options))));
  await buildAll([elements(flavour), ...publicModules(flavour)]);
  const metafilePath = join(folder, 'metafile-esm.json');
  const metafile = JSON.parse(readFileSync(metafilePath, 'utf8')) as Metafile;
  rmSync(metafilePath);
  const manifest = await manifestOf(metafile);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'elements/index.js'), elementsIndex());
  const data = { manifest, reserveCss };
  await buildAll([loader(flavour, data), npmModule(flavour, data)]);
};
