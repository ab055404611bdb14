import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { blockNames, root } from '../../../src/build/project';

const pkg = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  exports: Record<string, string | Record<string, string>>;
  customElements: string;
  'web-types': string;
};

/** What a module says in Node, by the names that the package exports. */
const run = (code: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, encoding: 'utf8' }),
  );

describe('the package', () => {
  it('exports existing files, for each block in place of the asterisk', () => {
    const paths = Object.values(pkg.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const files = [...paths, pkg.customElements, pkg['web-types']].flatMap((path) =>
      // Not every block has styles of its own.
      /schemas\/\*|\*\.css/.test(path)
        ? []
        : blockNames().map((block) => join(root, path.replace('*', block))),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe.each(['azulejo', 'azulejo/lite'])('importing %s in Node', (name) => {
  it('does nothing, and neither do its functions', () => {
    const result = run(`
      const before = Reflect.ownKeys(globalThis).length;
      const { version, config, context, ...functions } = await import('${name}');
      config.locale = 'en';
      functions.scan();
      await functions.adopt();
      await functions.animate();
      functions.onInit(() => { throw Error('run'); });
      functions.onDestroy(() => {});
      functions.destroy();
      await functions.load('accordion');
      await functions.whenReady({});
      console.log(JSON.stringify({
        version, config, context, names: Object.keys(functions).sort(),
        added: Reflect.ownKeys(globalThis).length - before,
      }));`);
    expect(result).toEqual({
      version: pkg.version,
      config: { locale: 'en' },
      context: {},
      names: ['adopt', 'animate', 'destroy', 'load', 'onDestroy', 'onInit', 'scan', 'whenReady'],
      added: 0,
    });
  });
});

describe('azulejo/money in Node', () => {
  it('formats and parses prices', () => {
    const result = run(`
      const { formatMoney, formatCents, parseMoney } = await import('azulejo/money');
      console.log(JSON.stringify([
        formatMoney({ currencyCode: 'USD', value: 1234.5 }), formatCents(1050, 'JPY'), parseMoney('$1,234.50', 'USD'),
      ]));`);
    expect(result).toEqual(['$1,234.50', '¥1,050', { currencyCode: 'USD', value: 1234.5 }]);
  });
});

describe('azulejo/util in Node', () => {
  it('reads queries and makes texts, without a page', () => {
    const result = run(`
      const { parseQuery, relativeTime, fileSize, deviceOf, tokens } = await import('azulejo/util');
      const now = Date.UTC(2026, 4, 1, 12);
      const ago = (seconds, locale) => relativeTime(now - seconds * 1000, { now, locale });
      console.log(JSON.stringify({
        query: parseQuery('?page=2'), empty: parseQuery(), size: fileSize(2048, { locale: 'en' }), device: deviceOf(),
        spanish: [ago(2), ago(20), ago(3600)], english: ago(20, 'en-GB'), portuguese: ago(2, 'pt'), french: ago(20, 'fr'),
        future: ago(-20, 'en'), radius: tokens.radii.m,
      }));`);
    expect(result).toEqual({
      query: { page: '2' },
      empty: {},
      size: '2 KB',
      device: 'desktop',
      spanish: ['ahora mismo', 'hace unos 20 segundos', '1 may 2026'],
      english: 'about 20 seconds ago',
      portuguese: 'agora mesmo',
      french: 'hace unos 20 segundos',
      future: 'May 1, 2026',
      radius: 8,
    });
  });

  it('has no relative time of a date that does not exist', () => {
    const result = run(`
      const { relativeTime } = await import('azulejo/util');
      try { relativeTime(new Date('soon')); } catch (error) { console.log(JSON.stringify(String(error))); }`);
    expect(result).toContain('RangeError: relativeTime: Invalid Date is no date');
  });
});

describe('azulejo/editor in Node', () => {
  it('checks limits and addresses, in three languages', () => {
    const result = run(`
      const { checkLimit, validators, dictionary } = await import('azulejo/editor');
      console.log(JSON.stringify([
        checkLimit('tagLength', 'a'.repeat(51), { locale: 'en' }), checkLimit('priceCents', 100_000_001),
        checkLimit('albumTracks', 61), checkLimit('albumTracks', 60),
        validators.url('example', { locale: 'pt-BR' }), dictionary()('connectionFailed'),
        dictionary({ locale: 'en' })('fileTooLarge', { size: '20 MB' }),
      ]));`);
    expect(result).toEqual([
      'Tag: the maximum is 50 characters, and there are 51.',
      'Precio en centavos: el máximo es 100,000,000, y hay 100,000,001.',
      'Pistas de un álbum: el máximo es 60, y hay 61.',
      true,
      'Uma URL tem um domínio que termina em 2 ou 3 letras.',
      'No se pudo conectar... Intenta de nuevo',
      'The file is too large. The maximum is 20 MB.',
    ]);
  });
});

describe('azulejo/message-format in Node', () => {
  it('compiles a message', () => {
    const result = run(`
      const { compileMessage } = await import('azulejo/message-format');
      console.log(JSON.stringify(compileMessage('{n, plural, one {# pieza} other {# piezas}}', 'es')({ n: 2 })));`);
    expect(result).toBe('2 piezas');
  });
});

describe('a bundle with one export of a module', () => {
  const bundleOf = async (contents: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: root },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  };

  it('holds that enumeration alone', async () => {
    const text = await bundleOf("import { units } from 'azulejo/enums'; console.log(units);");
    expect(text).toContain('imperial');
    expect(text.length).toBeLessThan(60);
  });

  it('holds that function alone', async () => {
    const text = await bundleOf("import { fileSize } from 'azulejo/util'; console.log(fileSize(2048));");
    expect(text).toContain('Bytes');
    expect(text).not.toMatch(/ahora mismo|querySelector|KeyframeEffect/);
  });
});

describe.each(['azulejo/elements', 'azulejo/lite/elements'])('importing %s/… in Node', (folder) => {
  it('does nothing', () => {
    const imports = blockNames().map((block) => `await import('${folder}/${block}');`);
    expect(run(`${imports.join('')} console.log(JSON.stringify(typeof Azulejo));`)).toBe('undefined');
  });
});

describe('azulejo/react on a server', () => {
  const render = (element: string): unknown =>
    run(`
      import { createElement as h } from 'react';
      import { renderToString } from 'react-dom/server';
      import * as components from 'azulejo/react';
      const { Accordion, Gallery } = components;
      console.log(JSON.stringify(renderToString(${element})));`);

  it('has a component for each block', () => {
    const names = run(`
      import * as components from 'azulejo/react';
      console.log(JSON.stringify(Object.keys(components).map((name) => name.toLowerCase())));`);
    expect(names).toEqual(blockNames().map((block) => block.replaceAll('-', '')));
  });

  it('renders the tag with its settings and its content', () => {
    const html = render(`h(Accordion, {
      openFirst: true, items: [{ title: '<b>' }], className: 'faq', id: 'a', onAzToggle() {}, ref: { current: null },
    }, h('details', null, h('summary', null, 'Delivery')))`);
    expect(html).toBe(
      '<az-accordion class="faq" id="a" data="{&quot;openFirst&quot;:true,&quot;items&quot;:[{&quot;title&quot;:&quot;&lt;b&gt;&quot;}]}">' +
        '<details><summary>Delivery</summary></details></az-accordion>',
    );
  });

  it('accepts settings as one object, which single props override', () => {
    expect(render(`h(Gallery, { data: { padding: 4, design: 'grid' }, padding: 8 })`)).toBe(
      '<az-gallery data="{&quot;padding&quot;:8,&quot;design&quot;:&quot;grid&quot;}"></az-gallery>',
    );
  });
});

describe('azulejo/vue on a server', () => {
  it('renders the tag with its settings and its content', () => {
    const html = run(`
      import { createSSRApp, h } from 'vue';
      import { renderToString } from 'vue/server-renderer';
      import azulejo, { Accordion } from 'azulejo/vue';
      const page = () => h(Accordion, { openFirst: true, items: [{ title: '<b>' }], class: 'faq', onAzToggle() {} },
        () => h('details', h('summary', 'Delivery')));
      const app = createSSRApp({ render: page }).use(azulejo);
      if (app.component('AzGallery') === undefined) throw Error('not registered');
      console.log(JSON.stringify(await renderToString(app)));`);
    expect(html).toBe(
      '<az-accordion data="{&quot;items&quot;:[{&quot;title&quot;:&quot;&lt;b&gt;&quot;}],&quot;openFirst&quot;:true}" class="faq">' +
        '<details><summary>Delivery</summary></details></az-accordion>',
    );
  });
});

describe('azulejo/react in a bundle', () => {
  it('contains only the components that the page imports', async () => {
    const { outputFiles } = await build({
      stdin: { contents: `export { Accordion } from 'azulejo/react'`, resolveDir: root },
      bundle: true,
      write: false,
      format: 'esm',
      external: ['react', './lite/*'],
    });
    const code = outputFiles[0]?.text ?? '';
    expect(code).toContain('az-accordion');
    expect(code).not.toContain('az-gallery');
  });
});
