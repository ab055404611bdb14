import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run';

const readIndex = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

describe('azulejo index FOLDER', () => {
  it('lists the pages with their titles, texts, pictures and dates', async () => {
    const folder = folderWith({
      'index.html': page('<h1>Taller Azul</h1>', '<title>Inicio</title>'),
      'blog/esmalte.html': page(
        `<header>Taller Azul</header><nav>Inicio Blog</nav>
         <main><h1>El <em>esmalte</em></h1><p>Cobre &amp; cobalto,</p><p>a 1.000&nbsp;°C: x &lt; y</p>
         <az-accordion><details><summary>¿Cuánto dura?</summary>Dos días</details></az-accordion>
         <script>ignored()</script><form><button>Enviar</button></form><p hidden>oculto</p></main>`,
        `<title>El esmalte — Taller Azul</title><meta name="description" content="Cómo esmaltar">
         <meta property="og:image" content="../fotos/e.jpg"><meta property="article:published_time" content="2026-03-01">
         <meta property="article:tag" content="cobre"><meta property="article:tag" content="horno">
         <meta property="article:section" content="Técnica">`,
      ),
    });
    const output = join(folder, 'search.json');
    const result = await run(['index', folder, '-o', output, '--title', 'Páginas']);
    expect(result).toEqual({ code: 0, errors: [], output: `Written: ${output} (pages: 2)` });
    expect(readIndex(output)).toEqual({
      collection: { title: 'Páginas' },
      items: [
        {
          title: 'El esmalte',
          fullUrl: '/blog/esmalte.html',
          excerpt: 'Cómo esmaltar',
          body: 'El esmalte Cobre &amp; cobalto, a 1.000 °C: x &lt; y ¿Cuánto dura? Dos días',
          assetUrl: '/fotos/e.jpg',
          publishOn: '2026-03-01',
          tags: ['cobre', 'horno'],
          categories: ['Técnica'],
        },
        { title: 'Taller Azul', fullUrl: '/', body: 'Taller Azul' },
      ],
    });
  });

  it('leaves out headers, footers and asides of a page that does not mark its content', async () => {
    const folder = folderWith({
      'a.html': page(
        '<header><h1>Taller</h1></header><div>Texto</div><aside>Otros</aside><footer>Pie</footer>',
        '<title>Horario</title>',
      ),
    });
    await run(['index', folder, '-o', join(folder, 's.json')]);
    expect(readIndex(folder, 's.json').items).toEqual([
      { title: 'Horario', fullUrl: '/a.html', body: 'Texto' },
    ]);
  });

  it('writes the addresses of a site that is in a folder of its server, and has no endings', async () => {
    const folder = folderWith({
      'index.html': page('Inicio'),
      'blog/index.htm': page('Blog'),
      'sobre nosotros.html': page('Sobre nosotros'),
    });
    await run(['index', folder, '-o', join(folder, 's.json'), '--base', 'taller', '--clean-urls']);
    const addresses = readIndex(folder, 's.json').items.map(({ fullUrl }: { fullUrl: string }) => fullUrl);
    expect(addresses).toEqual(['/taller/blog/', '/taller/', '/taller/sobre%20nosotros']);
  });

  it('leaves out what nobody should find, and names it', async () => {
    const folder = folderWith({
      'a.html': page('Una', '<meta http-equiv="refresh" content="600">'),
      '404.html': page('No existe'),
      'gracias.html': page('Gracias', '<meta name="ROBOTS" content="noindex, follow">'),
      'viejo.html': page('', '<meta http-equiv="Refresh" content="0; url=/a.html">'),
      'google123.html': 'google-site-verification: google123.html',
    });
    const { code, output } = await run(['index', folder, '-o', join(folder, 's.json')]);
    expect(code).toBe(0);
    expect(output).toContain('(pages: 1, left out: 404.html, google123.html, gracias.html, viejo.html)');
  });

  it('goes on after a page that cannot be read, and says so', async () => {
    const folder = folderWith({
      'a.html': page('Una'),
      'latin.html': Buffer.from('<p>caf\xe9</p>', 'latin1'),
    });
    const { code, errors } = await run(['index', folder, '-o', join(folder, 's.json')]);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: ['latin.html: It is not valid UTF-8 (byte 7). Save it as UTF-8.'],
    });
    expect(readIndex(folder, 's.json').items).toHaveLength(1);
  });

  it.each([
    [['index'], 'Name the folder of the pages: azulejo index FOLDER'],
    [['index', 'a', 'b', '-o', 's.json'], 'Name one page, or one folder, and not also b.'],
    [['index', '.'], 'Name the output: -o search.json.'],
    [['index', 'no-such-folder', '-o', 's.json'], 'no-such-folder: There is no such folder.'],
    [
      ['index', '.', '-o', 's.json', '--base', 'https://example.com/'],
      '--base is "https://example.com/", expected a path at the site, such as /shop/.',
    ],
    [['-o', 's.json', 'index', '.'], 'The command comes first: azulejo adopt PAGE.html'],
    [
      ['index', '.', '-o', 's.json', '--pictures'],
      "Unknown option '--pictures'. azulejo --help lists the options.",
    ],
  ])('writes nothing for %j, and says why', async (args, text) => {
    const { code, errors } = await run(args);
    expect({ code, errors }).toEqual({ code: 2, errors: [`azulejo: ${text}`] });
  });
});
