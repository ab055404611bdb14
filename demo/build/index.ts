/** Generates the demo's pictures, recordings and fonts: `tsx demo/build/index.ts`. Fast if nothing has changed. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blockNames, root } from '../../src/build/project';
import { composeBlockTile } from './ceramics/block-tile';
import { ornaments } from './ceramics/ornaments';
import { copyFonts } from './fonts';
import { listPictureFiles, makePictures } from './pictures';
import { listRecordingFiles, makeRecordings } from './recordings';

const here = import.meta.dirname;

async function buildDemo(): Promise<void> {
  const pictures = join(root, 'demo', 'pictures');
  await makeOnce({
    folder: pictures,
    make: makePictures,
    files: listPictureFiles(),
    sources: ['pictures.ts', ...(await listSources('ceramics'))],
  });
  await makeOnce({
    folder: join(root, 'demo', 'recordings'),
    make: makeRecordings,
    files: listRecordingFiles(),
    sources: ['recordings.ts', 'ceramics/noise.ts', ...(await listSources('sounds'))],
  });
  await drawTiles(pictures);
  await copyFonts(join(root, 'demo', 'fonts'));
}

interface Making {
  folder: string;
  make: (folder: string) => Promise<void>;
  /** Every file that `make` writes into the folder. */
  files: string[];
  /** The generator's own files, in demo/build. */
  sources: string[];
}

/** Rendering takes seconds, so files are made again only if their code has changed or a file is missing. */
async function makeOnce({ folder, make, files, sources }: Making): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stamp = join(folder, '.stamp');
  const currentHash = await hashOf(sources);
  const previousHash = await readFile(stamp, 'utf8').catch(() => '');
  const missing = await Promise.all(files.map((file) => isMissing(join(folder, file))));
  if (previousHash === currentHash && !missing.includes(true)) return;
  await make(folder);
  await writeFile(stamp, currentHash);
}

const isMissing = (file: string): Promise<boolean> =>
  stat(file).then(
    () => false,
    () => true,
  );

async function listSources(folder: string): Promise<string[]> {
  return (await readdir(join(here, folder))).sort().map((file) => `${folder}/${file}`);
}

async function hashOf(sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(await readFile(join(here, file)));
  return hash.digest('hex');
}

/** What works on any element of a page, without a block of its own. Each has a page of this name. */
const pageFeatures = ['animation', 'tooltip', 'fonts'];

async function drawTiles(folder: string): Promise<void> {
  const blocks = [...blockNames(), ...pageFeatures];
  const files = [
    ...Object.entries(ornaments).map(([name, svg]) => [`${name}.svg`, svg] as const),
    ...blocks.map((block) => [`tile-${block}.svg`, composeBlockTile(block)] as const),
  ];
  await Promise.all(files.map(([file, svg]) => writeFile(join(folder, file), `${svg}\n`)));
}

await buildDemo();
