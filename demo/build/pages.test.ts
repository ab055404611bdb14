import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCamera } from './ceramics/camera';
import { photograph } from './ceramics/glaze';
import { paintGreyMap, paintTexture } from './ceramics/texture';
import { tiles } from './ceramics/tiles';
import { findStalePages, writePages } from './pages';
import { renderIndex } from './write-index';
import { renderSnippets } from './write-snippets';

const root = resolve(import.meta.dirname, '..', '..');

it('the committed pages list every block and show the markup of every example', async () => {
  expect(await findStalePages(root)).toEqual([]);
});

it('the first page links to every page', async () => {
  const index = await readFile(join(root, 'demo/index.html'), 'utf8');
  const pages = (await readdir(join(root, 'demo'))).filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => file !== 'index.html' && !index.includes(`href="${file}"`))).toEqual([]);
});

it('the nine designs, and the one to choose, show the same forty pictures', async () => {
  const page = await readFile(join(root, 'demo/gallery-designs.html'), 'utf8');
  const shown = [...page.matchAll(/<az-gallery[^>]*>\n(.*?)<\/az-gallery>/gs)].map(([, slides = '']) =>
    [...slides.matchAll(/src="pictures\/(\w+)-1000w\.jpg".* alt="(.+?)"/g)].map(([, name, alt]) => [
      name,
      alt,
    ]),
  );
  expect(shown.length).toBe(10);
  for (const pictures of shown) expect(pictures).toEqual(shown[0]);
  expect(new Set(shown[0]?.map(([name]) => name)).size).toBe(40);
});

describe('a new block', () => {
  let copy = '';

  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'azulejo-demo-'));
    await mkdir(join(copy, 'elements/vitrina'), { recursive: true });
    await writeFile(join(copy, 'elements/vitrina/index.ts'), '');
    await mkdir(join(copy, 'demo'));
    await cp(join(root, 'demo/index.html'), join(copy, 'demo/index.html'));
  });

  afterEach(() => rm(copy, { recursive: true }));

  it('gets its card from the title and description of its page', async () => {
    const page = '<title>Vitrina · Azulejo</title><meta name="description" content="Cosas &amp; precios.">';
    await writeFile(join(copy, 'demo/vitrina.html'), page);
    await writePages(copy);
    const index = await readFile(join(copy, 'demo/index.html'), 'utf8');
    expect(index).toContain('<h3><a href="vitrina.html">Vitrina</a></h3>');
    expect(index).toContain('<p>Cosas &amp; precios.</p>');
    expect(index).not.toContain('accordion.html');
  });

  it('has links to its further pages, and only to its own, on its card', async () => {
    await mkdir(join(copy, 'elements/vitrina-alta'));
    await writeFile(join(copy, 'elements/vitrina-alta/index.ts'), '');
    for (const name of ['vitrina', 'vitrina-alta', 'vitrina-luz', 'vitrina-alta-luz', 'vitrinas'])
      await writeFile(
        join(copy, `demo/${name}.html`),
        `<title>Page ${name} · Azulejo</title><meta name="description" content="…">`,
      );
    await writePages(copy);
    const index = await readFile(join(copy, 'demo/index.html'), 'utf8');
    const cards = index.split('<li class="card">').slice(1);
    const linksOf = (card = '') => [...card.matchAll(/<a href="([^"#]+)">/g)].map(([, link]) => link);
    expect(linksOf(cards[0])).toEqual(['vitrina.html', 'vitrina-luz.html']);
    expect(linksOf(cards[1]?.split('</section>')[0])).toEqual(['vitrina-alta.html', 'vitrina-alta-luz.html']);
  });

  it('without a page stops the build with the name of what is missing', async () => {
    await expect(writePages(copy)).rejects.toThrow('elements/vitrina has no demo/vitrina.html');
  });
});

it('writing the list of blocks twice changes nothing', () => {
  const map = { page: 'map.html', title: 'Map', description: 'Where it is.' };
  const cards = [{ ...map, block: 'map', further: [] }];
  const once = renderIndex('<ul>\n  <!-- blocks -->\n  <!-- /blocks -->\n</ul>', cards);
  expect(renderIndex(once, cards)).toBe(once);
});

describe('the markup under an example', () => {
  const page = [
    '<div data-snippet="one">',
    '  <az-map>',
    '    <address>A & B</address>',
    '  </az-map>',
    '</div>',
    '<!-- snippet: one -->',
    '<!-- /snippet -->',
  ].join('\n');

  it('is the example itself, from the left margin', () => {
    expect(renderSnippets(page, 'x.html')).toContain(
      '<code>&lt;az-map&gt;\n  &lt;address&gt;A &amp; B&lt;/address&gt;\n&lt;/az-map&gt;</code>',
    );
  });

  it('begins with the script tag where the page asks for it', () => {
    const asking = page.replace('snippet: one -->', 'snippet: one with script -->');
    expect(renderSnippets(asking, 'x.html')).toContain('<code>&lt;script src="../dist/azulejo.js" async&gt;');
  });

  it('is only the tag where the page asks for one line', () => {
    const asking = page
      .replace('snippet: one -->', 'snippet: one in one line -->')
      .replace('<az-map>', '<az-map zoom="3">');
    expect(renderSnippets(asking, 'x.html')).toContain(
      '<code>&lt;az-map zoom="3"&gt;&lt;!-- pictures --&gt;&lt;/az-map&gt;</code>',
    );
  });

  it('without its example is an error that names both', () => {
    const lost = page.replace('data-snippet="one"', '');
    expect(() => renderSnippets(lost, 'x.html')).toThrow('x.html asks for the snippet "one"');
  });
});

it('the same seed photographs the same wall', async () => {
  const texture = await paintTexture(tiles.estrella, { tilePx: 48 });
  const grey = await paintGreyMap('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
    width: 8,
    height: 8,
    blur: 1,
  });
  const shoot = (seed: number) =>
    photograph({
      seed,
      width: 40,
      height: 30,
      camera: makeCamera({ centre: [0, 0], tilesAcross: 3, yaw: 20 }),
      wall: {
        joint: 0.01,
        age: 0.5,
        grout: [200, 190, 180],
        lay: () => ({ texture, column: 0, row: 0, turns: 0 }),
      },
      light: { sun: grey, window: grey, ambient: 0.6, exposure: 1 },
    });
  expect(shoot(1).equals(shoot(1))).toBe(true);
  expect(shoot(1).equals(shoot(2))).toBe(false);
});
