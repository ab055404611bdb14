import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The hash in the name of a chunk: `chunk-JEZQSPL6`. */
const chunkHash = /(?<=-)[A-Z0-9]{8}(?=["'.])/g;

/**
 * The built files as a browser sees them if its cache holds files of an earlier release, which name chunks that are gone:
 *
 * - `/_page/old-loader/azulejo.js`: the loader is old, the files beside it are not. `/_page/old-loader/lite/…` likewise.
 * - `/_page/old-blocks/azulejo.js`: the modules in `elements/` are old. A query names an address that the cache does not know.
 * - `/_page/other-version/azulejo.js`: a loader that calls itself version 9.9.9.
 */
export function createMixedReleases(): Hono {
  const app = new Hono();
  app.get('/_page/:release{old-loader|old-blocks|other-version}/:path{.+\\.js}', async (c) => {
    const { release, path } = c.req.param();
    const code = await readFile(`${dist}${path}`, 'utf8').catch(() => undefined);
    if (code === undefined) return c.notFound();
    const isLoader = path.endsWith('azulejo.js');
    const isCachedBlock = path.includes('elements/') && c.req.url.endsWith('.js');
    const isOld = release === 'old-loader' ? isLoader : release === 'old-blocks' && isCachedBlock;
    const answer = isOld
      ? code.replaceAll(chunkHash, 'EARLIER0')
      : release === 'other-version' && isLoader
        ? code.replace(/(version"?:)"[^"]+"/, '$1"9.9.9"')
        : code;
    return c.body(answer, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  return app;
}
