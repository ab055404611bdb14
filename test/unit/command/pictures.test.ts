import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith, run } from './run';

const picture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  if (request.url?.includes('missing')) response.writeHead(404).end('<h1>Nothing here</h1>');
  else if (request.url?.includes('page'))
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
  else response.writeHead(200, { 'content-type': 'image/gif' }).end(picture);
});

let requested: string[] = [];
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const builder = 'https://images.squarespace-cdn.com';

/** The local server in the place of the builder's. */
const fetchLocally: typeof fetch = (address, options) =>
  fetch(String(address).replace(builder, origin), options);

const htmlOf = (): string => `<!doctype html><head><link rel="icon" href="${origin}/icon.ico"></head>
<img class="thumb-image" data-src="${builder}/a/tile%20one.jpg" data-image="${builder}/a/tile%20one.jpg" alt="">
<img src="${builder}/a/tile%20one.jpg?format=500w" srcset="${builder}/a/1.jpg 100w, ${builder}/a/2.jpg 200w" alt="">
<img src="${origin}/../../other.png" alt=""><img src="own.jpg" data-src="${builder}/not-asked.jpg" alt="">
<img data-src="${builder}/missing.jpg" alt=""><img src="${origin}/page.jpg" alt="">
<picture><source srcset="${origin}/s.webp 1x, ${origin}/l.webp 2x"><img src="own.jpg" alt=""></picture>
<div style="color:red;background-image: url(&quot;${origin}/back.jpg&quot;)">x</div>`;

describe('--pictures', () => {
  it('downloads the pictures of other servers once each, and goes on where one is missing', async () => {
    requested = [];
    // The second page has one more picture, after more than are downloaded at a time.
    const secondPage = `${htmlOf()}<img src="${origin}/late.jpg" alt="">`;
    const folder = folderWith({ 'in/index.html': htmlOf(), 'in/sub/page.html': secondPage });
    const { code, output, errors } = await run(
      ['adopt', join(folder, 'in'), '-o', join(folder, 'out'), '--pictures'],
      fetchLocally,
    );
    expect(code).toBe(1);
    expect(errors.sort()).toEqual(
      [
        `Picture ${origin}/page.jpg: it is no picture, but text/html`,
        `Picture ${builder}/missing.jpg: the server answers 404`,
      ].sort(),
    );
    expect(new Set(requested).size).toBe(requested.length);
    expect(requested).not.toContain('/not-asked.jpg');
    expect(output).toContain('downloaded pictures: 7');
    const html = readFileSync(join(folder, 'out/sub/page.html'), 'utf8');
    const sources = [...html.matchAll(/ (?:src|srcset|href)="([^"]*pictures\/[^"]*)"/g)].map(
      ([, address = '']) => address,
    );
    expect(sources.map((address) => address.replace(/-[\da-f]{8}/, ''))).toEqual([
      '../pictures/icon.gif',
      '../pictures/tile-one.gif',
      '../pictures/tile-one.gif',
      '../pictures/other.gif',
      '../pictures/l.gif',
      '../pictures/late.gif',
    ]);
    for (const address of sources) expect(readFileSync(join(folder, 'out/sub', address))).toEqual(picture);
    expect(html).toMatch(
      /<div style='color:red; background-image: url\("\.\.\/pictures\/back-[\da-f]{8}\.gif"\)'>/,
    );
    expect(html).toContain(`data-az-remote="${builder}/missing.jpg"`);
    expect(html).toContain(`<img src="${origin}/page.jpg" alt="">`);
    expect(html).not.toMatch(/srcset="https/);
  });

  it('brings back a gallery whose pictures only the builder has', async () => {
    const gallery = `<div class="sqs-block-gallery"><div class="sqs-gallery sqs-gallery-block-grid"><div class="slide">
      <img class="thumb-image" data-src="${builder}/a.jpg" alt="A"></div></div></div>`;
    const folder = folderWith({ 'page.html': gallery });
    const args = ['adopt', join(folder, 'page.html'), '-o', join(folder, 'out.html')];
    await run(args, fetchLocally);
    expect(readFileSync(join(folder, 'out.html'), 'utf8')).not.toContain('<az-gallery');
    expect((await run([...args, '--pictures'], fetchLocally)).code).toBe(0);
    expect(readFileSync(join(folder, 'out.html'), 'utf8')).toMatch(
      /<az-gallery [^>]*><figure><img alt="A" src="pictures\/a-[\da-f]{8}\.gif"><\/figure><\/az-gallery>/,
    );
  });

  it('downloads nothing in a dry run, and says so where a server cannot be reached', async () => {
    requested = [];
    const folder = folderWith({ 'page.html': '<img src="http://127.0.0.1:1/a.jpg" alt="">' });
    const dry = await run(['adopt', join(folder, 'page.html'), '--pictures', '--dry-run'], fetchLocally);
    expect([dry.code, requested]).toEqual([0, []]);
    const { code, errors } = await run([
      'adopt',
      join(folder, 'page.html'),
      '-o',
      join(folder, 'out.html'),
      '--pictures',
    ]);
    expect(code).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^Picture http:\/\/127\.0\.0\.1:1\/a\.jpg: .+/);
    expect(existsSync(join(folder, 'out.html'))).toBe(true);
  });
});
