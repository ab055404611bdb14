import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Hono } from 'hono';

/**
 * `GET /_adopted/saved/page.html?script=ADDRESS`: a page of the demo as the command `azulejo adopt` writes it, without a tag that
 * would adopt it in the browser.
 */
export const createAdoptedPages = (root: string): Hono => {
  const app = new Hono();
  app.get('/_adopted/:name{.+\\.html}', async (c) => {
    const folder = await mkdtemp(join(tmpdir(), 'azulejo-'));
    try {
      const output = join(folder, 'page.html');
      const script = c.req.query('script') ?? '/dist/azulejo.js';
      const input = join(root, 'demo', c.req.param('name'));
      const args = [join(root, 'dist/command.js'), 'adopt', input, '-o', output, '--script', script];
      await promisify(execFile)(process.execPath, args);
      return c.text(await readFile(output, 'utf8'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  return app;
};
