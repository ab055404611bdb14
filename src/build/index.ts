/**
 * The last step of `npm run build`, after tsup has made the scripts: everything else that authors get (contract 7), from
 * what the blocks say of themselves. `tsx src/build/index.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDemo } from '../../demo/build/index';
import { blockNames, root, serviceNames } from './blocks';
import { readFacts } from './facts/read-facts';
import { apiTypes, serviceTypes } from './write/api-types';
import { collectorsOf } from './write/collectors';
import { customElementsManifest } from './write/custom-elements';
import { elementTypes } from './write/element-types';
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

/** Last, as they speak of all files. */
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

await writeStyles();
await writeAuthorFiles();
writeIntegrity();
await buildDemo(root);
