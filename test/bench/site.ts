import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { bundleCompetitors } from './bundle';
import { makePagefindFiles } from './pagefind';
import type { Contestant } from './pages/contestant';
import { siteStyles } from './pages/page';
import { makeLargePictures, makePictures } from './pages/pictures';
import { postCounts, postsAsJson } from './posts';

const brotli = promisify(brotliCompress);
const root = join(import.meta.dirname, '../..');
const shoelaceFolder = join(import.meta.dirname, 'node_modules/@shoelace-style/shoelace/cdn');

interface SiteFile {
  type: string;
  body: Uint8Array;
  isBrotli: boolean;
}

/** Address -> file. All are in memory and compressed: no contestant waits for the disk, and a build meanwhile changes nothing. */
export type Site = Map<string, SiteFile>;

/** Each page's address: `/accordion/0` for the first contestant of the page `accordion`. */
export const makeSite = async (pages: Record<string, Contestant[]>): Promise<Site> => {
  const site: Site = new Map();
  const put = async (path: string, content: string | Uint8Array): Promise<void> => {
    const type = types[extname(path)] ?? 'text/html; charset=utf-8';
    const isBrotli = !compressedTypes.has(type);
    site.set(path, { type, isBrotli, body: isBrotli ? await brotli(content) : Buffer.from(content) });
  };
  const putFolder = (prefix: string, folder: string, isWanted = (_path: string) => true) =>
    filesOf(folder)
      .filter(isWanted)
      .map((path) => put(`${prefix}${path}`, readFileSync(join(folder, path))));

  /** The posts for a search in the browser, and Pagefind's index of them, which takes a while for 5,000. */
  const putPosts = async (count: number): Promise<void> => {
    await put(`/posts/${count}.json`, postsAsJson(count));
    for (const { path, content } of await makePagefindFiles(count))
      await put(`/pagefind/${count}/${path}`, content);
  };

  await Promise.all([
    put('/site.css', siteStyles),
    ...postCounts.filter((count) => `search${count}` in pages).map(putPosts),
    ...putFolder('/dist/', join(root, 'dist'), isCode),
    put('/plyr.svg', readFileSync(join(import.meta.dirname, 'node_modules/plyr/dist/plyr.svg'))),
    ...putFolder('/shoelace/', shoelaceFolder, isForDetails),
    ...(await bundleCompetitors()).map(({ name, bytes }) => put(`/bundles/${name}`, bytes)),
    ...(await makePictures()).map((bytes, index) => put(`/pictures/${index}.jpg`, bytes)),
    ...(await makeLargePictures()).map((bytes, index) => put(`/pictures/large/${index}.jpg`, bytes)),
    ...Object.entries(pages).flatMap(([page, contestants]) =>
      contestants.map(({ html }, index) => put(`/${page}/${index}`, html)),
    ),
  ]);
  return site;
};

/** Pagefind compresses its files itself. */
const compressedFile = 'application/octet-stream';
const compressedTypes = new Set(['image/jpeg', compressedFile]);

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.pagefind': compressedFile,
  '.pf_meta': compressedFile,
  '.pf_index': compressedFile,
  '.pf_fragment': compressedFile,
  '.pf_filter': compressedFile,
};

const filesOf = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

const isCode = (path: string): boolean => /\.(js|css)$/.test(path);

/** To compress all of Shoelace would take longer than the measurements. */
const isForDetails = (path: string): boolean =>
  isCode(path) && /^(shoelace-autoloader\.js|chunks\/|components\/details\/|themes\/light\.css)/.test(path);
