/**
 * `npm run build` makes `dist/`: the scripts of both flavours with tsup, then the files for authors (schemas, types, editor
 * data, styles, hashes) from the blocks' sources, then the demo.
 * @module
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { build } from 'tsup';
import {
  command,
  demo,
  elements,
  folderOf,
  loader,
  mockScripts,
  npmModule,
  publicModules,
} from '../../tsup.config';
import { apiTypes } from './author-files/api-types';
import { describeCollectors } from './author-files/collectors';
import { reactModule, vueModule } from './author-files/component-modules';
import { customElementsManifest } from './author-files/custom-elements';
import { elementTypes } from './author-files/element-types';
import { htmlData } from './author-files/html-data';
import { iconFiles } from './author-files/icon-files';
import { importMapOf, integrityOf } from './author-files/integrity';
import { jsonSchemaOf } from './author-files/json-schema';
import { publicModuleTypes } from './author-files/public-module-types';
import { reactTypes } from './author-files/react-types';
import { writeReadmes } from './author-files/readme';
import { allReferences } from './author-files/reference-tables';
import { reserveCssByState } from './author-files/reserve-by-state';
import { buildReserveCss, loaderReserveCss } from './author-files/reserve-css';
import { solidTypes, svelteTypes } from './author-files/tag-types';
import { tokensCss } from './author-files/tokens-css';
import { vueTypes } from './author-files/vue-types';
import { webTypes } from './author-files/web-types';
import { checkCatalogues } from './catalogues';
import { describeBlocks } from './describe/describe-blocks';
import { blocksReservedByLoader, manifestOf } from './manifest';
import type { Flavour } from './plugins/project-imports';
import { blockNames, packageVersion, publicModuleNames, root } from './project';

const dist = join(root, 'dist');

const write = (file: string, content: string | object): void => {
  const path = join(dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
};

/** `elements/index.js`: an `import()` for each block, so that a bundler finds the blocks of the npm module. */
const elementsIndex = (): string => {
  const rows = blockNames().map((block) => `  ${JSON.stringify(block)}: () => import('./${block}.js'),`);
  return `export const elements = {\n${rows.join('\n')}\n};\n`;
};

/** The scripts of a flavour. The loader needs the manifest, which is known once the elements are built. */
const buildFlavour = async (flavour: Flavour, reserveCss: string): Promise<void> => {
  const folder = join(root, folderOf(flavour));
  await Promise.all([elements(flavour), ...publicModules(flavour)].map(build));
  const metafilePath = join(folder, 'metafile-esm.json');
  const metafile = JSON.parse(readFileSync(metafilePath, 'utf8')) as Metafile;
  rmSync(metafilePath);
  const manifest = await manifestOf(metafile);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'elements/index.js'), elementsIndex());
  const data = { manifest, reserveCss };
  await Promise.all([build(loader(flavour, data)), build(npmModule(flavour, data))]);
};

const writeStyles = async (css: string): Promise<void> => {
  write('azulejo.css', css);
  write('lite/azulejo.css', css);
  write('tokens.css', tokensCss());
  for (const block of blockNames()) {
    const folder = join(root, 'elements', block);
    if (!existsSync(join(folder, 'reserve.ts'))) continue;
    const more = await reserveCssByState(folder, `az-${block}`);
    write(`elements/${block}.css`, more);
    write(`lite/elements/${block}.css`, more);
  }
};

const writeIcons = (): void => {
  for (const [file, code] of iconFiles()) {
    write(file, code);
    write(`lite/${file}`, code);
  }
};

const writeAuthorFiles = async (): Promise<void> => {
  const blocks = await describeBlocks();
  for (const block of blocks) {
    write(`schemas/${block.moduleName}.schema.json`, jsonSchemaOf(block));
    write(`elements/${block.moduleName}.d.ts`, elementTypes(block));
  }
  write('demo/reference.json', allReferences(blocks));
  writeReadmes(blocks, root);
  write('collectors.json', describeCollectors());
  write('custom-elements.json', customElementsManifest(blocks));
  write('vscode.html-custom-data.json', htmlData(blocks));
  write('web-types.json', webTypes(blocks, packageVersion()));
  write('azulejo.d.ts', apiTypes(blocks));
  for (const name of publicModuleNames) write(`${name}.d.ts`, publicModuleTypes(name));
  write('react.d.ts', reactTypes(blocks));
  write('react.js', await reactModule(blocks));
  write('vue.d.ts', vueTypes(blocks));
  write('vue.js', await vueModule(blocks));
  // Types only: a module without code, so that `import 'azulejo/svelte'` works wherever a page writes it.
  write('svelte.d.ts', svelteTypes(blocks));
  write('solid.d.ts', solidTypes(blocks));
  for (const framework of ['svelte', 'solid']) write(`${framework}.js`, 'export {};\n');
};

/** Hashes of all files, so this step is the last. */
const writeIntegrity = (): void => {
  const all = integrityOf(dist);
  write('integrity.json', all);
  write(
    'importmap.json',
    importMapOf(
      Object.fromEntries(Object.entries(all).filter(([file]) => !file.startsWith('lite/'))),
      blockNames(),
    ),
  );
  write('lite/importmap.json', importMapOf(integrityOf(join(dist, 'lite')), blockNames()));
};

/** In a separate process, which uses another core: the pictures of a fresh clone take longer than the rest of the build. */
const makePicturesAndFonts = async (): Promise<void> => {
  const script = join(root, 'demo/build/index.ts');
  const child = spawn(process.execPath, [...process.execArgv, script], { stdio: 'inherit' });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error('demo/build/index.ts failed, see the output above.');
};

// What fails for a small mistake comes first: the last build stays as it is then.
await checkCatalogues();
const css = await buildReserveCss(blockNames());
const loaderCss = await loaderReserveCss(await blocksReservedByLoader());
rmSync(dist, { recursive: true, force: true });
const demoFiles = makePicturesAndFonts();
await Promise.all([
  buildFlavour('react', loaderCss),
  buildFlavour('lite', loaderCss),
  build(demo),
  build(mockScripts),
  build(command),
]);
chmodSync(join(dist, 'command.js'), 0o755);
await writeStyles(css);
writeIcons();
await writeAuthorFiles();
writeIntegrity();
await demoFiles;
