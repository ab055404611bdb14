/** Shows articles, products and events in four designs: from the page and from data. */

import { axeViolations } from '../support/axe';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { far, followLink, waitForTop } from '../support/links';
import type { Page, PageOptions } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { article, host, openSummary, src, summaryOf, titles } from './support';

const articles = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete']
  .map((title) => article(title))
  .join('');

const picture = { assetUrl: '/pictures/estrella-500w.jpg', originalSize: '500x333' };
const dayMs = 86_400_000;
/** A date so many days from now, as the page's clock has it. */
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The numbers of items that the summary has rendered, one after the other, from now on. */
const countsOfTiles = (page: Page): number[] => {
  const counts: number[] = [];
  const root = host(page).shadowRoot as ShadowRoot;
  const observer = new MutationObserver(() => {
    const count = root.querySelectorAll('[part~=item],[part~=slide]').length;
    if (count !== counts.at(-1)) counts.push(count);
  });
  observer.observe(root, { childList: true, subtree: true });
  return counts;
};

defaultFlavour(({ name, script }) => {
  const open = (html: string, options: PageOptions = {}): Promise<Page> =>
    openSummary(html, { script, ...options });

  describe(`the summary's designs (${name})`, () => {
    for (const [design, names] of Object.entries({
      wall: ['wall', 'autocolumns', '1005'],
      carousel: ['carousel', '1006'],
      list: ['list', '1007'],
      grid: ['grid', 'autogrid', '1008'],
    }))
      it(`shows the page's own articles as a ${design}, by each of its names`, async () => {
        const elements = names.map(
          (one) => `<az-summary loading="eager" design="${one}">${articles}</az-summary>`,
        );
        const page = await open(elements.join(''));
        expect(page.$$('az-summary').filter((one) => !one.matches(`:state(${design})`))).to.deep.equal([]);
        const role = design === 'carousel' ? 'group' : 'list';
        const [first] = page.allByRole(role, { name: 'Resumen' });
        expect(page.text(first)).to.include('Texto de Siete');
        if (name === 'react') expect(await axeViolations(page)).to.deep.equal([]);
        expect(await page.shift()).to.equal(0);
        expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
      });

    it('has room for the texts of a list beside pictures of the whole width', async () => {
      const attributes = 'loading="eager" design="list" list-image-size="100"';
      const page = await openSummary(
        `<az-summary ${attributes}>${article('Uno')}</az-summary>
          <az-summary ${attributes} list-image-alignment="right" primary-metadata="date"
            data='${JSON.stringify({ items: [{ title: 'Dos', excerpt: '<p>Texto</p>', assetUrl: '/pictures/estrella-500w.jpg' }] })}'></az-summary>`,
        { script, width: 900 },
      );
      for (const heading of page.allByRole('heading', { level: 3 }))
        expect(heading.getBoundingClientRect().width).to.be.greaterThan(100);
      const { scrollWidth, clientWidth } = page.document.documentElement;
      expect(scrollWidth).to.equal(clientWidth);
    });

    it('places pictures beside the texts of a list, on the side that the setting names', async () => {
      const page = await open(
        ['left', 'right']
          .map(
            (side) =>
              `<az-summary loading="eager" design="list" list-image-alignment="${side}">${article(side)}</az-summary>`,
          )
          .join(''),
      );
      const isBefore = (side: string): boolean => {
        const image = page.byRole('img', { name: `Foto: ${side}` }).getBoundingClientRect();
        const heading = page.byRole('heading', { name: side }).getBoundingClientRect();
        expect(Math.abs(image.top - heading.top)).to.be.lessThan(8);
        return image.right <= heading.left;
      };
      expect([isBefore('left'), isBefore('right')]).to.deep.equal([true, false]);
    });

    it('says in one line that its articles are in a wrapper, and loses none of them', async () => {
      const page = await open(
        `<az-summary loading="eager"><div class="posts">${articles}</div></az-summary>
          <az-collection loading="eager"><div class="posts">${articles}</div></az-collection>`,
      );
      const lines = () => page.consoleTexts('warn', 'error').sort().reverse();
      await page.waitFor(() => lines().length === 2);
      for (const [index, name] of ['az-summary', 'az-collection'].entries())
        expect(lines()[index]).to.include(
          `<${name}>: its items are inside <div>, expected <article> elements as its children; <div> shows as a whole.`,
        );
      expect(titles(page)).to.have.length(14);
    });

    it('moves a carousel by its buttons and by arrow keys, and tells the page', async () => {
      const page = await open(`<az-summary loading="eager" design="carousel">${articles}</az-summary>`, {
        query: 'nomotion=true',
      });
      const heard: unknown[] = [];
      page.document.addEventListener('az-change', (event) => heard.push((event as CustomEvent).detail));
      const box = page.byRole('group', { name: 'Resumen' }).getBoundingClientRect();
      const isVisible = (title: string): boolean => {
        const { left, right } = page.byRole('heading', { name: title }).getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1;
      };
      // Its articles are all there: a screen reader would read them aloud when others take their place.
      expect(page.$('az-summary').shadowRoot?.querySelector('[part="stage"][aria-live]')).to.equal(null);
      expect([isVisible('Tres'), isVisible('Cuatro')]).to.deep.equal([true, false]);
      page.click(page.byRole('button', { name: 'Siguiente' }));
      await page.waitFor(() => isVisible('Cuatro') && !isVisible('Uno'));
      await page.waitFor(() => heard.length === 1);
      expect(heard).to.deep.equal([{ index: 3 }]);
      page.byRole('button', { name: 'Anterior' }).focus();
      await page.press('ArrowLeft');
      await page.waitFor(() => isVisible('Uno'));
      expect(heard).to.deep.equal([{ index: 3 }, { index: 0 }]);
    });

    it('moves a carousel to the nearest group when the mouse drags it', async () => {
      const page = await open(`<az-summary loading="eager" design="carousel">${articles}</az-summary>`, {
        query: 'nomotion=true',
      });
      const heard: unknown[] = [];
      page.document.addEventListener('az-change', (event) => heard.push((event as CustomEvent).detail));
      const { left, right, top } = page.byRole('group', { name: 'Resumen' }).getBoundingClientRect();
      const place = (x: number) => ({ x: left + (right - left) * x, y: top + 50 });
      await page.drag({ from: place(0.85), to: place(0.2), ms: 3000 });
      await page.waitFor(() => heard.length === 1);
      expect(heard).to.deep.equal([{ index: 3 }]);
    });

    it('shows the article of a carousel that a link leads to, and the block where the article does not show', async () => {
      const linked = articles.replace('<article ><a href="#Siete"', '<article id="siete"><a href="#Siete"');
      const carousel = `${far}<az-summary loading="eager" design="carousel">${linked}</az-summary>${far}`;
      for (const hash of ['siete', undefined]) {
        const page = await open(carousel, { hash, query: 'nomotion=true' });
        if (!hash) await followLink(page, 'siete');
        const title = () => page.byRole('heading', { name: 'Siete' }).getBoundingClientRect();
        await page.waitFor(() => title().right <= page.window.innerWidth);
        await waitForTop(page, () => host(page));
        page.close();
      }
      const short = await open(carousel.replace('design="carousel"', 'design="list" page-size="3"'));
      await followLink(short, 'siete');
      await waitForTop(short, () => host(short));
    });

    if (supports('emulateMedia'))
      it('prints all items of a carousel, which stays where it was', async () => {
        const page = await open(`<az-summary loading="eager" design="carousel">${articles}</az-summary>`, {
          query: 'nomotion=true',
        });
        const isVisible = ({ right }: DOMRect): boolean => right > 0 && right <= page.window.innerWidth;
        const visibleCount = (): number =>
          page.$$('article').filter((one) => isVisible(one.getBoundingClientRect())).length;
        page.click(page.byRole('button', { name: 'Siguiente' }));
        const place = await page.waitFor(() => page.$('[part="carousel"]').scrollLeft);
        await emulateMedia({ media: 'print' });
        expect(visibleCount()).to.equal(page.$$('article').length);
        expect(page.allByRole('button').filter((button) => button.checkVisibility())).to.deep.equal([]);
        await emulateMedia({});
        await page.waitFor(() => page.$('[part="carousel"]').scrollLeft === place);
      });

    it('has a header, a text size, a number of items, and hides what the settings hide', async () => {
      const settings = 'header-text="Novedades" text-size="extralarge" page-size="2" show-excerpt="false"';
      const page = await open(
        `<az-summary loading="eager" ${settings}>${articles}<p><a href="#todo">Ver todo</a></p></az-summary>
        <az-summary loading="eager" text-size="small" id="small">${article('Pequeño')}</az-summary>`,
      );
      expect(page.byRole('heading', { name: 'Novedades', level: 2 })).to.not.equal(undefined);
      expect(page.text(page.byRole('list', { name: 'Novedades' }))).to.not.include('Tres');
      expect(page.text()).to.not.include('Texto de Uno');
      expect(page.byRole('link', { name: 'Ver todo' })).to.not.equal(undefined);
      const sizeOf = (title: string) =>
        Number.parseFloat(page.window.getComputedStyle(page.byRole('heading', { name: title })).fontSize);
      expect(sizeOf('Uno')).to.equal(2 * sizeOf('Pequeño'));
    });

    it('has a header that is no landmark of the page, also outside of its main content', async () => {
      const page = await open('');
      page.document.body.insertAdjacentHTML(
        'beforeend',
        `<header>Taller</header><az-summary loading="eager" header-text="Novedades">${articles}</az-summary>`,
      );
      await page.waitFor(() => page.allByRole('heading', { name: 'Novedades' })[0]);
      expect(await axeViolations(page, ['landmark-no-duplicate-banner'])).to.deep.equal([]);
    });
  });

  describe(`the metadata of the page's own articles (${name})`, () => {
    const product = `<article><h3>Estrella</h3><p>Ocho puntas</p><time datetime="2026-05-01">1 de mayo</time>
      <data value="48">$48.00</data><a rel="replies" href="#comentarios">3 comentarios</a></article>`;
    const summaryWith = (attributes: string): string =>
      `<az-summary loading="eager" design="list" ${attributes}>${product}</az-summary>`;

    it('are those that the settings name, the price and the number of comments too', async () => {
      const expected = {
        '': ['1 de mayo', '$48.00', '3 comentarios'],
        'primary-metadata="date"': ['1 de mayo', '$48.00'],
        'primary-metadata="comments" show-price="false"': ['3 comentarios'],
        'primary-metadata="none" secondary-metadata="price" show-price="false"': ['$48.00'],
        'primary-metadata="none"': ['$48.00'],
      };
      const page = await open(Object.keys(expected).map(summaryWith).join(''));
      const texts = page
        .allByRole('listitem')
        .map((one) => page.text(one).match(/1 de mayo|\$48\.00|3 comentarios/g) ?? []);
      expect(texts).to.deep.equal(Object.values(expected));
    });

    it('have the place that the settings name, and the price with them where it is one of them', async () => {
      const page = await open(
        [
          'metadata-position="above-title" primary-metadata="price"',
          'metadata-position="above-title" primary-metadata="comments"',
          'metadata-position="beside" primary-metadata="price"',
          'metadata-position="beside" primary-metadata="date"',
        ]
          .map(summaryWith)
          .join(''),
      );
      const boxes = (selector: string) => page.$$(selector).map((one) => one.getBoundingClientRect());
      const titles = boxes('h3');
      const isBeforeTitle = ({ bottom, right }: DOMRect, index: number): boolean => {
        const title = titles[index] as DOMRect;
        return bottom <= title.top || right <= title.left;
      };
      expect(boxes('article > data').map(isBeforeTitle)).to.deep.equal([true, false, true, false]);
      expect(isBeforeTitle(boxes('[rel="replies"]')[1] as DOMRect, 1)).to.equal(true);
    });
  });

  describe(`the summary's items from data (${name})`, () => {
    beforeEach(resetSite);

    it('hides its pictures where the settings say so, also on a page that makes pictures blocks', async () => {
      const page = await open(`<style>img { display: block }</style>
        <az-summary loading="eager" show-thumbnail="false"><article>
          <img src="/pictures/estrella-500w.jpg" width="500" height="333" alt="Estrella"><h3>Uno</h3></article></az-summary>`);
      expect(page.allByRole('img')).to.deep.equal([]);
      page.$('az-summary').removeAttribute('show-thumbnail');
      await page.waitFor(() => page.allByRole('img').length === 1);
    });

    it('shows titles, texts and metadata, and takes the place of the articles', async () => {
      const item = {
        ...picture,
        title: 'Cobalto',
        fullUrl: '#cobalto',
        excerpt: '<p>Un <em>azul</em><img src=x onerror="top.bad=1"></p>',
        publishOn: '2026-05-01',
        author: { displayName: 'Lucía' },
        categories: ['Técnica'],
        tags: ['esmalte'],
        location: { addressTitle: 'Puebla' },
      };
      const kinds = ['author', 'cats', 'tags', 'location', 'none'];
      const page = await open(
        [
          summaryOf([item], { showReadMoreLink: true }, article('Del servidor')),
          ...kinds.map((kind) => summaryOf([item], { primaryMetadata: kind, headerText: kind })),
        ].join(''),
      );
      const texts = page.allByRole('listitem').map((one) => page.text(one));
      expect(texts.map((text) => /2026|Lucía|Técnica|esmalte|Puebla/.exec(text)?.[0])).to.deep.equal([
        '2026',
        'Lucía',
        'Técnica',
        'esmalte',
        'Puebla',
        undefined,
      ]);
      expect(page.byRole('link', { name: 'Leer más Cobalto' }).getAttribute('href')).to.equal('#cobalto');
      expect(page.$$('em').length).to.equal(6);
      expect(page.$$('[onerror]')).to.deep.equal([]);
      expect(page.text()).to.not.include('Del servidor');
      expect(host(page).innerHTML).to.include('Del servidor');
    });

    for (const design of ['grid', 'carousel'])
      it(`shows a thousand items as a ${design}, in more than one task, and numbers them from the first one on`, async () => {
        const page = await open(summaryOf([{ title: 'Uno' }], { design }));
        const counts = countsOfTiles(page);
        const items = Array.from({ length: 1000 }, (_, index) => ({ title: `Pieza ${index + 1}` }));
        Object.assign(host(page), { items });
        // About 25 times the work of other tests.
        await page.waitFor(() => titles(page).length === 1000, { timeoutMs: 45_000 });
        expect(counts[0]).to.be.lessThan(100);
        expect(counts.at(-1)).to.equal(1000);
        expect(titles(page).at(-1)).to.equal('Pieza 1000');
        if (design === 'carousel') page.byRole('group', { name: '1 de 1000' });
      });

    it('keeps the items that show where one more comes first', async () => {
      const items = Array.from({ length: 100 }, (_, index) => ({ title: `Pieza ${index + 1}` }));
      const page = await open(summaryOf(items, { design: 'grid' }));
      await page.waitFor(() => titles(page).length === 100);
      const counts = countsOfTiles(page);
      Object.assign(host(page), { items: [{ title: 'Nueva' }, ...items] });
      await page.waitFor(() => titles(page).length === 101);
      expect(titles(page)[0]).to.equal('Nueva');
      expect(Math.min(...counts)).to.be.at.least(100);
    });

    it('shows many of the page’s own articles at once', async () => {
      const page = await open(`<az-summary loading="eager">${article('Uno')}</az-summary>`);
      const counts = countsOfTiles(page);
      host(page).insertAdjacentHTML('beforeend', article('Otro').repeat(199));
      await page.waitFor(() => titles(page).length === 200);
      expect(counts).to.deep.equal([200]);
    });

    it('shows no metadata of an event without a date, whenever it was published', async () => {
      const page = await open(summaryOf([{ title: 'Feria', recordType: 12, publishOn: '2026-05-01' }]));
      await page.waitFor(() => page.text().includes('Feria'));
      expect(page.$$('[part="metadata"]')).to.deep.equal([]);
    });

    it('places the metadata above, below or beside title and text', async () => {
      const positions = ['above-title', 'below-title', 'below-content', 'beside'];
      const page = await open(
        positions
          .map((metadataPosition) =>
            summaryOf([{ title: metadataPosition, excerpt: 'Texto', publishOn: '2026-05-01' }], {
              design: 'list',
              metadataPosition,
            }),
          )
          .join(''),
      );
      const orderOf = (item: Element): string => {
        const parts = ['title', 'excerpt', 'metadata'].map((part) => ({
          part,
          box: (item.querySelector(`[part=${part}]`) as Element).getBoundingClientRect(),
        }));
        const [title, , metadata] = parts.map(({ box }) => box) as [DOMRect, DOMRect, DOMRect];
        if (metadata.right <= title.left) return 'beside';
        return parts
          .sort((a, b) => a.box.top - b.box.top)
          .map(({ part }) => part)
          .join(' ');
      };
      expect(page.allByRole('listitem').map(orderOf)).to.deep.equal([
        'metadata title excerpt',
        'title metadata excerpt',
        'title excerpt metadata',
        'beside',
      ]);
    });

    it('shows upcoming events, past ones or all, by the visitor’s clock', async () => {
      const items = [
        { title: 'Ayer', startDate: inDays(-2), endDate: inDays(-1) },
        { title: 'En curso', startDate: inDays(-1), endDate: inDays(1) },
        { title: 'Mañana', startDate: inDays(1) },
        { title: 'Sin fecha' },
      ];
      const page = await open(summaryOf(items));
      const shows = async (setting: string, expected: string[]): Promise<void> => {
        host(page).setAttribute('show-past-or-upcoming-events', setting);
        await page.waitFor(() => titles(page).join() === expected.join());
      };
      expect(titles(page)).to.deep.equal(['En curso', 'Mañana', 'Sin fecha']);
      await shows('past', ['Ayer', 'Sin fecha']);
      await shows('all', ['Ayer', 'En curso', 'Mañana', 'Sin fecha']);
    });

    it('filters articles of the page and items of a server by tag and category', async () => {
      const page = await open(
        `<az-summary loading="eager" filter='{"tag":"Barro"}'>${article('Plato', 'data-tags="barro, sol"')}${article('Mar', 'data-tags="sol"')}</az-summary>`,
      );
      expect(titles(page)).to.deep.equal(['Plato']);
      host(page).setAttribute('filter', '{"tag":"nada"}');
      await page.waitFor(() => page.text().includes('Todavía no hay nada aquí.'));

      const other = await open(
        `<az-summary loading="eager" src="${src}" filter='{"category":"Técnica"}' primary-metadata="cats" page-size="3"></az-summary>`,
      );
      await other.waitFor(() => titles(other).length === 3);
      const items = other.allByRole('listitem').map((one) => other.text(one));
      expect(items.filter((text) => !text.includes('Técnica'))).to.deep.equal([]);
      expect(other.byRole('list', { name: 'Cuaderno del taller' })).to.not.equal(undefined);
    });

    it('shows the category that the address of its source names, where it has no filter', async () => {
      const page = await open(
        `<az-summary loading="eager" src="${src}&category=Técnica" primary-metadata="cats" page-size="3"></az-summary>`,
      );
      await page.waitFor(() => titles(page).length === 3);
      const items = page.allByRole('listitem').map((one) => page.text(one));
      expect(items.filter((text) => !text.includes('Técnica'))).to.deep.equal([]);
    });

    it('shows prices, and opens the whole product in a dialog', async () => {
      const product = (price: object) => ({ variants: [{ sku: 'A', unlimited: true, ...price }] });
      const items = [
        { ...picture, title: 'Estrella', structuredContent: product({ price: 4800 }) },
        {
          ...picture,
          title: 'Girasol',
          structuredContent: product({ price: 5200, salePrice: 3900, onSale: true }),
        },
        {
          ...picture,
          title: 'Rosetón',
          structuredContent: product({ price: 9200, unlimited: false, qtyInStock: 0 }),
        },
        { title: 'Noticia' },
      ];
      const settings = { productQuickViewEnabled: true, currencyCode: 'MXN', primaryMetadata: 'none' };
      const page = await open(summaryOf(items, settings), { query: 'nomotion=true' });
      const texts = page.allByRole('listitem').map((one) => page.text(one));
      expect(texts[0]).to.match(/48[.,]00/);
      expect(texts[1])
        .to.match(/39[.,]00/)
        .and.to.include('En oferta');
      expect(texts[2]).to.include('Agotado');
      const names = page.allByRole('button').map((button) => page.text(button).replace(/\s+/g, ' '));
      expect(names).to.deep.equal(['Vista rápida Estrella', 'Vista rápida Girasol', 'Vista rápida Rosetón']);

      const button = page.byRole('button', { name: 'Vista rápida Estrella' });
      button.focus();
      page.click(button);
      const dialog = await page.waitFor(() => page.allByRole('dialog', { name: 'Estrella' })[0]);
      await page.waitFor(() => dialog.querySelector('az-product')?.matches(':state(ready)'));
      expect(page.allByRole('button', { name: 'Agregar al carrito' }).length).to.be.greaterThan(0);
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(page.focused).to.equal(button);
    });

    it('opens the last of two products whose buttons are pressed while the code of the dialog loads', async () => {
      const items = ['Estrella', 'Girasol'].map((title) => ({
        ...picture,
        title,
        structuredContent: { variants: [{ price: 4800, unlimited: true }] },
      }));
      const page = await open(summaryOf(items, { productQuickViewEnabled: true }), {
        query: 'nomotion=true',
      });
      const titled = (title: string) => page.byRole('button', { name: `Vista rápida ${title}` });
      const openDialogs = () => page.$$('dialog[open]').map((dialog) => dialog.ariaLabel);
      for (const title of ['Estrella', 'Girasol']) page.click(titled(title));
      await page.waitFor(() => openDialogs().includes('Girasol'));
      await page.painted();
      expect(openDialogs()).to.deep.equal(['Girasol']);
      await page.press('Escape');
      await page.waitFor(() => openDialogs().length === 0);
      page.click(titled('Estrella'));
      await page.waitFor(() => openDialogs().join() === 'Estrella');
    });

    it('opens pictures in a lightbox where the settings say so', async () => {
      const page = await open(
        summaryOf([{ ...picture, title: 'Estrella', fullUrl: '#estrella' }], { lightbox: true }),
        {
          query: 'nomotion=true',
        },
      );
      const link = page.byRole('link', { name: 'Ampliar la imagen: Estrella' });
      const isOpen = () => page.allByRole('dialog').length === 1;
      link.focus();
      await page.press('Enter');
      await page.waitFor(isOpen);
      await page.press('Escape');
      await page.waitFor(() => !isOpen() && page.focused === link);
      await page.clickWithMouse(link);
      await page.waitFor(isOpen);
      expect(page.window.location.pathname).to.match(/^\/_page\//);
      await page.press('Escape');
      await page.waitFor(() => !isOpen());
      // A click for another window, and one that the page has taken, are none of the lightbox's.
      let isTaken = false;
      page.window.addEventListener('click', (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      });
      const options = { bubbles: true, composed: true, cancelable: true };
      link.dispatchEvent(new MouseEvent('click', { ...options, ctrlKey: true }));
      expect(isTaken).to.equal(false);
      link.addEventListener('click', (event) => event.preventDefault());
      link.dispatchEvent(new MouseEvent('click', options));
      await page.painted();
      expect(isOpen()).to.equal(false);
    });

    it('opens the picture of one of the page’s own articles by keyboard', async () => {
      const own = (title: string): string =>
        `<article><img src="/pictures/estrella-500w.jpg" width="500" height="333" alt="Foto: ${title}"><h3>${title}</h3></article>`;
      const page = await open(
        `<az-summary loading="eager" lightbox>${own('Estrella')}${own('Olas')}</az-summary>`,
        { query: 'nomotion=true' },
      );
      const button = page.byRole('button', { name: 'Ampliar la imagen: Foto: Olas' });
      button.focus();
      await page.press('Enter');
      const dialog = await page.waitFor(() => page.allByRole('dialog')[0]);
      await page.waitFor(() => page.allByRole('img', { name: 'Foto: Olas', within: dialog }).length > 0);
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0 && page.focused === button);
    });

    it('leaves a click on a picture in the shadow root of an article to the page', async () => {
      const other = '<article><div id="other"></div><h3>Girasol</h3></article>';
      const page = await open(
        `<az-summary loading="eager" lightbox>${article('Estrella')}${other}</az-summary>`,
      );
      const image = page.document.createElement('img');
      page.$('#other').attachShadow({ mode: 'open' }).append(image);
      const click = { bubbles: true, composed: true, cancelable: true };
      expect(image.dispatchEvent(new page.window.MouseEvent('click', click))).to.equal(true);
      expect(page.$('article img').dispatchEvent(new page.window.MouseEvent('click', click))).to.equal(false);
    });

    it('gives items without a picture an empty place, unless content is mixed', async () => {
      const items = [{ ...picture, title: 'Con foto' }, { title: 'Sin foto' }];
      const page = await open(summaryOf(items, { design: 'grid', mixedContent: false }));
      const tops = () => page.allByRole('heading', { level: 3 }).map(topOf);
      const [first = 0, second = 0] = tops();
      expect(Math.abs(first - second)).to.be.lessThan(1);
      host(page).setAttribute('mixed-content', 'true');
      await page.waitFor(() => Math.abs((tops()[0] ?? 0) - (tops()[1] ?? 0)) > 50);
    });

    it('describes the list to search engines, until it goes', async () => {
      const page = await open(
        summaryOf(
          [{ title: 'Uno', fullUrl: '/uno' }, { title: 'Sin página' }, { title: 'Dos', fullUrl: '/dos' }],
          {
            headerText: 'Novedades',
          },
        ),
      );
      const scripts = () => [...page.document.querySelectorAll('script[type="application/ld+json"]')];
      const [script] = await page.waitFor(() => scripts().length === 1 && scripts());
      const { origin } = page.window.location;
      expect(JSON.parse(script?.textContent ?? '')).to.deep.equal({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: 'Novedades',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Uno', url: `${origin}/uno` },
          { '@type': 'ListItem', position: 2, name: 'Dos', url: `${origin}/dos` },
        ],
      });
      host(page).remove();
      await page.waitFor(() => scripts().length === 0);
    });

    it('describes no list that the page describes itself, without a name', async () => {
      const own = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', url: '/uno' }] };
      const items = [{ title: 'Uno', fullUrl: '/uno' }];
      const page = await open(
        `<script type="application/ld+json">${JSON.stringify(own)}</script>
        ${summaryOf(items, { headerText: 'Novedades' })}
        ${summaryOf([{ title: 'Otra', fullUrl: '/otra' }], { headerText: 'Otras' })}`,
      );
      const names = () =>
        [...page.document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => JSON.parse(textContent ?? '').name,
        );
      await page.waitFor(() => names().length > 1);
      expect(names()).to.have.members([undefined, 'Otras']);
    });

    it('describes a list with a name beside the list of another block without one, and once it gets a name', async () => {
      const items = [{ title: 'Uno', fullUrl: '/uno' }];
      const page = await open(summaryOf(items));
      const names = () =>
        [...page.document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => JSON.parse(textContent ?? '').name,
        );
      await page.waitFor(() => names().length === 1);
      page.document.body.insertAdjacentHTML('beforeend', summaryOf(items, { headerText: 'Novedades' }));
      await page.waitFor(() => names().join() === ',Novedades');
      host(page).setAttribute('header-text', 'Lo último');
      await page.waitFor(() => names().includes('Lo último'));
      expect(names()).to.have.members(['Novedades', 'Lo último']);
    });
  });
});
