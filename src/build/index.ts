/**
 * `npm run build` makes `dist/`: the scripts of both flavours with tsup, then the files for authors (schemas, types, editor
 * data, styles, hashes) from the blocks' sources, then the demo.
 * @module
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { build } from 'tsup';
import { demo, elements, folderOf, loader, npmModule, services, substitutes } from '../../tsup.config';
import { blockNames, root, serviceNames } from './blocks';
import { readFacts } from './facts/read-facts';
import { manifestOf } from './manifest';
import type { Flavour } from './plugins/project-imports';
import { apiTypes, serviceTypes } from './write/api-types';
import { collectorsOf } from './write/collectors';
import { customElementsManifest } from './write/custom-elements';
import { elementTypes } from './write/element-types';
import { elementsIndex } from './write/elements-index';
import { htmlData } from './write/html-data';
import { importMapOf, integrityOf } from './write/integrity';
import { jsonSchemaOf } from './write/json-schema';
import { reactModule } from './write/react-module';
import { reactTypes } from './write/react-types';
import { reserveCss } from './write/reserve-css';
import { moreReserveCss } from './write/reserve-more';
import { webTypes } from './write/web-types';

const dist = join(root, 'dist');

const write = (file: string, content: string | object): void => {
  const path = join(dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
};

/** The scripts of a flavour. The loader needs the manifest, which is known once the elements are built. */
const buildFlavour = async (flavour: Flavour): Promise<void> => {
  const folder = join(root, folderOf(flavour));
  await Promise.all([build(elements(flavour)), build(services(flavour))]);
  const metafilePath = join(folder, 'metafile-esm.json');
  const metafile = JSON.parse(readFileSync(metafilePath, 'utf8')) as Metafile;
  rmSync(metafilePath);
  const manifest = await manifestOf(metafile);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'elements/index.js'), elementsIndex(blockNames()));
  await Promise.all([build(loader(flavour, manifest)), build(npmModule(flavour, manifest))]);
};

const writeStyles = async (): Promise<void> => {
  const css = await reserveCss(blockNames());
  write('azulejo.css', css);
  write('lite/azulejo.css', css);
  for (const block of blockNames()) {
    const folder = join(root, 'elements', block);
    if (!existsSync(join(folder, 'reserve.ts'))) continue;
    const more = await moreReserveCss(folder, `az-${block}`);
    write(`elements/${block}.css`, more);
    write(`lite/elements/${block}.css`, more);
  }
};

const writeAuthorFiles = async (): Promise<void> => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const blocks = await readFacts();
  for (const facts of blocks) {
    write(`schemas/${facts.block}.schema.json`, jsonSchemaOf(facts));
    write(`elements/${facts.block}.d.ts`, elementTypes(facts));
  }
  write('collectors.json', collectorsOf());
  write('custom-elements.json', customElementsManifest(blocks));
  write('vscode.html-custom-data.json', htmlData(blocks));
  write('web-types.json', webTypes(blocks, version));
  write('azulejo.d.ts', apiTypes(blocks));
  for (const name of serviceNames) write(`${name}.d.ts`, serviceTypes(name));
  write('react.d.ts', reactTypes(blocks));
  write('react.js', await reactModule(blocks));
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

/** In a process of its own: a fresh clone's pictures take longer than everything else, and use another core. */
const makePicturesAndFonts = async (): Promise<void> => {
  const script = join(root, 'demo/build/index.ts');
  const child = spawn(process.execPath, [...process.execArgv, script], { stdio: 'inherit' });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error('demo/build/index.ts failed, see the output above.');
};

rmSync(dist, { recursive: true, force: true });
const demoFiles = makePicturesAndFonts();
await Promise.all([buildFlavour('react'), buildFlavour('lite'), build(demo), build(substitutes)]);
await writeStyles();
await writeAuthorFiles();
writeIntegrity();
await demoFiles;
