import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { serveSite } from './serve';

/** The answer before decompression, for an address that is sent unchanged: `fetch` changes both. */
function getRaw(url: string, options: { path?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(url, options, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        resolve({ status: answer.statusCode, headers: answer.headers, body });
      });
      call.on('error', reject).end();
    },
  );
}

describe('addresses', () => {
  it.each([
    ['/', 'All blocks'],
    ['/index.html', 'All blocks'],
    ['/accordion.html', 'Accordion'],
    ['/accordion', 'Accordion'],
    ['/accordion?theme=dark', 'Accordion'],
    ['/tour/', 'Tour'],
    ['/tour/index', 'Tour'],
  ])('%s shows its page', async (path, title) => {
    const { get } = await serveSite();
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<title>${title}`);
  });

  it('a folder without its slash sends the browser to the one with it', async () => {
    const { get } = await serveSite();
    const answer = await get('/tour', { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/tour/');
  });

  it.each([
    ['/dist/azulejo.js', 'text/javascript; charset=utf-8'],
    ['/dist/schemas/gallery.schema.json', 'application/json'],
    ['/dist/azulejo.d.ts', 'text/plain; charset=utf-8'],
    ['/site.css', 'text/css; charset=utf-8'],
    ['/pictures/tile%201.png', 'image/png'],
    ['/accordion', 'text/html; charset=utf-8'],
  ])('%s comes as %s', async (path, type) => {
    const { get } = await serveSite();
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
  });

  it.each([
    '/server/app.js',
    '/server',
    '/server/',
    '/SERVER/app.js',
    '/data/site.sqlite',
    '/captcha/widget.js',
    '/pages/accordion.html',
    '/pages/',
    '/controls.ts',
    '/start.mjs',
    '/.env',
    '/dist/.built',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/dist/..%2f..%2fpackage.json',
    '/dist/..%5c..%5cpackage.json',
    '/dist//azulejo.js',
    '/azulejo.js%00',
    '/_fonts/kits/constructor.css',
    '/%E0%A4%A',
  ])('%s is not served', async (path) => {
    const { origin } = await serveSite();
    const { status, body } = await getRaw(origin, { path });
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it('an address that starts with two slashes never leads to another site', async () => {
    const { origin } = await serveSite();
    const { status, headers } = await getRaw(origin, { path: '//tour' });
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });
});

describe('a missing file', () => {
  it('a missing page is answered with a page that leads back to the others and repeats no markup', async () => {
    const { get } = await serveSite();
    const answer = await get('/<script>alert(1)</script>');
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(text).toContain('<a href="/">');
    expect(text).not.toContain('<script>');
  });

  it('a missing module is answered with 404 and plain text', async () => {
    const { get } = await serveSite();
    const answer = await get('/dist/elements/none.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
  });

  it('a missing API call is answered in JSON', async () => {
    const { get } = await serveSite();
    const answer = await get('/api/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'There is no API call GET /api/nothing.' });
  });
});

describe('caching', () => {
  it('a browser that has the file gets 304, until the file changes', async () => {
    const { root, get } = await serveSite();
    const first = await get('/dist/azulejo.js');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect(first.headers.get('Cache-Control')).toBe('no-cache');

    const second = await get('/dist/azulejo.js', { headers });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');

    await writeFile(join(root, 'dist/azulejo.js'), 'changed');
    const third = await get('/dist/azulejo.js', { headers });
    expect(third.status).toBe(200);
    expect(await third.text()).toBe('changed');
  });

  it('a browser keeps chunks, whose names change with their content', async () => {
    const path = '/dist/lite/chunks/menu-A1B2C3D4.js';
    const { get } = await serveSite({ files: { [path.slice(1)]: 'export {};' } });
    expect((await get(path)).headers.get('Cache-Control')).toBe('max-age=31536000, immutable');
  });

  it('one matching ETag among several is enough', async () => {
    const { get } = await serveSite();
    const tag = (await get('/')).headers.get('ETag');
    const answer = await get('/', { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect(answer.status).toBe(304);
  });
});

describe('the transfer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('a browser that accepts "%s" gets text as %s', async (accepted, encoding, unpack) => {
    const { origin } = await serveSite();
    const plain = await getRaw(`${origin}/dist/azulejo.js`);
    const packed = await getRaw(`${origin}/dist/azulejo.js`, { headers: { 'Accept-Encoding': accepted } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.body.length).toBeLessThan(plain.body.length / 10);
    expect(unpack(packed.body)).toEqual(plain.body);
  });

  it('a picture is not compressed', async () => {
    const { origin } = await serveSite();
    const url = `${origin}/pictures/tile%201.png`;
    const { headers } = await getRaw(url, { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['bytes=4-6', 'rea', 'bytes 4-6/20'],
    ['bytes=13-', 'picture', 'bytes 13-19/20'],
    ['bytes=-7', 'picture', 'bytes 13-19/20'],
    ['bytes=13-999', 'picture', 'bytes 13-19/20'],
  ])('a player that seeks gets the part "%s" of a file', async (range, part, contentRange) => {
    const { get } = await serveSite();
    const answer = await get('/pictures/tile%201.png', { headers: { Range: range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(contentRange);
    expect(await answer.text()).toBe(part);
  });

  it('a part behind the end is refused, and a request for several parts gets the whole file', async () => {
    const { get } = await serveSite();
    const behind = await get('/pictures/tile%201.png', { headers: { Range: 'bytes=20-' } });
    expect([behind.status, behind.headers.get('Content-Range')]).toEqual([416, 'bytes */20']);
    const several = await get('/pictures/tile%201.png', { headers: { Range: 'bytes=0-1,4-6' } });
    expect([several.status, several.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
    expect(await several.text()).toBe('not really a picture');
  });

  it('pages of any origin, and of file://, may import the modules', async () => {
    const { get } = await serveSite();
    const answer = await get('/dist/azulejo.js', { headers: { Origin: 'null' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('HEAD answers with the size and no content', async () => {
    const { get } = await serveSite();
    const answer = await get('/dist/azulejo.d.ts', {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(answer.headers.get('Content-Length')).toBe('10');
    expect(await answer.text()).toBe('');
  });
});
