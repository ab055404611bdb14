import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export interface SavedPage {
  name: string;
  /** Relative to the folder of all pages. */
  file: string;
}

/** The pages of a folder: its HTML files, and the `index.html` of its subfolders. */
export const findPages = (folder: string): SavedPage[] =>
  readdirSync(folder)
    .flatMap((name) => {
      if (name.endsWith('.html')) return [{ name: name.replace(/\.html$/, ''), file: name }];
      const file = `${name}/index.html`;
      return existsSync(join(folder, file)) ? [{ name, file }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

/** The end of a picture's address, which copies of the picture share. */
export const pictureName = (address: string): string =>
  decodeURIComponent(/([^/?#]*)(?:[?#]|$)/.exec(address)?.[1] ?? '');

const standardSize = '1200x800';

/** `images.tsv` beside a page says how large its pictures are, which are not saved with it. */
const readSizes = (folder: string): Map<string, string> => {
  const sizes = new Map<string, string>();
  for (const { name } of findPages(folder)) {
    const table = join(folder, name, 'images.tsv');
    if (!existsSync(table)) continue;
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [address = '', , size = ''] = line.split('\t');
      if (/^\d+x\d+$/.test(size)) sizes.set(pictureName(address), size);
    }
  }
  return sizes;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

const pictureExtension = /\.(jpe?g|png|gif|webp|avif|svg)$/i;

/** Pictures arrive after the first paint, so that a picture without a reserved place shifts the page in every visit. */
export const pictureDelayMs = 200;

export interface SavedPageServer {
  origin: string;
  /** A grey picture of the size of the saved one. */
  placeholderOf(address: string): { body: string; contentType: string };
  close(): void;
}

/** The parameter of an address with HTML for the beginning of the page's `<head>`. */
export const tagsParameter = 'bench-head';

/** Serves the saved pages at `/`, and Azulejo's files at `/azulejo/`. A picture that is not in the folder is a placeholder. */
export const servePages = async (folder: string, dist: string): Promise<SavedPageServer> => {
  const sizes = readSizes(folder);
  const placeholderOf = (address: string): { body: string; contentType: string } => {
    const [width, height] = (sizes.get(pictureName(address)) ?? standardSize).split('x');
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#999"/></svg>`;
    return { body, contentType: 'image/svg+xml' };
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    const path = normalize(decodeURIComponent(pathname));
    const [, isAzulejo, rest = ''] = /^(\/azulejo\/)?(.*)$/.exec(path) ?? [];
    const file = join(isAzulejo ? dist : folder, rest);
    const isPicture = pictureExtension.test(file);
    if (existsSync(file) && statSync(file).isFile()) {
      const head = searchParams.get(tagsParameter);
      // A browser recognizes pictures without a type.
      if (!isPicture) response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      const body = readFileSync(file);
      const content = head === null ? body : String(body).replace(/<head[^>]*>/i, (tag) => tag + head);
      setTimeout(() => response.end(content), isPicture ? pictureDelayMs : 0);
    } else if (isPicture && !isAzulejo) {
      const { body, contentType } = placeholderOf(path);
      response.setHeader('Content-Type', contentType);
      setTimeout(() => response.end(body), pictureDelayMs);
    } else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    placeholderOf,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
