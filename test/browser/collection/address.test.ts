/** Pages and filters of a collection in the page's address, and the way back. */

import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { far, followLink, waitForTop } from '../support/links';
import { fault, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { blog, blogPage, choose, isBusy, nextLink, opener, products, titlesIn } from './support';

defaultFlavour((flavour) => {
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

    it('takes a limit of the price that cannot be one out of its field, and adds no step to the history', async () => {
      const page = await open(
        `<az-collection loading="eager" type="products" filters='["price"]'>${products}</az-collection>`,
      );
      const field = page.byRole('spinbutton', { name: 'Precio mínimo' }) as HTMLInputElement;
      field.focus();
      await page.type('-5');
      await page.press('Tab');
      await page.waitFor(() => field.value === '');
      expect(page.window.location.search).to.equal('');
      field.focus();
      await page.type('30');
      await page.press('Tab');
      await page.waitFor(() => page.window.location.search === '?minPrice=30');
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

    it('has links to tags of the page’s latest address', async () => {
      const items = [{ title: 'Uno', tags: ['mar y sal'] }];
      const page = await open(
        `<az-collection loading="eager" filters='["tag"]' data='${JSON.stringify({ items })}'></az-collection>`,
      );
      const link = () => page.byRole('link', { name: 'mar y sal' });
      page.window.history.pushState(null, '', '/otra?lang=es&page=2');
      page.window.dispatchEvent(new page.window.PopStateEvent('popstate'));
      await page.waitFor(() => link().getAttribute('href') === '/otra?lang=es&tag=mar+y+sal');
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

    it('is as it was where a script takes a parameter of another kind out of the address', async () => {
      const page = await open(
        `<a href="#pie">Al pie</a><az-collection loading="eager" src="${blog}" page-size="2"></az-collection><p id="pie">Pie</p>`,
        { query: 'utm_source=boletin' },
      );
      page.byRole('button', { name: 'Ver más' }).click();
      const countArticles = () => page.allByRole('article').length;
      await page.waitFor(() => countArticles() === 4 && !isBusy(page.$('az-collection')));
      let changes = 0;
      page.$('az-collection').addEventListener('az-change', () => {
        changes += 1;
      });
      page.window.history.replaceState(null, '', '?page=2');
      page.byRole('link', { name: 'Al pie' }).click();
      await page.waitFor(() => page.window.history.state?.azCollection);
      page.$('az-collection').setAttribute('heading-level', '3');
      await page.waitFor(() => page.allByRole('heading', { level: 3 }).length > 0);
      await page.painted();
      expect(countArticles()).to.equal(4);
      expect(changes).to.equal(0);
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

    const pages = [
      { name: 'the first page', pageSize: 4 },
      { name: 'a page that has been added', pageSize: 2 },
    ];
    for (const { name, pageSize } of pages)
      it(`scrolls to where the visitor was, after the way back from an item of ${name}`, async () => {
        const page = await open(
          `<az-collection loading="eager" src="${blog}" page-size="${pageSize}"></az-collection>`,
          { query: 'nomotion=true', height: 400 },
        );
        const countArticles = () => page.allByRole('article').length;
        if (pageSize < 4) page.byRole('button', { name: 'Ver más' }).click();
        await page.waitFor(() => countArticles() === 4 && !isBusy(page.$('az-collection')));
        const links = page.allByRole('link').filter((link) => link.getAttribute('part') === 'link');
        const last = links.at(-1) as HTMLAnchorElement;
        last.scrollIntoView({ block: 'end' });
        await page.painted();
        const place = page.window.scrollY;
        expect(place).to.be.greaterThan(0);
        const { pathname } = page.window.location;
        const isAt = (path: string) => () =>
          page.window.location.pathname === path && page.document.readyState === 'complete';
        last.click();
        await page.waitFor(isAt(new URL(last.href).pathname));

        // The browser restores the place by itself where the items are there when the page has loaded.
        await fault({ path: '/sitio/blog', delayMs: 500 });
        page.window.history.back();
        await page.waitFor(isAt(pathname));
        expect(countArticles()).to.equal(0);
        await page.waitFor(() => countArticles() === 4 && !isBusy(page.$('az-collection')));
        await page.waitFor(() => Math.abs(page.window.scrollY - place) < 2);
      });

    it('leaves the address to one collection of the document and all shadow roots, also when it moves', async () => {
      const list = `<az-collection loading="eager" page-size="1">${products}</az-collection>`;
      const page = await open(`${list}<div id="raiz"></div><div id="otro"></div>`);
      const first = page.$('az-collection');
      const root = page.$('#raiz').attachShadow({ mode: 'open' });
      root.innerHTML = list;
      page.window.Azulejo?.scan(root);
      const second = root.querySelector('az-collection') as HTMLElement;
      await page.waitFor(() => isReady(second));
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
      await page.waitFor(() => !isReady(first));
      page.$('#otro').innerHTML = list;
      // A new collection begins with the address, and shows the pages of its entry in the history.
      const third = page.$('#otro az-collection');
      await page.waitFor(() => isReady(third) && countIn(third) === 3);
    });

    it('leaves the address to a later collection once its own list is not in the address', async () => {
      const list = `<az-collection loading="eager" page-size="1">${products}</az-collection>`;
      const page = await open(`${list}<div id="raiz"></div>`);
      const first = page.$('az-collection');
      const countIn = (within: HTMLElement) => page.allByRole('article', { within }).length;
      const showMoreIn = (within: HTMLElement) => page.byRole('button', { name: 'Ver más', within }).click();
      first.setAttribute('history', 'false');
      await page.painted();
      showMoreIn(first);
      await page.waitFor(() => countIn(first) === 2);
      expect(page.window.location.search).to.equal('');

      const root = page.$('#raiz').attachShadow({ mode: 'open' });
      root.innerHTML = list;
      page.window.Azulejo?.scan(root);
      const second = root.querySelector('az-collection') as HTMLElement;
      await page.waitFor(() => isReady(second));
      showMoreIn(second);
      await page.waitFor(() => countIn(second) === 2);
      expect(page.window.location.search).to.equal('?page=2');

      // The address has an owner again.
      first.removeAttribute('history');
      await page.painted();
      showMoreIn(first);
      await page.waitFor(() => countIn(first) === 3);
      expect(page.window.location.search).to.equal('?page=2');
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

  describe(`a link to an article of a later page (${flavour.name})`, () => {
    const articles = Array.from(
      { length: 40 },
      (_, index) => `<article id="obra-${index + 1}"><h2>Obra ${index + 1}</h2></article>`,
    ).join('');
    const list = (attributes: string): string =>
      `${far}<az-collection loading="eager" page-size="15" ${attributes}>${articles}</az-collection>${far}`;

    it('adds the pages up to that article, and goes on from there', async () => {
      const page = await open(list(''), { hash: 'obra-28', query: 'nomotion=true' });
      await waitForTop(page, () => page.$('#obra-28'));
      expect(page.allByRole('article')).to.have.length(30);
      expect(page.window.location.search).to.equal('?nomotion=true&page=2');
      expect(page.window.location.hash).to.equal('#obra-28');
      page.byRole('button', { name: 'Ver más' }).click();
      await page.waitFor(() => page.allByRole('article').length === 40);
      page.window.history.back();
      await page.waitFor(() => page.allByRole('article').length === 30);
      await followLink(page, 'obra-3');
      await waitForTop(page, () => page.$('#obra-3'));
      expect(page.allByRole('article')).to.have.length(30);
    });

    it('goes to the page of that article where pages replace each other, and back', async () => {
      const page = await open(list('paging="links"'), { query: 'nomotion=true' });
      await followLink(page, 'obra-40');
      await waitForTop(page, () => page.$('#obra-40'));
      expect(page.allByRole('article')).to.have.length(10);
      await followLink(page, 'obra-3');
      await waitForTop(page, () => page.$('#obra-3'));
      // The second batch of the page's articles follows in a task of its own.
      await page.waitFor(() => page.allByRole('article').length === 15);
      page.window.history.back();
      await page.waitFor(() => page.allByRole('article').length === 10);
    });

    it('leaves a calendar with the events of all pages as it is', async () => {
      const month = new Date().toISOString().slice(0, 7);
      const events = Array.from({ length: 28 }, (_, index) => {
        const day = `${index + 1}`.padStart(2, '0');
        return `<article id="feria-${day}"><h2>Feria ${day}</h2><time datetime="${month}-${day}">${day}</time></article>`;
      });
      const page = await open(
        `<az-collection loading="eager" type="events" view="calendar" page-size="10" paging="links">${events.join('')}</az-collection>`,
        { query: 'nomotion=true' },
      );
      await page.waitFor(() => page.$$('az-calendar').some(isReady));
      const titles = () => page.text().match(/Feria \d\d/g) ?? [];
      // All of them, not those of a page.
      await page.waitFor(() => titles().length === events.length);
      await followLink(page, 'feria-25');
      await page.painted();
      expect(titles()).to.have.length(events.length);
      expect(page.window.location.search).to.equal('?nomotion=true');
    });

    it('leaves the address to the page where the list is not in the address', async () => {
      const page = await open(list('history="false"'), { hash: 'obra-40', query: 'nomotion=true' });
      await waitForTop(page, () => page.$('#obra-40'));
      expect(page.allByRole('article')).to.have.length(40);
      expect(page.window.location.search).to.equal('?nomotion=true');
    });
  });
});
