/** With azulejo.css in the head, blocks with content of their own move nothing when the script arrives. */
import { eachFlavour } from './support/flavour';
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

const blocks = {
  'a card of a product': card,
  'a menu': menu,
  'a pricing toggle': `<az-pricing-toggle>${prices}</az-pricing-toggle>`,
  'a pricing toggle as a switch': `<az-pricing-toggle design="switch" selected="right">${prices}</az-pricing-toggle>`,
};

eachFlavour(({ name, script }) => {
  describe(`the stylesheet in the head (${name})`, () => {
    for (const [block, html] of Object.entries(blocks))
      for (const width of [1280, 390])
        it(`gives ${block} its place on a page of ${width} px`, async () => {
          const page = await openPage({
            script: null,
            width,
            height: 1500,
            html: `<!doctype html><html lang="es-419"><head><link rel="stylesheet" href="/dist/azulejo.css">
              <style>body { font: 16px/1.5 sans-serif; margin: 0 16px }</style></head>
              <body>${html}<p id="below">Abajo</p></body></html>`,
          });
          const top = () => page.$('#below').getBoundingClientRect().top;
          const before = top();
          const tag = page.document.createElement('script');
          tag.src = script;
          page.document.head.append(tag);
          await page.waitFor(() => page.document.body.firstElementChild?.matches(':state(ready)'));
          await page.painted();
          expect(top()).to.be.closeTo(before, 1);
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
