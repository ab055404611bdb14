import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp } from '../../demo/server/app';
import type { Database } from '../../demo/server/database';
import { listen } from '../../demo/server/listen';

/** A page file of demo/pages. */
const pageFile = (title: string, content = ''): string =>
  `---\ntitle: ${title}\ndescription: A page of a test.\n---\n${content}\n`;

/** The files of a very small repository, by their paths. */
const site: Record<string, string> = {
  'demo/pages/index.html': pageFile('All blocks'),
  'demo/pages/accordion.html': pageFile('Accordion'),
  'demo/pages/tour/index.html': pageFile('Tour'),
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

/** Writes the small site, and the given further files, to a folder that is removed after the test. */
export async function makeSite(furtherFiles: Record<string, string> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'azulejo-server-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, content] of Object.entries({ ...site, ...furtherFiles })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

interface SiteOptions {
  files?: Record<string, string>;
  database?: Database;
}

/** Serves the small site until the test ends. Returns a `fetch` for its paths. */
export async function serveSite({ files, database }: SiteOptions = {}) {
  const root = await makeSite(files);
  const { port, close } = await listen(createApp({ root, database }), 0);
  onTestFinished(close);
  const origin = `http://127.0.0.1:${port}`;
  return { root, origin, get: (path: string, init?: RequestInit) => fetch(origin + path, init) };
}

/** A browser's cookies. */
export function createCookieJar(initial: [name: string, value: string][] = []) {
  const cookies = new Map(initial);
  return {
    cookies,
    /** Takes a line of `Set-Cookie`, or of `document.cookie`. */
    store(line: string): void {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (!value || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    },
    /** As the header `Cookie` has them. */
    header: (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

export type Get = Awaited<ReturnType<typeof serveSite>>['get'];

export function asJson(value: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'Content-Type': 'application/json', ...headers },
  };
}
