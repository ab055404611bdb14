/** A page with the documented two lines does not move when the blocks arrive. */

import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour, type Flavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { allReady, documentOf, filesOf, sections } from './support';

requestEachTime('elements/');

const picture = '<img src="/demo/pictures/mark.svg" width="300" height="200" alt="">';
const pictures = picture.repeat(8);
const dishes = '<dl><dt>Arepa <data value="4">$4</data></dt><dd>Maíz y queso.</dd></dl>'.repeat(3);
const json = (data: object): string => `data='${JSON.stringify(data)}'`;

const fields = [
  { id: 'name', type: 'name', title: 'Name', required: true },
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'text', type: 'textarea', title: 'Message' },
];
const product = {
  title: 'Azulejo',
  items: [{ src: '/demo/pictures/mark.svg', alt: 'Azulejo', width: 300, height: 200 }],
  structuredContent: { variants: [{ sku: 'A', price: 1250 }] },
};

const blocks: Record<string, string> = {
  accordion: `<az-accordion open-first>${sections}</az-accordion>`,
  gallery: `<az-gallery design="grid" thumbnails-per-row="4">${pictures}</az-gallery>`,
  'gallery, a slideshow': `<az-gallery design="slideshow">${pictures}</az-gallery>`,
  // Tiles of the demo's server: where no tile can be loaded, a map shrinks to its address.
  map: `<az-map tiles="/_tiles/original/{z}/{x}/{y}.svg" ${json({ location: { mapLat: -12.1, mapLng: -77, addressLine1: 'Lima' } })}></az-map>`,
  form: `<az-form ${json({ fields })}></az-form>`,
  'form of the page':
    '<az-form><form><p><label>Name <input name="name"></label></p><p><button>Send</button></p></form></az-form>',
  newsletter:
    '<az-newsletter><form><input type="email" name="email" aria-label="Email"><button>Join</button></form></az-newsletter>',
  product: `<az-product ${json(product)}></az-product>`,
  video: `<az-video ${json({ url: 'https://youtu.be/dQw4w9WgXcQ' })}></az-video>`,
  marquee: '<az-marquee>Open until nine</az-marquee>',
  'marquee, a long one': `<az-marquee>${'<p>Open until nine</p>'.repeat(20)}</az-marquee>`,
  'gallery, with thumbnails': `<az-gallery design="slideshow" thumbnails>${pictures}</az-gallery>`,
  'gallery, rows': `<az-gallery design="autorows">${picture.repeat(2)}</az-gallery>`,
};

/** Small blocks whose rules are only in azulejo.css: all of them fit into one window. */
const smallBlocks: Record<string, string> = {
  menu: `<az-menu><section><h2>Food</h2>${dishes}</section><section><h2>Dinner</h2>${dishes}</section></az-menu>`,
  'pricing-toggle':
    '<az-pricing-toggle><p><b data-option="left">$45</b><b data-option="right">$432</b></p></az-pricing-toggle>',
  newsletter: '<az-newsletter></az-newsletter>',
  cart: '<az-cart shop-url="/shop"></az-cart>',
  button: '<az-button size="large"><a href="/shop">Shop</a></az-button>',
  'donation-button': '<az-donation-button donate-page-id="clay"></az-donation-button>',
};

const blockOf = (name: string): string => name.split(/[ ,]/)[0] ?? '';

/** Blocks whose height the content does not give: the page gives them the height, as their READMEs say. */
const hasHeightOfPage = ['form', 'product'];

/** Large blocks whose rules are only in azulejo.css (reserve-sheet.css, or isReservedByLoader in schema.ts). */
const needsStylesheet = [
  ...hasHeightOfPage,
  'marquee, a long one',
  'gallery, with thumbnails',
  'gallery, rows',
];

/** The layout shift that a page without the stylesheet may still have once the loader is there. */
const maxShiftWithoutStylesheet = 0.05;

const moduleDelayMs = 200;

interface LatePage {
  html: string[];
  head?: string;
  width: number;
  height?: number;
}

defaultFlavour((flavour) => {
  describe(`a page whose blocks arrive late (${flavour.name})`, () => {
    afterEach(resetSite);

    // Only Chromium reports layout shifts.
    if (!supports('layoutShift')) return;

    const stylesheet = `<link rel="stylesheet" href="${flavour.base}azulejo.css">`;

    const openLate = async (names: string[], { html, head = stylesheet, ...size }: LatePage) => {
      for (const name of names) {
        const { element } = await filesOf(flavour, blockOf(name));
        await fault({ path: element, delayMs: moduleDelayMs, times: 2 });
      }
      const script = `<script src="${flavour.script}" async></script>`;
      const body = html.map((block) => `${block}<p>Text</p>`).join('');
      return openPage({
        html: documentOf({ head: `${head}${script}`, body }),
        until: 'start',
        ...size,
      });
    };

    const expectShift = async (page: Page, names: string[], limit: number): Promise<void> => {
      await allReady(page, names.map((name) => `az-${blockOf(name)}`).join());
      const sum = await page.shift();
      expect(sum, page.describeShifts()).to.be.at.most(limit);
    };

    const smallNames = Object.keys(smallBlocks);
    for (const width of [1280, 390])
      it(`does not move for ${smallNames.join(', ')}, with the stylesheet, at ${width} px`, async () => {
        const html = Object.values(smallBlocks);
        const page = await openLate(smallNames, { html, width, height: 1200 });
        await expectShift(page, smallNames, 0);
        expect(page.document.documentElement.scrollHeight, 'all are in view').to.equal(1200);
      });

    for (const [name, block] of Object.entries(blocks))
      for (const width of [1280, 390]) {
        it(`does not move for az-${name}, with the stylesheet, at ${width} px`, async () => {
          const height = hasHeightOfPage.includes(name)
            ? `<style>az-${name}:not(:state(ready)) { min-height: ${await heightOf(flavour, name, width)}px }</style>`
            : '';
          const page = await openLate([name], { html: [block, block], width, head: stylesheet + height });
          await expectShift(page, [name], 0);
        });

        if (needsStylesheet.includes(name)) continue;
        it(`hardly moves for az-${name} once the loader is there, without the stylesheet, at ${width} px`, async () => {
          const page = await openLate([name], { html: [block, block], width, head: '' });
          await page.waitFor(() => page.window.Azulejo);
          await page.shift();
          page.captured.shifts = [];
          await expectShift(page, [name], maxShiftWithoutStylesheet);
        });
      }

    it('does not move for a carousel that a visitor reaches long after the page has loaded', async () => {
      const { element } = await filesOf(flavour, 'gallery');
      await fault({ path: element, delayMs: moduleDelayMs, times: 2 });
      const page = await openPage({
        html: documentOf({
          head: `${stylesheet}<script src="${flavour.script}"></script>`,
          body: `<p style="height: 3000px">Text</p><az-gallery design="carousel">${pictures}</az-gallery>`,
        }),
      });
      const gallery = page.$('az-gallery');
      // As if the page had been open for nine seconds.
      for (const animation of page.document.getAnimations()) animation.finish();
      gallery.scrollIntoView({ block: 'center', behavior: 'instant' });
      await page.painted();
      expect(isReady(gallery)).to.equal(false);
      await expectShift(page, ['gallery'], 0);
    });
  });
});

/** The height of the block once it is ready, which an author would measure. */
async function heightOf(flavour: Flavour, name: string, width: number): Promise<number> {
  const page = await openPage({ script: flavour.script, html: blocks[name], width });
  await allReady(page, `az-${name}`);
  await page.painted();
  const { height } = page.$(`az-${name}`).getBoundingClientRect();
  page.close();
  return height;
}
