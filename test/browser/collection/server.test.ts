/** Collections from a server: requests, many items, and servers that answer badly. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { fault, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { blog, blogPage, choose, errorsIn, isBusy, opener, requestsOf, shop, titlesIn } from './support';

defaultFlavour((flavour) => {
  const open = opener(flavour);

  describe(`the collection and its server (${flavour.name})`, () => {
    beforeEach(resetSite);

    it('cancels a request that a later choice supersedes', async () => {
      const page = await open(
        `<az-collection loading="eager" type="products" src="${shop}" filters='["category"]'></az-collection>`,
      );
      const signals: (AbortSignal | null | undefined)[] = [];
      const { fetch } = page.window;
      page.window.fetch = (input, init) => {
        signals.push(init?.signal);
        return fetch.call(page.window, input, init);
      };
      await fault({ path: '/sitio/tienda', delayMs: 1500 });
      choose(page, 'Categoría', 'Azulejos');
      await page.waitFor(() => signals.length === 1);
      choose(page, 'Categoría', 'Paneles');
      await page.waitFor(() => signals[0]?.aborted);
      await page.waitFor(() => !isBusy(page.$('az-collection')));
      expect(titlesIn(page)).to.include('Panel del jarrón').and.not.include('Azulejo Clavel');
      expect(errorsIn(page)).to.equal('');
    });

    it('adds one page for a press while it loads', async () => {
      const page = await open(`<az-collection loading="eager" src="${blog}" page-size="2"></az-collection>`);
      await fault({ path: '/sitio/blog', delayMs: 1500 });
      const more = page.byRole('button', { name: 'Ver más' });
      more.click();
      await page.waitFor(() => more.getAttribute('aria-disabled') === 'true');
      more.click();
      await page.waitFor(() => page.allByRole('article').length === 4);
      expect(page.window.location.search).to.equal('?page=2');
      expect(requestsOf(page, '/sitio/blog')).to.have.length(2);
    });

    it('leaves the focus to a visitor who chooses while the next page loads', async () => {
      const page = await open(
        `<az-collection loading="eager" type="products" src="${shop}" page-size="2" paging="links" filters='["category"]'></az-collection>`,
      );
      await fault({ path: '/sitio/tienda', delayMs: 60_000 });
      page.click(page.byRole('link', { name: /Siguiente/ }));
      await page.waitFor(() => isBusy(page.$('az-collection')));
      const filter = page.byRole('combobox', { name: 'Categoría' });
      filter.focus();
      choose(page, 'Categoría', 'Azulejos');
      await page.waitFor(() => page.window.location.search.includes('Azulejos'));
      await page.waitFor(() => !isBusy(page.$('az-collection')));
      await page.painted();
      expect(page.focused).to.equal(filter);
    });

    it('leaves the focus to a visitor who has gone on to another part of the page when the next items come', async () => {
      const page = await open(
        `<az-collection loading="eager" src="${blog}" page-size="2"></az-collection><input aria-label="Nombre">`,
      );
      await fault({ path: '/sitio/blog', delayMs: 300 });
      const more = page.byRole('button', { name: 'Ver más' });
      more.focus();
      more.click();
      const field = page.byRole('textbox', { name: 'Nombre' });
      field.focus();
      await page.waitFor(() => page.allByRole('article').length === 4 && !isBusy(page.$('az-collection')));
      await page.painted();
      expect(page.focused).to.equal(field);
    });

    it('gives the focus of the button for another try to the status', async () => {
      await fault({ path: '/sitio/blog', status: 500 });
      const page = await open(`<az-collection loading="eager" src="${blog}" page-size="2"></az-collection>`);
      const retry = await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
      retry.focus();
      retry.click();
      await page.waitFor(() => page.allByRole('article').length === 2);
      expect(page.focused).to.equal(page.byRole('status'));
      await page.press('Tab');
      expect(page.focused).to.equal(page.byRole('button', { name: 'Ver más' }));
    });

    it('has a button for another try beside links to pages, too', async () => {
      await fault({ path: '/sitio/blog', status: 500 });
      const page = await open(
        `<az-collection loading="eager" src="${blog}" page-size="2" paging="links"></az-collection>`,
      );
      const retry = await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
      retry.focus();
      retry.click();
      await page.waitFor(() => page.allByRole('article').length === 2);
      expect(page.focused).to.equal(page.byRole('status'));
      expect(page.allByRole('button', { name: 'Intentar de nuevo' })).to.have.length(0);
    });

    it('says in the page’s language why it has failed, also once that changes', async () => {
      await fault({ path: '/sitio/blog', status: 500, times: 2 });
      const page = await open(`<az-collection loading="eager" src="${blog}"></az-collection>`);
      const status = () => page.text(page.byRole('status')).trim();
      await page.waitFor(() => status().includes('Error de servidor interno.'));
      page.document.documentElement.lang = 'en';
      await page.waitFor(() => page.allByRole('button', { name: 'Try again' })[0]);
      expect(status()).to.equal(
        'The items could not be loaded. Internal server error. Please try again later.',
      );
      page.click(page.byRole('button', { name: 'Try again' }));
      await page.waitFor(
        () => requestsOf(page, '/sitio/blog').length === 2 && !isBusy(page.$('az-collection')),
      );
      expect(status()).to.include('Internal server error.');
    });

    it('says what the server says of a list that it refuses with a status of 200', async () => {
      await fault({
        path: '/sitio/blog',
        status: 200,
        body: { success: false, message: 'Cerrado.', items: [] },
      });
      const page = await open(`<az-collection loading="eager" src="${blog}"></az-collection>`);
      await page.waitFor(() => page.text(page.byRole('status')).includes('Cerrado.'));
      page.click(page.byRole('button', { name: 'Intentar de nuevo' }));
      await page.waitFor(() => page.allByRole('article').length > 0);
    });

    it('keeps what it has loaded: the way back asks for nothing', async () => {
      const page = await open(
        `<az-collection loading="eager" type="products" src="${shop}" filters='["category"]'></az-collection>`,
      );
      choose(page, 'Categoría', 'Paneles');
      await page.waitFor(() => titlesIn(page).length > 0 && !titlesIn(page).includes('Azulejo Clavel'));
      const { length } = requestsOf(page, '/sitio/tienda');
      expect(length).to.equal(2);
      page.window.history.back();
      await page.waitFor(() => titlesIn(page).includes('Azulejo Clavel'));
      expect(requestsOf(page, '/sitio/tienda')).to.have.length(length);
    });

    it('shows a thousand items, in more than one task', async () => {
      const page = await openPage({
        script: flavour.script,
        lang: 'es',
        html: '<az-collection loading="eager" type="products" page-size="1000"></az-collection>',
      });
      const element = page.$('az-collection');
      await page.waitFor(() => isReady(element));
      const root = element.shadowRoot as ShadowRoot;
      const countItems = () => root.querySelectorAll('[part=item]').length;
      const counts = new Set<number>();
      const observer = new MutationObserver(() => counts.add(countItems()));
      observer.observe(root, { childList: true, subtree: true });
      element.setAttribute('src', '/sitio/muchos?format=json');
      // About 25 times the work of other tests.
      await page.waitFor(() => countItems() === 1000, { timeoutMs: 45_000 });
      observer.disconnect();
      expect(counts.size).to.be.greaterThan(2);
      expect(page.$$('[part=price]')).to.have.length(1000);
    });

    const answers = [
      {
        name: 'HTML',
        broken: { status: 200, body: '<!doctype html><p>Hi</p>' },
        line: 'expected JSON such as',
      },
      { name: 'an error', broken: { status: 500 }, line: 'the server answered 500' },
      { name: 'that it has no such page', broken: { status: 404 }, line: 'the server answered 404.' },
      { name: 'nothing', broken: { drop: true }, line: 'no answer' },
    ];
    for (const { name, broken, line } of answers)
      it(`keeps the page’s articles where the server answers ${name}, says why, and tries again`, async () => {
        await fault({ path: '/sitio/blog', ...broken });
        const page = await open(
          `<az-collection loading="eager" src="${blog}" page-size="3">${blogPage}</az-collection>`,
        );
        const retry = await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
        expect(page.allByRole('article')).to.have.length(2);
        expect(page.text(page.byRole('status'))).to.include('No se pudieron cargar los elementos.');
        expect(errorsIn(page)).to.include(line);
        retry.click();
        await page.waitFor(() => page.allByRole('article').length === 3);
        expect(page.text(page.byRole('status'))).to.equal('');
      });

    it('ends where the server names the same page again, or a page of another server', async () => {
      const body = { items: [{ title: 'Uno' }], pagination: { nextPageUrl: blog } };
      await fault({ path: '/sitio/blog', body, times: 9 });
      const other = { items: [{ title: 'Dos' }], pagination: { nextPageUrl: 'https://otro.example/blog' } };
      await fault({ path: '/sitio/tienda', body: other });
      const page = await open(
        [blog, shop].map((src) => `<az-collection loading="eager" src="${src}"></az-collection>`).join(''),
      );
      expect(titlesIn(page)).to.deep.equal(['Uno', 'Dos']);
      expect(page.allByRole('button', { name: 'Ver más' })).to.have.length(0);
      expect(errorsIn(page)).to.include('as its next page for a second time');
      expect(errorsIn(page)).to.include(
        'names "https://otro.example/blog" as its next page, expected an address at',
      );
      expect(requestsOf(page, blog)).to.have.length(1);
    });

    it('ends where the server says that no page follows, although it names an address', async () => {
      const pagination = { nextPage: false, nextPageUrl: `${blog}&page=2` };
      await fault({ path: '/sitio/blog', body: { items: [{ title: 'Uno' }], pagination }, times: 9 });
      const page = await open(`<az-collection loading="eager" src="${blog}"></az-collection>`);
      expect(titlesIn(page)).to.deep.equal(['Uno']);
      expect(page.allByRole('button', { name: 'Ver más' })).to.have.length(0);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('divides a file that has all items, and offers all its values', async () => {
      const items = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((title, index) => ({
        title,
        categories: [index % 2 ? 'Par' : 'Impar'],
      }));
      await fault({ path: '/sitio/blog', body: items, times: 9 });
      const page = await open(
        `<az-collection loading="eager" src="${blog}" page-size="2" filters='["category"]'></az-collection>`,
      );
      expect(titlesIn(page)).to.deep.equal(['Uno', 'Dos']);
      page.click(page.byRole('button', { name: 'Ver más' }));
      await page.waitFor(() => titlesIn(page).length === 4);
      choose(page, 'Categoría', 'Impar');
      await page.waitFor(() => titlesIn(page).join() === 'Uno,Tres');
      expect(page.$$('select option').map(({ textContent }) => textContent)).to.deep.equal([
        'Todas',
        'Impar',
        'Par',
      ]);
      page.click(page.byRole('button', { name: 'Ver más' }));
      await page.waitFor(() => titlesIn(page).join() === 'Uno,Tres,Cinco');
      expect(page.allByRole('button', { name: 'Ver más' })).to.have.length(0);
    });

    const categories = ['Azulejos', 'Azulejos', 'Paneles', 'Azulejos', 'Paneles'];
    /** The answers of a server that ignores filters: from a page on, one item on each. */
    const answerUnfiltered = async (firstPage = 1): Promise<void> => {
      for (const [index, category] of [...categories.entries()].slice(firstPage - 1)) {
        const page = index + 1;
        const pagination = page < categories.length ? { nextPageUrl: `${shop}&page=${page + 1}` } : undefined;
        const body = { items: [{ title: `Obra ${page}`, categories: [category] }], pagination };
        await fault({ path: '/sitio/tienda', body });
      }
    };

    it('goes on to the next page with a match where the server ignores a filter', async () => {
      await answerUnfiltered();
      const page = await open(
        `<az-collection loading="eager" type="products" src="${shop}" filters='["category"]'></az-collection>`,
        { query: 'category=Paneles' },
      );
      await page.waitFor(() => titlesIn(page).join() === 'Obra 3');
      expect(page.text(page.byRole('status')).trim()).to.equal('');
      expect(requestsOf(page, '/sitio/tienda')).to.have.length(3);
      page.click(page.byRole('button', { name: 'Ver más' }));
      await page.waitFor(() => titlesIn(page).join() === 'Obra 3,Obra 5');
      expect(page.window.location.search).to.equal('?category=Paneles&page=4');
      expect(page.allByRole('button', { name: 'Ver más' })).to.have.length(0);
      page.window.history.back();
      await page.waitFor(() => titlesIn(page).join() === 'Obra 3');
      expect(requestsOf(page, '/sitio/tienda')).to.have.length(5);
    });

    it('says that nothing matches once the last page has nothing, and does not say that a page is missing before', async () => {
      const list = (attributes: string): string =>
        `<az-collection loading="eager" type="products" src="${shop}" filters='["category"]' ${attributes}></az-collection>`;
      await answerUnfiltered();
      const page = await open(list(''), { query: 'category=Otra' });
      await page.waitFor(() => page.text(page.byRole('status')).includes('Nada coincide'));
      expect(requestsOf(page, '/sitio/tienda')).to.have.length(5);
      await answerUnfiltered(2);
      const second = await open(list('paging="links"'), { query: 'category=Paneles&page=2' });
      await second.waitFor(() => titlesIn(second).join() === 'Obra 3');
      expect(second.text(second.byRole('status')).trim()).to.equal('');
      const next = second.byRole('link', { name: 'Siguiente' });
      expect(next.getAttribute('href')).to.match(/page=4$/);
    });

    it('keeps the values to choose where the server has only items of the chosen one, and names no values', async () => {
      const works = [
        { title: 'Estrella', categories: ['Azulejos'] },
        { title: 'Jarrón', categories: ['Paneles'] },
      ];
      await fault({ path: '/sitio/tienda', body: { items: works } });
      const page = await open(
        `<az-collection loading="eager" type="products" src="${shop}" filters='["category"]'></az-collection>`,
      );
      const choices = () => page.$$('select option').map(({ textContent }) => textContent);
      const all = choices();
      expect(all).to.include('Azulejos').and.include('Paneles');
      await fault({ path: '/sitio/tienda', body: { items: works.slice(1) }, delayMs: 300 });
      choose(page, 'Categoría', 'Paneles');
      await page.waitFor(() => isBusy(page.$('az-collection')));
      expect(choices()).to.deep.equal(all);
      await page.waitFor(() => titlesIn(page).join() === 'Jarrón');
      expect(choices()).to.deep.equal(all);
    });

    it('ends at a page without new items, and shows an item of two pages once', async () => {
      const pages = [['Uno', 'Dos'], ['Dos', 'Tres'], ['Tres']];
      for (const [index, titles] of pages.entries())
        await fault({
          path: '/sitio/blog',
          body: {
            items: titles.map((title) => ({ title })),
            pagination: { nextPageUrl: `${blog}&page=${index + 2}` },
          },
        });
      const page = await open(`<az-collection loading="eager" src="${blog}"></az-collection>`);
      page.click(await page.waitFor(() => page.allByRole('button', { name: 'Ver más' })[0]));
      await page.waitFor(() => titlesIn(page).length === 3);
      page.click(await page.waitFor(() => page.allByRole('button', { name: 'Ver más' })[0]));
      await page.waitFor(() => page.allByRole('button', { name: 'Ver más' }).length === 0);
      expect(titlesIn(page)).to.deep.equal(['Uno', 'Dos', 'Tres']);
      await page.waitFor(() => errorsIn(page).includes('has no new items on its page'));
    });

    if (supports('layoutShift'))
      it('moves nothing below its calendar on a phone', async () => {
        const page = await open(
          `<div style="min-height: 720px">
            <az-collection loading="eager" type="events" view="calendar" src="/sitio/eventos?format=json"></az-collection>
          </div><p>Abajo</p>`,
          { width: 390, height: 1000 },
        );
        await page.waitFor(() => page.$$('[part=panel]').length > 0);
        const shift = await page.shift();
        expect(shift, page.describeShifts()).to.equal(0);
      });

    it('shows the events of all pages in a calendar', async () => {
      const page = await open(
        '<az-collection loading="eager" type="events" view="calendar" src="/sitio/eventos?format=json" page-size="2"></az-collection>',
      );
      const changes: unknown[] = [];
      page.document.addEventListener('az-change', ({ target }) => changes.push(target), true);
      await page.waitFor(() => page.$$('az-calendar').some(isReady));
      expect(page.$$('[part=items]')).to.have.length(0);
      // All of them, not those of the first page.
      await page.waitFor(() => Number(/\d+/.exec(page.text(page.$('[part=count]')))?.[0]) > 2);
      page.allByRole('button', { name: /siguiente/i })[0]?.click();
      await page.painted();
      // Another month is no change of the collection.
      expect(changes).to.deep.equal([]);
      expect(errorsIn(page)).to.equal('');
    });

    it('shows in a calendar what matches the visitor’s choice, where the answer is a file that knows no parameters', async () => {
      const day = new Date().toISOString().slice(0, 8);
      const items = [
        { title: 'Cuerda seca', tags: ['taller'], startDate: `${day}12` },
        { title: 'Noche de horno', tags: ['horno'], startDate: `${day}14` },
      ];
      await fault({ path: '/sitio/eventos', status: 200, body: { items }, times: 9 });
      const page = await open(
        `<az-collection loading="eager" type="events" view="calendar" src="/sitio/eventos?format=json" filters='["tag"]'></az-collection>`,
      );
      const has = (title: string) => page.text(page.byRole('grid')).includes(title);
      const isLoaded = () =>
        page.$$('[part=month]').every((month) => month.getAttribute('aria-busy') === 'false');
      await page.waitFor(() => has('Cuerda seca') && has('Noche de horno'));
      choose(page, 'Etiqueta', 'horno');
      await page.waitFor(() => !has('Cuerda seca') && has('Noche de horno') && isLoaded());
      choose(page, 'Etiqueta', '');
      await page.waitFor(() => has('Cuerda seca') && has('Noche de horno'));
      expect(errorsIn(page)).to.equal('');
    });

    it('loads the events of a calendar with the parameters of its own address', async () => {
      const page = await open(
        '<az-collection loading="eager" type="events" view="calendar" src="/sitio/eventos?format=json&tag=esmalte" page-size="2"></az-collection>',
      );
      // The request for the list has the size of a page.
      const { name } = await page.waitFor(() =>
        requestsOf(page, '/sitio/eventos').find((request) => !request.name.includes('pageSize')),
      );
      expect(name).to.include('format=json').and.include('tag=esmalte');
      expect(errorsIn(page)).to.equal('');
    });

    it('has its pictures for screen readers where they have alternative texts', async () => {
      const items = [
        { title: 'Olas', fullUrl: '#olas', assetUrl: '/pictures/olas-500w.jpg', altText: 'Olas azules' },
        { title: 'Estrella', fullUrl: '#estrella', assetUrl: '/pictures/olas-500w.jpg' },
      ];
      const page = await open(
        `<az-collection loading="eager" data='${JSON.stringify({ items })}'></az-collection>`,
      );
      expect(page.allByRole('img')).to.deep.equal([page.byRole('img', { name: 'Olas azules' })]);
      // The title is the link for the keyboard, too.
      expect(page.allByRole('link', { name: 'Olas azules' })[0]?.tabIndex).to.equal(-1);
      expect(page.allByRole('link').map((link) => page.text(link))).to.include('Estrella');
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('shows items without a title, a picture or a date, and says which dates do not exist', async () => {
      const items = [
        { fullUrl: '#sin-titulo', assetUrl: '/pictures/olas-500w.jpg' },
        { title: 'Sin fecha' },
        { title: 'Imposible', publishOn: '2026-02-31' },
        'texto',
      ];
      const page = await open(
        `<az-collection loading="eager" data='${JSON.stringify({ items })}'></az-collection>`,
      );
      expect(titlesIn(page)).to.deep.equal(['Sin título', 'Sin fecha', 'Imposible']);
      await page.waitFor(() => errorsIn(page).includes('items.2.publishOn is "2026-02-31"'));
      expect(page.$$('time')).to.have.length(0);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('says which dates of the page’s own articles do not exist', async () => {
      const page = await open(
        `<az-collection loading="eager">
          <article><h2>Feria</h2><time datetime="2026-05-01">1 de mayo</time></article>
          <article><h2>Imposible</h2><time datetime="2026-02-31">31 de febrero</time></article>
        </az-collection>`,
      );
      expect(titlesIn(page)).to.deep.equal(['Feria', 'Imposible']);
      await page.waitFor(() => errorsIn(page).includes('<time> of "Imposible" is "2026-02-31"'));
      expect(page.consoleTexts('error', 'warn')).to.have.length(1);
    });
  });
});
