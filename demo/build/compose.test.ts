import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { services } from '../../src/features/social/services';
import { composePage } from './compose';
import { listPageFiles, parsePageFile } from './page-file';
import { renderSnippets } from './snippets';

const root = resolve(import.meta.dirname, '..', '..');
const pageFiles = await listPageFiles(root);

it.each(pageFiles)('%s is composed to a whole page', async (file) => {
  const html = await composePage(root, file);
  expect(html).toMatch(/^<!doctype html>\n<html lang="[\w-]+">\n<head>\n/);
  expect(html.match(/<(title|main|footer)\b/g)).toEqual(['<title', '<main', '<footer']);
  expect(html).not.toMatch(
    /<!-- (snippet|blocks|collectors|reference|script attributes|custom properties|footer)|[>"]undefined/,
  );
});

it('the first page links to every page', async () => {
  const index = await composePage(root, 'index.html');
  expect(pageFiles.filter((file) => file !== 'index.html' && !index.includes(`href="${file}"`))).toEqual([]);
});

it('the gallery designs page shows the same forty pictures in all of its galleries', async () => {
  const page = await composePage(root, 'gallery-designs.html');
  const galleries = [...page.matchAll(/<az-gallery[^>]*>\n(.*?)<\/az-gallery>/gs)].map(([, slides = '']) =>
    [...slides.matchAll(/src="pictures\/(\w+)-1000w\.jpg".* alt="(.+?)"/g)].map(([, name, alt]) => [
      name,
      alt,
    ]),
  );
  expect(galleries.length).toBe(10);
  for (const pictures of galleries) expect(pictures).toEqual(galleries[0]);
  expect(new Set(galleries[0]?.map(([name]) => name)).size).toBe(40);
});

it('the page of the social links names all services', async () => {
  const page = await composePage(root, 'social-links.html');
  const [, list = ''] = /<ul class="services">(.*?)<\/ul>/s.exec(page) ?? [];
  expect(list.match(/<li><svg [^>]*><path [^>]*><\/path><\/svg>[^<]+<\/li>/g)).toHaveLength(
    Object.keys(services).length,
  );
});

describe('a new block', () => {
  let copy = '';

  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), text);
  };
  const pageFile = (title: string, description = '…') =>
    `---\ntitle: ${title}\ndescription: ${description}\n---\n<p>${title}</p>\n`;

  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'azulejo-demo-'));
    await write('elements/vitrina/index.ts', '');
    await write('demo/pages/index.html', `${pageFile('Blocks')}<!-- blocks -->\n`);
  });

  afterEach(() => rm(copy, { recursive: true }));

  it('gets a whole page and a card from one file', async () => {
    await write('demo/pages/vitrina.html', pageFile('Vitrina', 'Cosas & "precios": todo.'));
    const page = await composePage(copy, 'vitrina.html');
    expect(page).toContain('<title>Vitrina · Azulejo</title>');
    expect(page).toContain('content="Cosas &amp; &quot;precios&quot;: todo."');
    expect(page).toMatch(/<main id="main"[^>]*>\s*<p>Vitrina<\/p>\s*<\/main>/);
    const index = await composePage(copy, 'index.html');
    expect(index).toContain('<h3><a href="vitrina.html">Vitrina</a></h3>');
    expect(index).toContain('<p>Cosas &amp; "precios": todo.</p>');
  });

  it('with an unknown marker is an error that names the file and the marker', async () => {
    await write('demo/pages/vitrina.html', `${pageFile('Vitrina')}  <!-- servicios -->\n`);
    await expect(composePage(copy, 'vitrina.html')).rejects.toThrow(
      'demo/pages/vitrina.html has the unknown marker <!-- servicios -->',
    );
  });

  it('has links to its further pages, and only to its own, on its card', async () => {
    await write('elements/vitrina-alta/index.ts', '');
    for (const name of ['vitrina', 'vitrina-alta', 'vitrina-luz', 'vitrina-alta-luz', 'vitrinas'])
      await write(`demo/pages/${name}.html`, pageFile(`Page ${name} · Vitrina`));
    const index = await composePage(copy, 'index.html');
    const cards = index.split('<li class="card">').slice(1);
    const linksOf = (card = '') => [...card.matchAll(/<a href="([^"#]+)">/g)].map(([, link]) => link);
    expect(linksOf(cards[0])).toEqual(['vitrina.html', 'vitrina-luz.html']);
    expect(linksOf(cards[1]?.split('</main>')[0])).toEqual(['vitrina-alta.html', 'vitrina-alta-luz.html']);
    expect(index).toContain('<a href="vitrina-luz.html">Page vitrina-luz</a>');
  });

  it('without a page is an error that names the missing file', async () => {
    await expect(composePage(copy, 'index.html')).rejects.toThrow('demo/pages/vitrina.html is missing');
  });
});

describe('a page file', () => {
  it('without front matter is an error that names the file', () => {
    expect(() => parsePageFile('<p>Hello</p>', 'x.html')).toThrow(
      'demo/pages/x.html must begin with front matter',
    );
  });

  it.each([
    ['title: X', 'description'],
    ['title: X\ndescription: Y\nstyle: z', 'style'],
    ['title: X\ndescription: Y\ntemplate: wild', 'template'],
  ])('with the front matter %j is an error that names the file and the field', (frontMatter, name) => {
    expect(() => parsePageFile(`---\n${frontMatter}\n---\n`, 'x.html')).toThrow(
      `demo/pages/x.html: the field "${name}" is wrong`,
    );
  });
});

describe('the markup under an example', () => {
  const page = [
    '<div data-snippet="one">',
    '  <az-map>',
    '    <address>A & B</address>',
    '  </az-map>',
    '</div>',
    '<!-- snippet: one -->',
  ].join('\n');

  it('is the example itself, without its indentation', () => {
    expect(renderSnippets(page, 'x.html')).toContain(
      '<code>&lt;az-map&gt;\n  &lt;address&gt;A &amp; B&lt;/address&gt;\n&lt;/az-map&gt;</code>',
    );
  });

  it('keeps the lines of a value that begin further left', () => {
    const html = page.replace('<az-map>', '<az-map text="one\ntwo">');
    expect(renderSnippets(html, 'x.html')).toContain(
      '<code>&lt;az-map text="one\ntwo"&gt;\n  &lt;address&gt;',
    );
  });

  it('begins with the stylesheet and the script tag on request', () => {
    const html = page.replace('snippet: one -->', 'snippet: one with script -->');
    expect(renderSnippets(html, 'x.html')).toContain(
      '<code>&lt;link rel="stylesheet" href="../dist/azulejo.css"&gt;\n&lt;script src="../dist/azulejo.js" async&gt;',
    );
  });

  it('is only the tag on request', () => {
    const html = page
      .replace('snippet: one -->', 'snippet: one in one line -->')
      .replace('<az-map>', '<az-map zoom="3">');
    expect(renderSnippets(html, 'x.html')).toContain(
      '<code>&lt;az-map zoom="3"&gt;&lt;!-- pictures --&gt;&lt;/az-map&gt;</code>',
    );
  });

  it('without its example is an error that names the page and the snippet', () => {
    const html = page.replace('data-snippet="one"', '');
    expect(() => renderSnippets(html, 'x.html')).toThrow('demo/pages/x.html shows the snippet "one"');
  });
});
