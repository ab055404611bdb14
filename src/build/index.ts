/**
 * `npm run build` makes `dist/`: the scripts of both flavours with tsup, then the files for authors (schemas, types, editor
 * data, styles, hashes) from the blocks' sources, then the demo.
 * @module
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';
import { command, demo, mockScripts } from '../../tsup.config';
import { apiTypes } from './author-files/api-types';
import { describeCollectors } from './author-files/collectors';
import { reactModule, vueModule } from './author-files/component-modules';
import { customElementsManifest } from './author-files/custom-elements';
import { elementTypes } from './author-files/element-types';
import { htmlData } from './author-files/html-data';
import { iconFiles } from './author-files/icon-files';
import { importMapOf, integrityOf } from './author-files/integrity';
import { jsonSchemaOf } from './author-files/json-schema';
import { messagesOfPages } from './author-files/messages';
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
import { dist, write } from './dist';
import { blocksReservedByLoader } from './manifest';
import { blockNames, packageVersion, publicModuleNames, root } from './project';
import { buildScripts } from './scripts';

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
  write('messages.json', await messagesOfPages());
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

/** Writes the hashes of all files, so this step is the last. */
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

// Checks that fail for a small mistake come first, so that the last build stays as it is.
await checkCatalogues();
const css = await buildReserveCss(blockNames());
const reserveCss = await loaderReserveCss(await blocksReservedByLoader());
rmSync(dist, { recursive: true, force: true });
const demoFiles = makePicturesAndFonts();
await Promise.all([
  buildScripts('react', { reserveCss }),
  buildScripts('lite', { reserveCss }),
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
