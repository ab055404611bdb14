import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp } from '../../demo/server/app';
import type { Database } from '../../demo/server/database';
import { listen } from '../../demo/server/listen';

/** Files of a repository small enough to know by heart, by their path. */
const site: Record<string, string> = {
  'demo/index.html': '<!doctype html><title>All blocks</title>',
  'demo/accordion.html': '<!doctype html><title>Accordion</title>',
  'demo/tour/index.html': '<!doctype html><title>Tour</title>',
  'demo/site.css': 'body { margin: 0 }',
  'demo/pictures/tile 1.png': 'not really a picture',
  'demo/controls.ts': 'secret',
  'demo/start.mjs': 'secret',
  'demo/server/app.js': 'secret',
  'demo/captcha/widget.js': 'secret',
  'demo/server/index.html': 'secret',
  'demo/data/site.sqlite': 'secret',
  'demo/.env': 'secret',
  'dist/azulejo.js': `/* ${'loader '.repeat(200)}*/`,
  'dist/azulejo.d.ts': 'export {};',
  'dist/schemas/gallery.schema.json': '{"type":"object"}',
  'dist/.built': 'secret',
  'package.json': 'secret',
};

/** Writes the small site, and files beside it, to a folder that goes with the test. */
export async function makeSite(further: Record<string, string> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'azulejo-server-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, content] of Object.entries({ ...site, ...further })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

interface SiteOptions {
  files?: Record<string, string>;
  database?: Database;
}

/** Serves the small site until the test ends, and gives a `fetch` for its paths. */
export async function serveSite({ files, database }: SiteOptions = {}) {
  const root = await makeSite(files);
  const { port, close } = await listen(createApp({ root, database }), 0);
  onTestFinished(close);
  const origin = `http://127.0.0.1:${port}`;
  return { root, origin, get: (path: string, init?: RequestInit) => fetch(origin + path, init) };
}

export type Get = Awaited<ReturnType<typeof serveSite>>['get'];

export function asJson(value: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'Content-Type': 'application/json', ...headers },
  };
}
