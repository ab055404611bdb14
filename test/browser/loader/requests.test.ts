/** What is requested, when, and how often. */

import { isReady } from '../support/blocks';
import { engine } from '../support/engine';
import { bothFlavours } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { accordion, allowRequests, allReady, cameAsAllowed, documentOf, far, filesOf } from './support';

const slowMs = 700;

/** When a file was asked for and when its answer had come, as the page's own log has it. */
const timesOf = (page: Page, path: string) =>
  (page.window.performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname === path)
    .map(({ startTime, responseEnd }) => ({ startTime, responseEnd }));

const json = (data: object): string => `data='${JSON.stringify(data)}'`;

const field = (type: string, index: number) => ({ id: `f${index}`, type, title: type, options: ['a', 'b'] });

const pictures = '<img src="/demo/pictures/mark.svg" width="300" height="200" alt="">'.repeat(3);

/** Elements whose settings, content or language ask for modules beyond the block's own. */
const blocksWithMoreModules: Record<string, string> = {
  'a menu from data': `<az-menu ${json({ structuredData: false, menus: [{ title: 'Cena', sections: [{ title: 'Sopas', items: [{ title: 'Arroz' }] }] }] })}></az-menu>`,
  'a menu from a text': '<az-menu structured-data="false">Cena\n====\nSopas\n----\nArroz 4</az-menu>',
  'a form in another language than Spanish': `<div lang="pt"><az-form ${json({ fields: [field('text', 0)] })}></az-form></div>`,
  'an accordion from items': `<az-accordion ${json({ items: [{ title: 'Envíos', description: '<p>Dos días</p>' }] })}></az-accordion>`,
  'an accordion from the attribute items': `<az-accordion items='[{"title":"Envíos"}]'></az-accordion>`,
  'a slideshow with thumbnails': `<az-gallery design="slideshow" thumbnails>${pictures}</az-gallery>`,
  'a gallery without a design': `<az-gallery lightbox="false">${pictures}</az-gallery>`,
  'a gallery from items': `<az-gallery ${json({ lightbox: false, items: [{ src: '/demo/pictures/mark.svg', width: 3, height: 2 }] })}></az-gallery>`,
  'a gallery with its design in a child script': `<az-gallery><script type="application/json">{"design": "slider"}</script>${pictures}</az-gallery>`,
  'a gallery with its design in another script': `<script type="application/json" id="stored">{"design":"carousel"}</script><az-gallery data-ref="stored">${pictures}</az-gallery>`,
  'a form with many types of fields': `<az-form ${json({ fields: ['text', 'select', 'rating', 'date', 'address'].map(field) })}></az-form>`,
  'a newsletter with choices': `<az-newsletter ${json({ fields: ['email', 'select'].map(field) })}></az-newsletter>`,
  'an embed without a picture': `<az-embed structured-data="false" url="https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC"></az-embed>`,
  'a product with a picture': `<az-product ${json({ id: 'vase', title: 'Florero', items: [{ assetUrl: '/demo/pictures/mark.svg', originalSize: '3x2' }] })}></az-product>`,
  'a form of the page':
    '<az-form><form><input name="a" aria-label="A"><button>Send</button></form></az-form>',
};

requestEachTime('chunks/', 'elements/');

bothFlavours((flavour) => {
  const { name, base, script } = flavour;

  describe(`requests (${name})`, () => {
    afterEach(resetSite);

    const cases = [
      { block: 'accordion', hint: '', html: accordion() },
      { block: 'gallery', hint: 'grid', html: '<az-gallery design="grid" loading="eager"></az-gallery>' },
      {
        block: 'gallery',
        hint: 'grid',
        html: `<az-gallery data='{"design": "grid"}' loading="eager"></az-gallery>`,
      },
    ];
    for (const { block, hint, html } of cases)
      it(`go out for all modules of ${html.slice(0, 40)} at once`, async () => {
        const { element, chunks } = await filesOf(flavour, block, hint);
        const paths = [element, ...chunks];
        expect(paths.length).to.be.greaterThan(hint ? 2 : 1);
        for (const path of paths) await fault({ path, delayMs: slowMs });
        const page = await openPage({ script, html });
        await allReady(page, `az-${block}`);
        const times = paths.map((path) => timesOf(page, path)[0]);
        const lastAsked = Math.max(...times.map((time) => time?.startTime ?? Number.NaN));
        const firstAnswered = Math.min(...times.map((time) => time?.responseEnd ?? Number.NaN));
        expect(lastAsked).to.be.lessThan(firstAnswered);
      });

    for (const [block, html] of Object.entries(blocksWithMoreModules))
      it(`go out in one wave for ${block}: the block imports nothing that the loader has not requested`, async () => {
        const page = await openPage({ script, html });
        await allReady(page, '[data],[items],az-menu,az-gallery,az-form,az-embed');
        await page.painted();
        const modules = page.window.performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .filter((url) => /\/(elements|chunks)\/[^/]+\.js$/.test(url) && url.includes(base));
        const requested = page.$$<HTMLLinkElement>('link[rel="preload"]').map(({ href }) => href);
        expect(requested.length).to.be.greaterThan(1);
        expect(modules.filter((url) => !requested.includes(url))).to.deep.equal([]);
      });

    it('leave out the texts of the page’s language for a block without texts', async () => {
      const page = await openPage({ script, lang: 'en', html: accordion() });
      await allReady(page);
      const requested = () => page.$$<HTMLLinkElement>('link[rel="preload"]').map(({ href }) => href);
      const texts = /\/chunks\/en-[^/]+\.js$/;
      expect(requested().filter((url) => texts.test(url))).to.deep.equal([]);
      page.document.body.insertAdjacentHTML('beforeend', '<az-menu>Dinner\n====\nRice</az-menu>');
      await allReady(page, 'az-menu');
      expect(requested().filter((url) => texts.test(url))).to.have.length(1);
    });

    it('go out once for each file of a page, however many elements need it', async () => {
      // Before it runs a file that it has preloaded, Firefox asks whether a `no-cache` file is still current.
      if (engine === 'firefox') return;
      const one = await filesOf(flavour, 'accordion');
      const other = await filesOf(flavour, 'gallery', 'grid');
      const paths = [...new Set([one.element, other.element, ...one.chunks, ...other.chunks])];
      for (const path of paths) await allowRequests(path, 1);
      const gallery = '<az-gallery design="grid" loading="eager"></az-gallery>';
      const page = await openPage({
        script,
        html: `${accordion()}${gallery}${accordion()}${far}${gallery}${accordion('id="later" loading="lazy"')}`,
      });
      await allReady(page, '[loading="eager"]');
      page.$('#later').scrollIntoView();
      await allReady(page, '#later');
      await page.window.Azulejo.load('accordion');
      await page.window.Azulejo.load('gallery', 'grid');
      expect(page.errors).to.deep.equal([]);
      const counts = await Promise.all(paths.map(async (path) => [path, await cameAsAllowed(path)]));
      expect(counts).to.deep.equal(paths.map((path) => [path, true]));
    });

    it('go out only when an element needs the file', async () => {
      const { element, chunks } = await filesOf(flavour, 'accordion');
      const page = await openPage({ script, html: far + accordion('') });
      await page.waitFor(() => page.window.Azulejo);
      await page.painted();
      expect([element, ...chunks].flatMap((path) => timesOf(page, path))).to.deep.equal([]);
      expect(page.$$('link, script:not([src$="azulejo.js"]):not([src*="capture"])').length).to.equal(0);
    });

    it('leave only link elements, in the head', async () => {
      const page = await openPage({ script, html: accordion() });
      await allReady(page);
      expect(page.$$('link:not(head > [rel="preload"])').length).to.equal(0);
      expect(page.$$('style').length).to.equal(0);
    });

    it('go out with Azulejo.load before there is an element of the block', async () => {
      const page = await openPage({ script, html: '' });
      await page.waitFor(() => page.window.Azulejo);
      await page.window.Azulejo.load('accordion');
      expect(page.window.customElements.get('az-accordion')).to.be.a('function');
      page.document.body.innerHTML = accordion();
      await allReady(page);
    });

    it('are needless for a module that is imported without the loader: its elements render at once', async () => {
      const html = documentOf({
        body: `${far}${accordion('loading="interaction"')}
          <script type="module" src="${flavour.base}elements/accordion.js"></script>`,
      });
      const page = await openPage({ html });
      await allReady(page);
      expect(page.window.Azulejo).to.equal(undefined);
      page.document.body.insertAdjacentHTML('beforeend', accordion('id="later"'));
      await allReady(page, '#later');
      expect(page.errors).to.deep.equal([]);
    });

    it('are needless for a module that is imported before the loader runs', async () => {
      const html = documentOf({
        head: `<script src="${script}" data-manual></script>`,
        body: `${accordion('loading="interaction"')}
          <script type="module" src="${flavour.base}elements/accordion.js"></script>`,
      });
      const page = await openPage({ html });
      await allReady(page);
      expect(page.$$('az-accordion').every(isReady)).to.equal(true);
    });
  });
});
