/** Lists of posts, products, pictures and events: pages, filters, likes, three languages, and data for search engines. */

import { axeViolations } from '../support/axe';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import {
  blog,
  blogPage,
  choose,
  highIntroduction,
  likesPath,
  nextLink,
  opener,
  products,
  thingsIn,
  titlesIn,
} from './support';

defaultFlavour((flavour) => {
  const open = opener(flavour);

  describe(`the collection (${flavour.name})`, () => {
    beforeEach(resetSite);

    it('has tags that a finger hits', async () => {
      const tags = '<ul><li><a rel="tag" href="?tag=mar">mar</a></li></ul>';
      const page = await open(
        `<az-collection loading="eager"><article><h2>Uno</h2>${tags}</article></az-collection>`,
      );
      expect(page.byRole('link', { name: 'mar' }).getBoundingClientRect().height).to.be.at.least(24);
    });

    it('asks a browser that stores no address only once, however often the visitor scrolls', async () => {
      const page = await open(
        `${highIntroduction}<az-collection loading="eager" src="${blog}" page-size="2">${blogPage}</az-collection>`,
      );
      const refused = page.refuseAddresses();
      for (const top of [100, 200, 300]) {
        page.window.scrollTo({ top, behavior: 'instant' });
        await page.painted();
      }
      expect(refused()).to.equal(1);
    });

    it('shows the page’s own articles, adds pages of the server, and goes back to where the visitor was', async () => {
      const page = await open(
        `${highIntroduction}<az-collection loading="eager" src="${blog}" page-size="2">${blogPage}${nextLink}</az-collection>`,
        // The page scrolls to new items without a motion.
        { query: 'nomotion=true' },
      );
      // The server's first page names the same posts: the page's own articles show them.
      expect(page.allByRole('article')).to.have.length(2);
      expect(page.text()).to.include('De la página.');
      const events: unknown[] = [];
      page
        .$('az-collection')
        .addEventListener('az-change', (event) => events.push((event as CustomEvent).detail));

      page.byRole('button', { name: 'Ver más' }).click();
      await page.waitFor(() => page.allByRole('article').length === 4);
      expect(page.window.location.search).to.equal('?nomotion=true&page=2');
      expect(events).to.deep.equal([{ page: 2, tag: '', category: '' }]);
      // The focus is on the first new item.
      await page.waitFor(
        () => page.focused?.getAttribute('href') === '/sitio/blog/cuerda-seca-en-seis-pasos',
      );

      page.byRole('button', { name: 'Ver más' }).click();
      await page.waitFor(() => page.focused?.textContent?.startsWith('Qué barro usamos'));
      page.window.scrollTo({ top: 1700, behavior: 'instant' });
      await page.painted();
      page.byRole('button', { name: 'Ver más' }).click();
      await page.waitFor(() => page.allByRole('article').length === 8);
      page.window.history.back();
      await page.waitFor(() => page.allByRole('article').length === 6);
      await page.waitFor(() => page.window.scrollY === 1700);
      expect(page.window.location.search).to.equal('?nomotion=true&page=3');
      expect(page.errors).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('shows many articles, and one that a script adds while they are read', async () => {
      const articles = Array.from({ length: 450 }, (_, index) => `<article><h2>Taza ${index}</h2></article>`);
      const page = await open(
        `<az-collection loading="eager">${articles.join('')}</az-collection>
        <script>customElements.whenDefined('az-collection').then(() =>
          document.querySelector('az-collection').insertAdjacentHTML('beforeend', '<article><h2>Jarra</h2></article>'));
        </script>`,
      );
      await page.waitFor(() => titlesIn(page).at(-1) === 'Jarra');
      expect(page.allByRole('article')).to.have.length(451);
      expect(page.text()).to.include('451 resultados');
    });

    const indexes = Array.from({ length: 80 }, (_, index) => index);
    const cups = indexes.map((index) => ({ title: `Taza ${index}`, fullUrl: `#taza-${index}` }));
    const lists = {
      'items from data': `<az-collection loading="eager" data='${JSON.stringify({ items: cups })}'></az-collection>`,
      'the page’s own articles': `<az-collection loading="eager">${cups
        .map(({ title, fullUrl }) => `<article><h2><a href="${fullUrl}">${title}</a></h2></article>`)
        .join('')}</az-collection>`,
    };
    for (const [name, list] of Object.entries(lists))
      it(`keeps all ${name}, the focus and the place in the page when an attribute changes`, async () => {
        const page = await open(list, { query: 'nomotion=true' });
        await page.waitFor(() => titlesIn(page).length === cups.length && thingsIn(page).length > 0);
        const link = page.byRole('link', { name: 'Taza 70' });
        link.focus();
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        await page.painted();
        const { scrollY } = page.window;
        page.$('az-collection').setAttribute('structured-data', 'false');
        await page.waitFor(() => thingsIn(page).length === 0);
        expect(page.allByRole('article')).to.have.length(cups.length);
        expect(page.focused).to.equal(link);
        await page.painted();
        expect(page.window.scrollY).to.equal(scrollY);
      });

    it('filters and sorts products, in the address', async () => {
      const page = await open(
        `<az-collection loading="eager" type="products" filters='["category","price","stock"]'>${products}</az-collection>`,
      );
      choose(page, 'Categoría', 'Azulejos');
      await page.waitFor(() => titlesIn(page).length === 3);
      expect(page.window.location.search).to.equal('?category=Azulejos');

      page.byRole('checkbox', { name: 'Solo disponibles' }).click();
      await page.waitFor(() => titlesIn(page).join() === 'Estrella,Ancla');

      choose(page, 'Orden', 'price');
      await page.waitFor(() => titlesIn(page).join() === 'Ancla,Estrella');

      page.byRole('spinbutton', { name: 'Precio mínimo' }).focus();
      await page.press('1', '0', 'Enter');
      await page.waitFor(() => titlesIn(page).join() === 'Estrella');
      expect(page.text()).to.include('1 resultado');
      expect(Object.fromEntries(new URLSearchParams(page.window.location.search))).to.deep.equal({
        category: 'Azulejos',
        sort: 'price',
        minPrice: '10',
        stock: 'true',
      });

      const clear = page.byRole('button', { name: 'Quitar los filtros' });
      clear.focus();
      clear.click();
      await page.waitFor(() => titlesIn(page).join() === 'Ancla,Estrella,Clavel,Jarrón');
      // The button has gone.
      expect(page.focused).to.equal(page.byRole('combobox', { name: 'Categoría' }));
      expect(await axeViolations(page)).to.deep.equal([]);
      // The filters scroll; the number of results does not.
      for (const width of [700, 320]) {
        page.resize(width);
        await page.painted();
        expect(page.$('[part=count]').getBoundingClientRect().right, `${width} px`).to.be.at.most(width);
      }
      page.$('main').style.fontSize = '32px';
      const [label, filters] = ['label', 'filters'].map((part) =>
        page.$(`[part=${part}]`).getBoundingClientRect(),
      );
      expect(label?.top).to.be.at.least(filters?.top ?? Number.NaN);
    });

    it('shows prices without a currency in that of the settings, also after a change', async () => {
      const page = await open(
        '<az-collection loading="eager" type="products" currency-code="EUR"></az-collection>',
      );
      const collection = page.$('az-collection');
      const items = [{ title: 'Jarrón', structuredContent: { productType: 1, variants: [{ price: 1250 }] } }];
      Object.assign(collection, { items });
      await page.waitFor(() => page.text(page.byRole('article')).includes('€'));
      collection.setAttribute('currency-code', 'BRL');
      await page.waitFor(() => page.text(page.byRole('article')).includes('R$'));
      expect(page.text(page.byRole('article'))).not.to.include('€');
    });

    it('likes an item at once, and takes the like back where the server refuses', async () => {
      await fault({ path: likesPath, status: 503, delayMs: 300 });
      const page = await open(
        `<az-collection loading="eager" src="${blog}" page-size="1" likes></az-collection>`,
      );
      const heart = () => page.byRole('button', { name: /^Me gusta El horno se abre de noche/ });
      const liked = () => heart().getAttribute('aria-pressed') === 'true';
      const before = Number(/\d+$/.exec(page.text(heart()))?.[0]);
      heart().click();
      await page.waitFor(() => liked() && page.text(heart()).endsWith(`${before + 1}`));
      // Not yet refused.
      expect(
        page
          .allByRole('alert')
          .map((alert) => page.text(alert))
          .join(''),
      ).to.equal('');
      await page.waitFor(() => !liked() && page.text(heart()).endsWith(`${before}`));
      await page.waitFor(() =>
        page
          .allByRole('alert')
          .some((alert) => page.text(alert).startsWith('No se pudo guardar tu «Me gusta».')),
      );

      heart().click();
      await page.waitFor(async () => (await received(likesPath)).length === 2);
      await page.waitFor(() => liked() && page.text(heart()).endsWith(`${before + 1}`));
      // Once a visitor.
      heart().click();
      await page.painted();
      expect(await received(likesPath)).to.have.length(2);
      await page.waitFor(() => page.window.localStorage.getItem('azulejo.likes') !== null);
    });
  });

  describe(`the collection without a script, and in three languages (${flavour.name})`, () => {
    beforeEach(resetSite);

    it('is readable without a script', async () => {
      const page = await open(
        `<az-collection src="${blog}" page-size="1">${blogPage}${nextLink}</az-collection>`,
        { script: null },
      );
      expect(titlesIn(page)).to.deep.equal(['El horno se abre de noche', 'Cobalto']);
      expect(page.byRole('link', { name: 'Siguientes' }).getAttribute('href')).to.equal('?page=2');
    });

    const languages = [
      { lang: 'es', more: 'Ver más', sort: 'Orden', count: '1 de 4' },
      { lang: 'en', more: 'Show more', sort: 'Sort by', count: '1 of 4' },
      { lang: 'pt-BR', more: 'Ver mais', sort: 'Ordem', count: '1 de 4' },
    ];
    for (const { lang, more, sort, count } of languages)
      it(`speaks ${lang}`, async () => {
        const page = await open(
          `<az-collection loading="eager" type="products" page-size="1" filters='["stock"]'>${products}</az-collection>`,
          { lang },
        );
        page.byRole('button', { name: more });
        page.byRole('combobox', { name: sort });
        expect(page.text()).to.include(count);
      });

    if (supports('emulateMedia'))
      it('prints its items without filters, hearts and the button for more', async () => {
        const page = await open(
          `<az-collection loading="eager" type="products" likes page-size="3" filters='["category"]'>${products}</az-collection>`,
        );
        expect(page.allByRole('button').length).to.be.greaterThan(1);
        await emulateMedia({ media: 'print' });
        try {
          expect(page.allByRole('button')).to.deep.equal([]);
          expect(page.allByRole('combobox')).to.deep.equal([]);
          expect(titlesIn(page)).to.deep.equal(['Estrella', 'Clavel', 'Jarrón']);
        } finally {
          await emulateMedia({});
        }
      });

    if (supports('layoutShift'))
      it('moves nothing of a page that links the stylesheet', async () => {
        const page = await open(
          `<link rel="stylesheet" href="/dist/azulejo.css">
          <az-collection loading="eager" type="products" likes page-size="3" filters='["category"]'>${products}</az-collection><p>Después</p>`,
        );
        expect(await page.shift(), page.describeShifts()).to.equal(0);
      });
  });

  describe(`the collection for search engines (${flavour.name})`, () => {
    beforeEach(resetSite);

    it('describes posts and their list', async () => {
      const page = await open(`<az-collection loading="eager" src="${blog}" page-size="2"></az-collection>`);
      await page.waitFor(() => thingsIn(page).length > 0);
      const [list, first] = thingsIn(page);
      expect(thingsIn(page).map((thing) => thing['@type'])).to.deep.equal([
        'ItemList',
        'BlogPosting',
        'BlogPosting',
      ]);
      expect(list).to.have.property('itemListElement').with.length(2);
      expect(first).to.include({ headline: 'El horno se abre de noche' });
      expect(first)
        .to.have.property('datePublished')
        .that.matches(/^2026-06-18T/);
    });

    it('describes products with their price and stock', async () => {
      const page = await open(`<az-collection loading="eager" type="products">${products}</az-collection>`);
      const [, , clavel] = await page.waitFor(() => thingsIn(page).length === 5 && thingsIn(page));
      expect(clavel).to.deep.include({
        '@type': 'Product',
        name: 'Clavel',
        offers: {
          '@type': 'Offer',
          price: '30',
          priceCurrency: 'USD',
          availability: 'https://schema.org/OutOfStock',
        },
      });
    });

    it('describes no offer of a product without a price', async () => {
      const items = [{ title: 'Clavel', structuredContent: { productType: 1 } }];
      const page = await open(
        `<az-collection loading="eager" type="products" data='${JSON.stringify({ items })}'></az-collection>`,
      );
      const [, clavel] = await page.waitFor(() => thingsIn(page).length === 2 && thingsIn(page));
      expect(clavel).to.include({ '@type': 'Product', name: 'Clavel' }).and.not.have.property('offers');
    });

    it('describes events, and leaves out what the page describes itself', async () => {
      const own = { '@context': 'https://schema.org', '@type': 'Event', name: 'Feria' };
      const items = [
        { title: 'Feria', startDate: '2026-05-01' },
        { title: 'Hornada', startDate: '2026-06-01' },
      ];
      const page = await open(
        `<script type="application/ld+json">${JSON.stringify(own)}</script>
        <az-collection loading="eager" type="events" data='${JSON.stringify({ items })}'></az-collection>`,
      );
      await page.waitFor(() => thingsIn(page).length > 1);
      const events = thingsIn(page).filter((thing) => thing['@type'] === 'Event');
      expect(events).to.have.length(2);
      expect(events.map((event) => (event as { name?: string }).name)).to.include.members([
        'Feria',
        'Hornada',
      ]);
    });

    it('describes nothing where the settings say so', async () => {
      const page = await open(
        `<az-collection loading="eager" structured-data="false">${blogPage}</az-collection>
        <az-collection loading="eager" type="products">${products}</az-collection>`,
      );
      await page.waitFor(() => thingsIn(page).length > 0);
      expect(thingsIn(page).some((thing) => thing['@type'] === 'BlogPosting')).to.equal(false);
    });
  });
});
