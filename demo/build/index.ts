/** Generates the demo's pictures and fonts: `tsx demo/build/index.ts`. Fast if nothing has changed. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listBlocks } from './block-pages';
import { composeBlockTile } from './ceramics/block-tile';
import { ornaments } from './ceramics/ornaments';
import { copyFonts } from './fonts';
import { listPictureFiles, makePictures } from './pictures';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

async function buildDemo(): Promise<void> {
  const pictures = join(root, 'demo', 'pictures');
  await mkdir(pictures, { recursive: true });
  await makePicturesOnce(pictures);
  await drawTiles(pictures);
  await copyFonts(join(root, 'demo', 'fonts'));
}

/** Rendering takes seconds, so the pictures are rendered again only if their code has changed or a file is missing. */
async function makePicturesOnce(folder: string): Promise<void> {
  const stamp = join(folder, '.stamp');
  const currentHash = await hashGenerator();
  const previousHash = await readFile(stamp, 'utf8').catch(() => '');
  const missing = await Promise.all(listPictureFiles().map((file) => isMissing(join(folder, file))));
  if (previousHash === currentHash && !missing.includes(true)) return;
  await makePictures(folder);
  await writeFile(stamp, currentHash);
}

const isMissing = (file: string): Promise<boolean> =>
  stat(file).then(
    () => false,
    () => true,
  );

async function hashGenerator(): Promise<string> {
  const parts = (await readdir(join(here, 'ceramics'))).sort().map((file) => join(here, 'ceramics', file));
  const hash = createHash('sha256');
  for (const file of [join(here, 'pictures.ts'), ...parts]) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function drawTiles(folder: string): Promise<void> {
  const blocks = await listBlocks(root);
  const files = [
    ...Object.entries(ornaments).map(([name, svg]) => [`${name}.svg`, svg] as const),
    ...blocks.map((block) => [`tile-${block}.svg`, composeBlockTile(block)] as const),
  ];
  await Promise.all(files.map(([file, svg]) => writeFile(join(folder, file), `${svg}\n`)));
}

await buildDemo();
