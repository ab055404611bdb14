/** Lists of posts, products, pictures and events: pages, filters, the address, likes, and servers that answer badly. */
import { axeViolations } from './support/axe';
import { supports } from './support/engine';
import { eachFlavour, type Flavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const blog = '/sitio/blog?format=json';
const shop = '/sitio/tienda?format=json';
const likesPath = '/api/rest/likes';

interface ProductOptions {
  title: string;
  price: number;
  category: string;
  isSoldOut?: boolean;
}

const product = ({ title, price, category, isSoldOut }: ProductOptions): string =>
  `<article data-item-id="${title}" data-price="${price}" data-currency="USD" data-categories="${category}" ${isSoldOut ? 'data-sold-out' : ''}>
    <h2><a href="#${title}">${title}</a></h2><p>${price} USD</p>
  </article>`;

const products = [
  product({ title: 'Estrella', price: 12.5, category: 'Azulejos' }),
  product({ title: 'Clavel', price: 30, category: 'Azulejos', isSoldOut: true }),
  product({ title: 'Jarrón', price: 380, category: 'Paneles' }),
  product({ title: 'Ancla', price: 9, category: 'Azulejos' }),
].join('');

const post = (title: string, slug: string): string =>
  `<article><h2><a href="/sitio/blog/${slug}">${title}</a></h2><p>De la página.</p></article>`;

const blogPage = [
  post('El horno se abre de noche', 'el-horno-se-abre-de-noche'),
  post('Cobalto', 'cobalto-el-color-que-no-se-va'),
].join('');

const nextLink = '<nav><a rel="next" href="?page=2">Siguientes</a></nav>';

/** More than a window, before the list. */
const highIntroduction = '<div style="height: 1500px"></div>';

const opener =
  ({ script }: Pick<Flavour, 'script'>) =>
  async (html: string, options: PageOptions = {}): Promise<Page> => {
    const page = await openPage({
      script,
      lang: 'es',
      html: `<main><h1>Taller</h1>${html}</main>`,
      ...options,
    });
    if (script !== null && options.script !== null)
      await page.waitFor(() =>
        page.$$('az-collection').every((one) => one.matches(':state(ready)') && !isBusy(one)),
      );
    return page;
  };

const isBusy = ({ shadowRoot }: Element): boolean => !!shadowRoot?.querySelector('[aria-busy="true"]');

const titlesIn = (page: Page): string[] =>
  page.allByRole('heading', { level: 2 }).map((heading) => page.text(heading));

const choose = (page: Page, name: string, value: string): void => {
  const select = page.byRole('combobox', { name }) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new page.window.Event('change', { bubbles: true }));
};

const errorsIn = (page: Page): string =>
  page.console
    .filter(({ level }) => level === 'error' || level === 'warn')
    .map(({ text }) => text)
    .join('\n');

const requestsOf = (page: Page, address: string): PerformanceEntry[] =>
  page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes(address));

const thingsIn = (page: Page): { '@type': string }[] =>
  [...page.document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => JSON.parse(textContent ?? '')['@graph'] ?? [JSON.parse(textContent ?? '')],
  );

eachFlavour((flavour) => {
  const open = opener(flavour);

  describe(`the collection (${flavour.name})`, () => {
    beforeEach(resetSite);

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
});

eachFlavour((flavour) => {
  const open = opener(flavour);

  describe(`the collection and its address (${flavour.name})`, () => {
    beforeEach(resetSite);

    it('shows what the address says', async () => {
      const page = await open(
        `<az-collection loading="eager" src="${blog}" filters='["tag"]'></az-collection>`,
        { query: 'tag=horno&other=1' },
      );
      expect((page.byRole('combobox', { name: 'Etiqueta' }) as HTMLSelectElement).value).to.equal('horno');
      expect(page.allByRole('link', { name: 'horno' })).to.have.length(titlesIn(page).length);
      choose(page, 'Etiqueta', '');
      await page.waitFor(() => page.window.location.search === '?other=1');
    });

    it('has links to the pages, which lead there without a script, too', async () => {
      const page = await open(
        `<az-collection loading="eager" src="${blog}" page-size="2" paging="links">${blogPage}${nextLink}</az-collection>`,
      );
      expect(page.allByRole('link', { name: 'Siguientes' })).to.have.length(0);
      const next = page.byRole('link', { name: 'Siguiente' });
      expect(next.getAttribute('href')).to.match(/\?page=2$/);
      next.click();
      await page.waitFor(() => titlesIn(page)[0] === 'Cuerda seca, en seis pasos');
      expect(page.allByRole('article')).to.have.length(2);
      // The same address in a new page shows the same page of the list.
      expect(page.byRole('link', { name: 'Anterior' }).getAttribute('href')).to.not.include('page=');
      page.window.history.back();
      await page.waitFor(() => titlesIn(page)[0] === 'El horno se abre de noche');
      expect(page.text()).to.include('De la página.');
    });

    it('follows links of the page’s own articles to a tag', async () => {
      const page = await open(
        `<az-collection loading="eager" filters='["tag"]'>
          <article><h2>Uno</h2><ul><li><a rel="tag" href="?tag=mar">mar</a></li></ul></article>
          <article><h2>Dos</h2></article>
        </az-collection>`,
      );
      page.byRole('link', { name: 'mar' }).click();
      await page.waitFor(() => titlesIn(page).join() === 'Uno');
      expect(page.window.location.search).to.equal('?tag=mar');
    });

    it('says that a page does not exist, and keeps the page’s own content', async () => {
      const page = await open(
        `<az-collection loading="eager" src="${blog}" page-size="6">${blogPage}</az-collection>`,
        { query: 'page=99' },
      );
      expect(page.text()).to.include('La página 99 no existe.');
      expect(page.allByRole('article')).to.have.length(2);
      page.byRole('link', { name: 'Ir a la primera página' }).click();
      await page.waitFor(() => page.allByRole('article').length === 6);
    });

    it('goes on where the browser stores no address', async () => {
      const page = await open(
        `<az-collection loading="eager" type="products" page-size="1" filters='["stock"]'>${products}</az-collection>`,
      );
      const { history, location } = page.window;
      const refuse = (): never => {
        throw new DOMException('Too many calls', 'SecurityError');
      };
      history.pushState = refuse;
      history.replaceState = refuse;
      for (const count of [2, 3]) {
        page.byRole('button', { name: 'Ver más' }).click();
        await page.waitFor(() => titlesIn(page).length === count);
      }
      expect(location.search).to.equal('');
      Reflect.deleteProperty(history, 'pushState');
      page.byRole('button', { name: 'Ver más' }).click();
      await page.waitFor(() => titlesIn(page).length === 4);
      expect(location.search).to.equal('?page=4');
      history.back();
      await page.waitFor(() => titlesIn(page).length === 1);
    });

    it('keeps its pages where a link leads to a place in the page, or a script overwrites the history’s state', async () => {
      const page = await open(
        `<a href="#pie">Al pie</a><az-collection loading="eager" src="${blog}" page-size="2"></az-collection><p id="pie">Pie</p>`,
        { query: 'nomotion=true' },
      );
      const { history, location } = page.window;
      const countArticles = () => page.allByRole('article').length;
      const showMore = async (count: number): Promise<void> => {
        page.byRole('button', { name: 'Ver más' }).click();
        await page.waitFor(() => countArticles() === count && !isBusy(page.$('az-collection')));
      };
      await showMore(4);
      await showMore(6);
      page.byRole('link', { name: 'Al pie' }).click();
      await page.waitFor(() => location.hash === '#pie' && history.state?.azCollection);
      await page.painted();
      expect(countArticles()).to.equal(6);

      history.replaceState({ own: 1 }, '');
      page.$('az-collection').setAttribute('heading-level', '3');
      await page.waitFor(() => page.allByRole('heading', { level: 3 }).length === 6);

      await showMore(8);
      history.back();
      await page.waitFor(() => location.hash === '#pie' && countArticles() === 6);
      history.back();
      await page.waitFor(() => location.hash === '' && location.search === '?nomotion=true&page=3');
      await page.painted();
      expect(countArticles()).to.equal(6);
      history.back();
      await page.waitFor(() => countArticles() === 4);
      expect(page.errors).to.deep.equal([]);
    });

    it('leaves the address to one collection of the document and all shadow roots, also when it moves', async () => {
      const list = `<az-collection loading="eager" page-size="1">${products}</az-collection>`;
      const page = await open(`${list}<div id="raiz"></div><div id="otro"></div>`);
      const first = page.$('az-collection');
      const root = page.$('#raiz').attachShadow({ mode: 'open' });
      root.innerHTML = list;
      page.window.Azulejo?.scan(root);
      const second = root.querySelector('az-collection') as HTMLElement;
      await page.waitFor(() => second.matches(':state(ready)'));
      const countIn = (within: HTMLElement) => page.allByRole('article', { within }).length;
      const showMoreIn = (within: HTMLElement) => page.byRole('button', { name: 'Ver más', within }).click();

      showMoreIn(second);
      await page.waitFor(() => countIn(second) === 2);
      expect(countIn(first)).to.equal(1);
      expect(page.window.location.search).to.equal('');
      page.$('#otro').append(first);
      showMoreIn(first);
      await page.waitFor(() => countIn(first) === 2);
      expect(page.window.location.search).to.equal('?page=2');
      showMoreIn(first);
      await page.waitFor(() => countIn(first) === 3);
      expect(page.window.location.search).to.equal('?page=3');
      expect(countIn(second)).to.equal(2);

      first.remove();
      await page.waitFor(() => !first.matches(':state(ready)'));
      page.$('#otro').innerHTML = list;
      // A new collection begins with the address, and shows the pages of its entry in the history.
      const third = page.$('#otro az-collection');
      await page.waitFor(() => third.matches(':state(ready)') && countIn(third) === 3);
    });

    it('leaves the address to the first collection of the page', async () => {
      const page = await open(
        `<az-collection loading="eager" page-size="1">${blogPage}</az-collection>
        <az-collection loading="eager" page-size="1">${blogPage}</az-collection>`,
      );
      page.allByRole('button', { name: 'Ver más' })[1]?.click();
      await page.waitFor(() => page.allByRole('article').length === 3);
      expect(page.window.location.search).to.equal('');
    });
  });

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
      await page.waitFor(() => element.matches(':state(ready)'));
      const root = element.shadowRoot as ShadowRoot;
      const countItems = () => root.querySelectorAll('[part=item]').length;
      const counts = new Set<number>();
      const observer = new MutationObserver(() => counts.add(countItems()));
      observer.observe(root, { childList: true, subtree: true });
      element.setAttribute('src', '/sitio/muchos?format=json');
      await page.waitFor(() => countItems() === 1000);
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
        expect(shift, JSON.stringify(page.captured.shifts)).to.equal(0);
      });

    it('shows the events of all pages in a calendar', async () => {
      const page = await open(
        '<az-collection loading="eager" type="events" view="calendar" src="/sitio/eventos?format=json" page-size="2"></az-collection>',
      );
      const changes: unknown[] = [];
      page.$('az-collection').addEventListener('az-change', ({ target }) => changes.push(target));
      await page.waitFor(() => page.$$('az-calendar').some((one) => one.matches(':state(ready)')));
      expect(page.$$('[part=items]')).to.have.length(0);
      // All of them, not those of the first page.
      await page.waitFor(() => Number(/\d+/.exec(page.text(page.$('[part=count]')))?.[0]) > 2);
      page.allByRole('button', { name: /siguiente/i })[0]?.click();
      await page.painted();
      // Another month is no change of the collection.
      expect(changes).to.deep.equal([]);
      expect(errorsIn(page)).to.equal('');
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
      expect(errorsIn(page)).to.include('items.2.publishOn is "2026-02-31"');
      expect(page.$$('time')).to.have.length(0);
      expect(await axeViolations(page)).to.deep.equal([]);
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

    if (supports('layoutShift'))
      it('moves nothing of a page that links the stylesheet', async () => {
        const page = await open(
          `<link rel="stylesheet" href="/dist/azulejo.css">
          <az-collection loading="eager" type="products" likes page-size="3" filters='["category"]'>${products}</az-collection><p>Después</p>`,
        );
        expect(await page.shift(), JSON.stringify(page.captured.shifts)).to.equal(0);
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
