import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../src/build/project';
import { folderWith, run } from './run';

let savedPage = '';
beforeAll(() => {
  savedPage = readFileSync(join(root, 'demo/saved/page.html'), 'utf8');
});

const form = `<div class="sqs-block sqs-block-form"><form data-form-id="5f" action="https://taller.squarespace.com/"
  onsubmit="return Y.use('squarespace-form-submit')"><input name="a"></form></div>`;

const accordion = `<ul class="accordion-items-container"><li class="accordion-item"><h4 class="accordion-item__title-wrapper">
  <button><span class="accordion-item__title">¿Dónde?</span></button></h4>
  <div class="accordion-item__description"><p>Aquí &amp; allá.</p></div></li></ul>`;

const pageWith = (body: string, head = ''): string =>
  `<!DOCTYPE html>\n<html><head><meta charset="utf-8">${head}</head><body>\n${body}\n</body></html>\n`;

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

describe('azulejo adopt PAGE', () => {
  it('writes the blocks as markup, with what they need to run, and nothing that only the builder needs', async () => {
    const folder = folderWith({
      'page.html': savedPage.replace(/<script src="[^"]*azulejo.js"[^>]*><\/script>/, ''),
    });
    const { code, output, errors } = await run([
      'adopt',
      join(folder, 'page.html'),
      '-o',
      join(folder, 'out.html'),
    ]);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(output).toMatch(/known +adopted +left +failed\n.*page.html +\d+ +\d+ +\d+ +0\n/);
    for (const text of ['accordion 1', 'announcement-bar 1', 'form 1', 'gallery-block 2', 'menu-button 1'])
      expect(output).toContain(text);
    expect(output).toMatch(
      /picture \(.*page\.html:\d+\): The picture exists only [\s\S]*\n\n--pictures downloads pictures/,
    );
    const html = read(folder, 'out.html');
    for (const text of [
      '<script src="/azulejo/azulejo.js" async></script>\n</head>',
      '<script type="application/json" data-azulejo-context>{"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}',
      '<figure><img alt="Lazo" width="500" height="333" src="../pictures/lazo-500w.jpg"></figure>',
      '<button class="header-burger-btn burger" aria-label="Menú" data-az-header-menu',
      '<script type="text/blocked">Squarespace.afterBodyLoad(Y);</script>',
      'data-az-remote="https://images.squarespace-cdn.com/content/v1/taller/semana.jpg"',
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/onsubmit|data-adopt|\saction=/);
  });

  it('keeps every byte around what it changes: order mark, line ends, spelling, damage', async () => {
    const before = '\uFEFF<!DOCTYPE html>\r\n<HTML><head>\t<meta charset=UTF-8><title>Té &amp; café</title>';
    const between =
      "</HEAD>\r\n<Body class=a>\r\n<P>one<p>two <b>three</p>\t\u00a0</b><img src=x.jpg ALT='é'>\r\n";
    const after = '\r\n<table><i>odd</i><tr><td>1</table></div>\r\n<!-- end --></BODY></HTML>\r\n\r\n';
    const folder = folderWith({ 'page.html': before + between + accordion + after });
    await run(['adopt', join(folder, 'page.html'), '-o', join(folder, 'new/out.html')]);
    const html = read(folder, 'new/out.html');
    expect(html.startsWith(before)).toBe(true);
    expect(html.endsWith(after)).toBe(true);
    const [head = '', body = ''] = html.slice(before.length, -after.length).split(between);
    expect(head).toMatch(/^<script type="application\/json".*\r\n<link .*\r\n<script src.*\r\n$/);
    expect(body).toMatch(/^<az-accordion .*<p>Aquí &amp; allá\.<\/p><\/div><\/details><\/az-accordion>$/s);
  });

  it('finds nothing more to do in its own output', async () => {
    const folder = folderWith({ 'page.html': savedPage });
    await run(['adopt', join(folder, 'page.html'), '-o', join(folder, 'one.html')]);
    const { output } = await run(['adopt', join(folder, 'one.html'), '-o', join(folder, 'two.html')]);
    expect(read(folder, 'two.html')).toBe(read(folder, 'one.html'));
    expect(output).not.toContain('Adopted:');
  });

  it.each([
    ['behind </body>', '</body><script>track()</script></html>'],
    ['behind </html>', '</body></html><script>track()</script>'],
  ])(
    'writes a page once whose tags only a parser can put in order, with a script %s',
    async (_place, end) => {
      const page = `<!DOCTYPE html>\n<html><head></head><body>\n<p><b>${accordion}</b></p>\n${end}\n`;
      const folder = folderWith({ 'page.html': page });
      await run(['adopt', join(folder, 'page.html'), '-o', join(folder, 'out.html')]);
      const html = read(folder, 'out.html');
      for (const once of ['<head>', '<body>', '¿Dónde?', 'track()', '<az-accordion', 'azulejo.js'])
        expect(html.split(once)).toHaveLength(2);
      expect(html).toMatch(/azulejo\.js" async><\/script>\n<\/head>/);
    },
  );

  it('leaves a page as it is that has nothing of the builder', async () => {
    const page = pageWith('<p>Hola</p>');
    const folder = folderWith({ 'page.html': page });
    await run(['adopt', join(folder, 'page.html'), '-o', join(folder, 'out.html')]);
    expect(read(folder, 'out.html')).toBe(page);
  });

  it('adds each tag only where the page has none, and in a page without head, too', async () => {
    const context = '<script type="application/json" data-azulejo-context>{}</script>';
    const loader = '<script src="az/azulejo.js" data-adopt="report" async></script>';
    const folder = folderWith({
      'own.html': pageWith(accordion, context + loader),
      'bare.html': `<!doctype html>${accordion}`,
    });
    await run(['adopt', folder, '-o', `${folder}-out`, '--script', '../lib/azulejo.js?v=1']);
    const own = read(`${folder}-out`, 'own.html');
    expect(own).toContain(`${context}<script src="az/azulejo.js" async></script></head>`);
    expect(own.match(/<link|<script/g)).toHaveLength(2);
    expect(read(`${folder}-out`, 'bare.html')).toMatch(
      /^<!doctype html><script type="app[^\n]*\n<link rel="stylesheet" href="\.\.\/lib\/azulejo\.css\?v=1">\n<script src="\.\.\/lib\/azulejo\.js\?v=1" async><\/script>\n<az-acc/,
    );
  });

  it('writes folders of menus, searches, and each picture once', async () => {
    const folder = folderWith({
      'page.html': pageWith(
        `<input type="checkbox" id="a.b"><label class="folder-toggle-label" for="a.b">Obras</label>
        <input type="checkbox" id="mobileNavToggle"><label for="mobileNavToggle">Menú</label><nav id="mobileNav"><a href="/">Inicio</a></nav>
        <form class="Header-search-form" action="/search"><input name="q" type="text"></form>
        <div class="sqs-block-image"><noscript><img src="a.jpg"></noscript><img class="thumb-image" data-src="a.jpg"></div>`,
      ),
    });
    const { code, errors } = await run([
      'adopt',
      join(folder, 'page.html'),
      '-o',
      join(folder, 'out.html'),
      '--search-src',
      '/pages.json',
    ]);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    const html = read(folder, 'out.html');
    expect(html).toContain('<label class="folder-toggle-label" for="a.b" data-az-header-menu');
    expect(html).toContain('<az-search src="/pages.json"');
    expect(html).not.toContain('noscript');
  });

  it('says what the owner has to give, and takes it as an option', async () => {
    const folder = folderWith({ 'page.html': pageWith(form) });
    const [input, output] = [join(folder, 'page.html'), join(folder, 'out.html')];
    expect((await run(['adopt', input, '-o', output, '--dry-run'])).output).toMatch(
      /What you still have to give:\n {2}form \(.*page\.html:3\): The form needs an address.*--form-endpoint/,
    );
    expect(existsSync(output)).toBe(false);
    const given = await run(['adopt', input, '-o', output, '--form-endpoint', 'https://forms.example/a?b&c']);
    expect(given.output).not.toContain('still have to give');
    expect(read(output)).toContain(
      '<az-form endpoint="https://forms.example/a?b&amp;c"><form data-form-id="5f">',
    );
  });
});

describe('azulejo adopt FOLDER', () => {
  it('adopts all pages, copies the other files, and sums up', async () => {
    const folder = folderWith({
      'in/index.html': pageWith(accordion),
      'in/sub/deep/about.HTM': pageWith(form + accordion),
      'in/google123.html': 'google-site-verification: google123.html',
      'in/css/site.css': 'a{}',
      'in/data.bin': new Uint8Array([0, 255, 1]),
    });
    const { code, output, errors } = await run(['adopt', join(folder, 'in'), '-o', join(folder, 'out')]);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(output).toMatch(/index\.html +1 +1 +0 +0\n.*about\.HTM +2 +2 +0 +0\n2 pages +3 +3 +0 +0\n/);
    expect(output).toContain('(pages: 2, other files: 3)');
    const files = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\./.test(name),
    );
    expect(files.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(
      ['css/site.css', 'data.bin', 'google123.html', 'index.html', 'sub/deep/about.HTM'].sort(),
    );
    expect(readFileSync(join(folder, 'out/data.bin'))).toEqual(Buffer.from([0, 255, 1]));
    expect(read(folder, 'out/sub/deep/about.HTM')).toContain('<az-form');
    const second = await run(['adopt', join(folder, 'out'), '-o', join(folder, 'again')]);
    expect(second.output).toMatch(/2 pages +0 +0 +0 +0\n/);
    expect(read(folder, 'again/index.html')).toBe(read(folder, 'out/index.html'));
  });

  it('follows links to files, but none to folders, which may lead back', async () => {
    const folder = folderWith({ 'in/index.html': pageWith(accordion), 'shared.css': 'a{}' });
    symlinkSync('..', join(folder, 'in/up'));
    symlinkSync('../shared.css', join(folder, 'in/site.css'));
    const { output } = await run(['adopt', join(folder, 'in'), '-o', join(folder, 'out')]);
    expect(output).toContain('(pages: 1, other files: 1)');
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['index.html', 'site.css']);
  });

  it('goes on where a page cannot be read, and copies that one', async () => {
    const old = Buffer.from(pageWith('<p>caf\u00e9</p>').replace('utf-8', 'ISO-8859-1'), 'latin1');
    const folder = folderWith({ 'in/a.html': old, 'in/b.html': pageWith(accordion) });
    const { code, errors } = await run(['adopt', join(folder, 'in'), '-o', join(folder, 'out')]);
    expect(code).toBe(1);
    expect(errors).toEqual([
      'a.html: It declares the encoding ISO-8859-1. Save it as UTF-8, and change `charset` in its <meta>. It is copied as it is.',
    ]);
    expect(readFileSync(join(folder, 'out/a.html'))).toEqual(old);
    expect(read(folder, 'out/b.html')).toContain('<az-accordion');
  });
});

describe('bad input', () => {
  const files = {
    'page.html': pageWith(accordion),
    'text.html': 'Only text',
    'utf16.html': Buffer.from(`\uFEFF${pageWith('')}`, 'utf16le'),
    'broken.html': Buffer.from([60, 112, 62, 195, 40]),
    'folder/a.txt': '',
  };

  it.each([
    [['adopt'], 'Name a page, or a folder: azulejo adopt PAGE.html'],
    [['convert', 'page.html'], 'There is no command "convert", only "adopt" and "index".'],
    [['adopt', 'page.html'], 'Name the output: -o PATH. Or add --dry-run.'],
    [
      ['adopt', 'page.html', 'text.html', '-o', 'out'],
      'Name one page, or one folder, and not also text.html.',
    ],
    [['adopt', 'page.html', '--out', 'a'], "Unknown option '--out'. azulejo --help lists the options."],
    [['adopt', 'missing.html', '-o', 'out.html'], 'missing.html: There is no such file or folder.'],
    [
      ['adopt', 'page.html', '-o', 'page.html'],
      'page.html: It is the saved page itself, which would be lost. Name another file.',
    ],
    [
      ['adopt', 'page.html', '-o', 'folder'],
      'folder: It is a folder. Name a file, such as folder/index.html.',
    ],
    [['adopt', 'page.html', '-o', 'text.html/out.html'], 'text.html/out.html: A part of its path is a file.'],
    [['adopt', 'folder', '-o', 'text.html'], 'text.html: It is a file. Name a folder.'],
    [
      ['adopt', 'folder', '-o', 'folder/out'],
      'folder/out: It is in the folder of the saved pages. Name another one.',
    ],
    [['adopt', 'folder', '-o', 'out'], 'folder: There are no .html or .htm files in it.'],
    [['adopt', 'text.html', '-o', 'out.html'], 'text.html: It is not an HTML page.'],
    [['adopt', 'utf16.html', '-o', 'out.html'], 'utf16.html: It is in UTF-16. Save it as UTF-8.'],
    [
      ['adopt', 'broken.html', '-o', 'out.html'],
      'broken.html: It is not valid UTF-8 (byte 4). Save it as UTF-8.',
    ],
  ])('azulejo %j is one line, and nothing is written', async (args, line) => {
    const folder = folderWith(files);
    const inFolder = (text: string): string => (/\.html|^folder|^out/.test(text) ? join(folder, text) : text);
    const { code, output, errors } = await run(args.map(inFolder));
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.replaceAll(`${folder}/`, '')).toContain(`azulejo: ${line}`);
    expect(errors[0]).not.toContain('\n');
    expect(readdirSync(folder).sort()).toEqual([
      'broken.html',
      'folder',
      'page.html',
      'text.html',
      'utf16.html',
    ]);
    expect(read(folder, 'page.html')).toBe(files['page.html']);
  });

  it('loses no saved page to an output that is a link to it, or to its folder', async () => {
    const folder = folderWith({ 'in/page.html': files['page.html'] });
    symlinkSync('in', join(folder, 'link'));
    symlinkSync('in/page.html', join(folder, 'link.html'));
    for (const [input = '', output = ''] of [
      ['in/page.html', 'link.html'],
      ['in/page.html', 'link/page.html'],
      ['in', 'link'],
      ['link', 'in/new'],
    ])
      expect((await run(['adopt', join(folder, input), '-o', join(folder, output)])).code).toBe(2);
    expect(read(folder, 'in/page.html')).toBe(files['page.html']);
    expect(readdirSync(join(folder, 'in'))).toEqual(['page.html']);
  });

  it('shows its help', async () => {
    for (const args of [[], ['--help'], ['adopt', '-h']]) {
      const { code, output } = await run(args);
      expect(code).toBe(0);
      expect(output).toContain('azulejo adopt PAGE.html -o OUT.html');
    }
  });

  it('reads a page with thousands of parts, and one that is deeply nested', async () => {
    const deep = `${'<div>'.repeat(3000)}${accordion}${'</div>'.repeat(3000)}`;
    const folder = folderWith({ 'page.html': pageWith(`${accordion.repeat(500)}${deep}`) });
    const { code, output } = await run(['adopt', join(folder, 'page.html'), '-o', join(folder, 'out.html')]);
    expect(code).toBe(0);
    expect(output).toContain('accordion 501');
  });
});
