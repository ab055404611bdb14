import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { PageRequest } from '../browser/support/page-request';
import { bundleFixtureBlock } from './fixture-block';

const fontFile = fileURLToPath(new URL('../../demo/fonts/figtree-latin-wght-normal.woff2', import.meta.url));
const captureEntry = fileURLToPath(new URL('../browser/support/capture.ts', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Scripts of libraries that pages under test load, as a page of the site would: `/_page/NAME.js`. */
const libraryFiles: Record<string, string> = {
  axe: 'axe-core/axe.min.js',
  idiomorph: 'idiomorph/dist/idiomorph.js',
  'idiomorph-htmx': 'idiomorph/dist/idiomorph-htmx.js',
  htmx: 'htmx.org/dist/htmx.js',
  turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js',
  alpine: 'alpinejs/dist/cdn.js',
  'alpine-morph': '@alpinejs/morph/dist/cdn.js',
  tinymce: 'tinymce/tinymce.js',
};

/**
 * The pages of suites, in memory: `POST /_page` stores a page and answers with its address. The same server has the two
 * scripts that need the page's own origin, because a strict policy allows no other.
 */
export function createTestPages(): Hono {
  const pages = new Map<string, PageRequest>();
  const captureScript = bundleCapture();
  const app = new Hono();

  app.post('/_page', async (c) => {
    // The count is read after the body: two pages that arrive together would get one address.
    const page: PageRequest = await c.req.json();
    const url = `/_page/${pages.size + 1}.html`;
    pages.set(url, page);
    return c.json({ url });
  });
  app.get('/_page/capture.js', async (c) => c.body(await captureScript, 200, javascript));
  for (const [name, file] of Object.entries(libraryFiles))
    app.get(`/_page/${name}.js`, async (c) => c.body(await readFile(resolve(file)), 200, javascript));
  app.get('/_page/react-features/:flavour{react|lite}', async (c) => {
    const flavour = c.req.param('flavour') === 'lite' ? 'lite' : 'react';
    return c.body(await bundleFixtureBlock(flavour), 200, javascript);
  });
  app.delete('/_page/cookies', (c) => {
    for (const name of Object.keys(getCookie(c))) deleteCookie(c, name, { path: '/' });
    return c.body(null, 204);
  });
  // A font that arrives after the text that uses it.
  app.get('/_page/late.woff2', async (c) => {
    await wait(1000);
    return c.body(await readFile(fontFile), 200, { 'Content-Type': 'font/woff2' });
  });
  app.get('/_page/:name', async (c) => {
    const page = pages.get(c.req.path);
    if (!page) return c.notFound();
    await wait(page.delayMs ?? 0);
    return c.body(streamOf(page), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...page.headers,
    });
  });
  return app;
}

const javascript = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'max-age=3600' };

async function bundleCapture(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [captureEntry],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** WebKit renders nothing before it has received some hundred bytes, which every real page has. */
const firstPadding = `<!-- ${'.'.repeat(1024)} -->`;

function streamOf({ html, headers, chunks = [] }: PageRequest): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const padding = chunks.length > 0 ? firstPadding : '';
  const parts = [{ html: withCapture(html, headers) + padding, delayMs: 0 }, ...chunks];
  return new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (!part) return controller.close();
      await wait(part.delayMs);
      controller.enqueue(encoder.encode(part.html));
    },
  });
}

/** Puts the capture script before everything else of the page that could run or write to the console. */
export function withCapture(html: string, headers: Record<string, string> = {}): string {
  const start = /^\s*(<!doctype[^>]*>)?\s*(<html[^>]*>)?\s*(<head(\s[^>]*)?>)?/i.exec(html)?.[0] ?? '';
  // A policy that allows only scripts with its nonce has to allow this one too.
  const nonce = /'nonce-([^']+)'/.exec(JSON.stringify(headers))?.[1];
  const tag = `<script src="/_page/capture.js"${nonce ? ` nonce="${nonce}"` : ''}></script>`;
  return start + tag + html.slice(start.length);
}
