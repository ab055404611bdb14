/** With azulejo.css in the head, blocks with content of their own move nothing when the script arrives. */
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { openPage } from './support/page';
import { describe, expect, it } from './support/suite';

const card = `<az-product layout="card" style="width: 250px" data='${JSON.stringify({
  title: 'Azulejo',
  fullUrl: '/azulejo',
  items: [{ src: '/pictures/lazo.jpg', alt: 'Lazo', width: 1500, height: 1000 }],
  structuredContent: { variants: [{ price: 1250 }] },
})}'>
  <img src="/pictures/lazo.jpg" alt="Lazo" width="1500" height="1000"><h3><a href="/azulejo">Azulejo</a></h3><p>$12.50</p>
</az-product>`;

const section = (title: string, dishes: string[]): string =>
  `<section><h2>${title}</h2><dl>${dishes.map((dish) => `<dt>${dish} <data value="4">$4</data></dt><dd>Maíz y queso.</dd>`).join('')}</dl></section>`;

const menu = `<az-menu>${section('Comida', ['Arepa', 'Sopa', 'Ceviche'])}${section('Cena', ['Arroz'])}</az-menu>`;

const prices = `<article><h3>Taller</h3><p><b data-option="left">$45</b><b data-option="right">$432</b></p>
  <a data-option="left" href="#mes">Unirse</a><a data-option="right" href="#ano">Unirse</a></article>`;

const article = `<article><a href="/lazo"><img src="/pictures/lazo-500w.jpg" alt="" width="1500" height="1000"></a>
  <h2><a href="/lazo">Lazo</a></h2><time datetime="2026-01-01">1 de enero</time><p>Esmalte de cobalto.</p></article>`;

const images = (width: number, height: number): string => {
  const svg = encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
  );
  return `<img src="data:image/svg+xml,${svg}" alt="Lazo" width="${width}" height="${height}">`.repeat(8);
};

const figures = images(1600, 900).replaceAll(/<img.*?>/g, '<figure>$&<figcaption>Lazo</figcaption></figure>');

const blocks: Record<string, string> = {
  'a card of a product': card,
  'a menu': menu,
  'a pricing toggle': `<az-pricing-toggle>${prices}</az-pricing-toggle>`,
  'a pricing toggle as a switch': `<az-pricing-toggle design="switch" selected="right">${prices}</az-pricing-toggle>`,
  'a menu with a text above its dishes': `<az-menu>${section('Comida', ['Arepa']).replace('<dl>', '<p>A mediodía</p><dl>')}${section('Cena', ['Arroz'])}</az-menu>`,
  'a cart': '<az-cart></az-cart>',
  'a cart with a link to the shop': '<az-cart shop-url="/tienda"></az-cart>',
  'a cart with content of its own': '<az-cart><p>Nada.</p><a href="/tienda">Tienda</a></az-cart>',
  'a cart in a panel': '<az-cart mode="panel"></az-cart>',
  'a button': '<az-button alignment="center"><a href="/tienda">Ver la tienda</a></az-button>',
  'a large button': '<az-button size="large"><a href="/tienda">Ver la tienda</a></az-button>',
  'a small button from settings': '<az-button size="small" clickthrough-url="/tienda"></az-button>',
  'a donation button':
    '<az-donation-button><p>Para arcilla.</p><a href="/donar">Donar</a></az-donation-button>',
  'a donation button from data': `<az-donation-button data='{"donatePageId":"arcilla","size":"large"}'></az-donation-button>`,
  'a form of the page':
    '<az-form><form><p><label>Nombre <input name="n"></label></p><p><button>Enviar</button></p></form></az-form>',
  'a slideshow of wide pictures with captions': `<az-gallery design="slideshow">${figures}</az-gallery>`,
  'a slideshow of tall pictures': `<az-gallery design="slideshow">${images(1000, 1500)}</az-gallery>`,
  'a slideshow of square pictures': `<az-gallery design="slideshow" image-aspect-ratio="square">${images(1500, 1000)}</az-gallery>`,
  'a slideshow with thumbnails': `<az-gallery design="slideshow" thumbnails>${images(1500, 1000)}</az-gallery>`,
  'a grid with thumbnails left from a slideshow': `<az-gallery design="grid" thumbnails>${images(1500, 1000)}</az-gallery>`,
  'a grid of square tiles, by the builder’s name': `<az-gallery design="grid" tile-aspect-ratio="square">${images(1500, 1000)}</az-gallery>`,
  'a grid of 3:2, with square tiles left from before': `<az-gallery design="grid" tile-aspect-ratio="standard" square-thumbs="true">${images(1500, 1000)}</az-gallery>`,
  'an accordion with open-first="false"':
    '<az-accordion open-first="false"><details><summary>Envíos</summary><p>Dos días.</p></details></az-accordion>',
  'a gallery of rows': `<az-gallery design="autorows">${images(1500, 1000)}</az-gallery>`,
  'a gallery of rows from data': `<az-gallery data='{"design":"autorows"}'>${images(1500, 1000)}</az-gallery>`,
  'a marquee of paragraphs':
    '<az-marquee><p>Pan recién horneado, cada mañana</p><p>Café de montaña, tostado aquí</p></az-marquee>',
  'the dates of a tour':
    '<az-tour-dates><ul><li><time datetime="2037-01-01">1 ene</time> <b>Bar</b> <span>Puebla</span> <a href="/t">Boletos</a></li></ul></az-tour-dates>',
  'a collection': `<az-collection>${article.repeat(3)}</az-collection>`,
  'a summary': `<az-summary>${article.repeat(3)}</az-summary>`,
  'a newsletter': '<az-newsletter form-id="letter"></az-newsletter>',
  'a marquee from data': `<az-marquee data='{"items":[{"text":"Talavera"}]}'></az-marquee>`,
};

// Not every engine reads numbers from attributes yet.
if (CSS.supports('gap', 'attr(padding px, 20px)'))
  Object.assign(blocks, {
    'a marquee on a wave': '<az-marquee wave-intensity="60">Pan recién horneado</az-marquee>',
    'a gallery of low rows': `<az-gallery design="autorows" row-height="120" gutter="4">${images(1500, 1000)}</az-gallery>`,
  });

/** What most frameworks and themes set for elements, in the values of Bootstrap. */
const elementRules = `
  *, ::before, ::after { box-sizing: border-box }
  h1, h2, h3, h4, h5, h6 { margin: 0 0 .5rem; font-size: 1.75rem; font-weight: 500; line-height: 1.2 }
  p, ul, dl, figure { margin: 0 0 1rem }
  dt { font-weight: 700 }
  dd { margin: 0 0 .5rem }
  img, svg { vertical-align: middle }
  a { color: #0d6efd; text-decoration: underline }
  button, input { margin: 0; font: inherit }
  summary { display: list-item }`;

const places = [
  { name: 'a page of 1280 px', width: 1280, rules: '' },
  { name: 'a page of 390 px', width: 390, rules: '' },
  { name: 'a page with rules for elements', width: 1280, rules: elementRules },
];

defaultFlavour(({ name, script }) => {
  describe(`the stylesheet in the head (${name})`, () => {
    for (const { name: place, width, rules } of places)
      it(`gives each block its place on ${place}`, async () => {
        // A box for each block, so that its margins stay in it and none moves the next one.
        // A scrollbar would make the page narrower.
        const boxes = Object.entries(blocks).map(
          ([block, html]) =>
            `<div class="box" title="${block}">${html.replace(/^<az-[\w-]+/, '$& loading="eager"')}<p class="below">Abajo</p></div>`,
        );
        const page = await openPage({
          script: null,
          width,
          height: 1500,
          html: `<!doctype html><html lang="es-419"><head><link rel="stylesheet" href="/dist/azulejo.css">
            <style>html { scrollbar-width: none } body { font: 16px/1.5 sans-serif; margin: 0 16px }
            .box { display: flow-root } ${rules}</style></head>
            <body>${boxes.join('')}</body></html>`,
        });
        const heights = () =>
          page.$$('.box').map((box) => {
            const below = box.querySelector('.below')?.getBoundingClientRect().top ?? Number.NaN;
            return { block: box.title, height: below - box.getBoundingClientRect().top };
          });
        const before = heights();
        page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
        await page.waitFor(() => page.$$('.box > :first-child').every(isReady));
        await page.painted();
        const moved = heights().flatMap(({ block, height }, index) => {
          const reserved = before[index]?.height ?? Number.NaN;
          return Math.abs(height - reserved) <= 1
            ? []
            : `${block}: ${reserved} px before, ${height} px after`;
        });
        expect(moved).to.deep.equal([]);
        expect(before.length).to.equal(Object.keys(blocks).length);
      });

    const firstElements = {
      'the link of an aligned button': blocks['a button'],
      'a text before menus': menu.replace('<section>', '<p>Desde 1987</p>$&'),
      'the first picture of a slideshow': blocks['a slideshow of wide pictures with captions'],
    };
    for (const [element, block] of Object.entries(firstElements))
      it(`leaves ${element} in its place`, async () => {
        const html = `<html><head><link rel="stylesheet" href="/dist/azulejo.css"></head><body>${block}</body></html>`;
        const page = await openPage({ script: null, html });
        const place = () => page.$('a, p, img').getBoundingClientRect().toJSON();
        const before = place();
        page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
        await page.waitFor(() => page.document.body.firstElementChild?.matches(':state(ready)'));
        await page.painted();
        expect(place()).to.deep.equal(before);
      });

    it('keeps the prices of both options apart where the script never arrives', async () => {
      const html = `<html><head><link rel="stylesheet" href="/dist/azulejo.css"></head><body>${blocks['a pricing toggle']}</body></html>`;
      const page = await openPage({ script: null, html });
      for (const animation of page.document.getAnimations()) animation.finish();
      const [left, right] = page.$$('a').map((link) => link.getBoundingClientRect());
      expect(right?.left).to.be.greaterThan((left?.right ?? 0) + 4);
    });
  });
});
