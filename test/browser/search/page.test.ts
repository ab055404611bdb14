/** A search on a page of results, whose query is in the address; and what items the searches of a page load. */

import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { fault, received, requestEachTime, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { dataOf, fieldOf, focusAndType, form, items, openSearch, optionTitles, typeText } from './support';

requestEachTime('elements/');

const src = '/sitio/blog?format=json';

defaultFlavour(({ name, script, base }) => {
  const open = (html: string, options: object = {}) => openSearch(html, { script, ...options });
  const openResults = async (query: string): Promise<Page> => {
    const page = await open(
      `<az-search loading="eager" mode="page" ${dataOf({ items })}>${form}<p><a href="#server">From the server</a></p></az-search>`,
      { query: `q=${query}` },
    );
    await page.waitFor(() => !query || page.allByRole('link', { name: 'From the server' }).length === 0);
    return page;
  };
  const box = (page: Page) => page.byRole('searchbox') as HTMLInputElement;
  const linkTexts = (page: Page) => page.allByRole('link').map((link) => page.text(link));
  const replaceQuery = async (page: Page, query: string): Promise<void> => {
    box(page).focus();
    box(page).select();
    await typeText(page, query);
  };
  const addressIs = (page: Page, search: string) =>
    page.waitFor(() => page.window.location.search === search);

  describe(`a page of results (${name})`, () => {
    it('has a step in the history for each submitted query', async () => {
      const page = await openResults('horno');
      await replaceQuery(page, 'azul');
      await addressIs(page, '?q=azul');
      await page.press('Enter');
      await replaceQuery(page, 'otono');
      await addressIs(page, '?q=otono');
      page.window.history.back();
      await addressIs(page, '?q=azul');
      await page.waitFor(() => box(page).value === 'azul');
      page.window.history.back();
      await addressIs(page, '?q=horno');
      await page.waitFor(() => linkTexts(page).join() === 'El horno');
    });

    it('finds the query of an address that the history brings to a page without one', async () => {
      const page = await openResults('');
      const { history, location } = page.window;
      const start = location.href;
      history.pushState(null, '', '?q=horno');
      history.pushState(null, '', start);
      history.back();
      await page.waitFor(() => box(page).value === 'horno');
      await page.waitFor(() => linkTexts(page).join() === 'El horno');
    });

    it('breaks a long word of a title rather than making the page wider', async () => {
      const title = `Horno${'anagama'.repeat(18)}`;
      const page = await open(
        `<az-search loading="eager" mode="page" ${dataOf({ items: [{ title, url: '#horno' }] })}>${form}</az-search>`,
        { query: 'q=horno', width: 360 },
      );
      await page.waitFor(() => linkTexts(page).join() === title);
      expect(page.document.documentElement.scrollWidth).to.equal(360);
    });

    it('keeps a query that is not in its parameters where a link leads to a place in the page', async () => {
      const page = await open(
        `<a href="#results">Skip</a><az-search loading="eager" mode="page" id="results" ${dataOf({ items })}>${form.replace('type="search"', 'type="search" value="horno"')}</az-search>`,
      );
      await page.waitFor(() => linkTexts(page).includes('El horno'));
      page.byRole('link', { name: 'Skip' }).click();
      await page.waitFor(() => page.window.location.hash === '#results');
      await page.painted();
      expect(box(page).value).to.equal('horno');
      expect(linkTexts(page)).to.include('El horno');
    });

    it('shows results where the browser stores no address', async () => {
      const page = await openResults('horno');
      const refused = page.refuseAddresses();
      await replaceQuery(page, 'azul');
      await page.press('Enter');
      expect(refused()).to.equal(1);
      await page.waitFor(() => linkTexts(page).join().startsWith('Azul cobalto'));
      expect(page.errors).to.deep.equal([]);
    });

    it('has the query in its address as soon as the visitor opens a result', async () => {
      const page = await openResults('horno');
      await replaceQuery(page, 'azul');
      await page.waitFor(() => linkTexts(page).join().startsWith('Azul cobalto'));
      const link = page.byRole('link');
      const addresses: string[] = [];
      link.addEventListener('click', () => queueMicrotask(() => addresses.push(page.window.location.search)));
      link.click();
      await page.waitFor(() => addresses.length);
      expect(addresses).to.deep.equal(['?q=azul']);
    });

    it('gives the focus to the first new result when all results show', async () => {
      const cups = Array.from({ length: 45 }, (_, index) => ({ title: `Taza ${index}`, url: `#${index}` }));
      const page = await open(
        `<az-search loading="eager" mode="page" ${dataOf({ items: cups })}>${form}</az-search>`,
        { query: 'q=taza' },
      );
      const showMore = async (count: number): Promise<HTMLElement> => {
        const more = await page.waitFor(() => page.allByRole('button', { name: 'Ver más' })[0]);
        more.focus();
        more.click();
        await page.waitFor(() => linkTexts(page).length === count);
        return more;
      };
      const more = await showMore(40);
      expect(page.focused).to.equal(more);
      await showMore(45);
      await page.waitFor(() => page.focused === page.allByRole('link')[40]);
    });

    it('does not go back to the server’s results when the visitor empties the field', async () => {
      const page = await openResults('horno');
      page.byRole('button', { name: 'Borrar la búsqueda' }).click();
      await page.waitFor(() => page.allByRole('link').length === 0);
      expect(box(page).value).to.equal('');
      await addressIs(page, '');
      expect(page.text()).not.to.include('From the server');
    });
  });

  if (supports('layoutShift'))
    describe(`a page of results whose index is late (${name})`, () => {
      beforeEach(resetSite);

      it('leaves the results of the server where they are, also when the index cannot be loaded', async () => {
        await fault({ path: `${base}elements/*`, delayMs: 300, times: 99 });
        await fault({ path: '/sitio/blog', status: 500, delayMs: 300 });
        const page = await open(
          `<link rel="stylesheet" href="/dist/azulejo.css">
          <az-search loading="eager" mode="page" src="${src}">${form}<p><a href="#server">From the server</a></p></az-search>`,
          { query: 'q=azul' },
        );
        await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
        expect(page.text()).to.include('From the server');
        expect(await page.shift(), page.describeShifts()).to.equal(0);
      });
    });

  describe(`the items of a search (${name})`, () => {
    beforeEach(resetSite);

    it('are asked for again by a button, whose focus goes to the field of a page of results', async () => {
      await fault({ path: '/sitio/blog', status: 500, times: 1 });
      const page = await open(`<az-search loading="eager" mode="page" src="${src}">${form}</az-search>`, {
        query: 'q=azul',
      });
      const retry = await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
      retry.focus();
      retry.click();
      await page.waitFor(() => page.allByRole('link').length > 0);
      expect(page.focused).to.equal(box(page));
    });

    it('are loaded once for a page, however often a dialog opens', async () => {
      const page = await open(
        `<az-search loading="eager" mode="overlay" src="${src}">${form}</az-search><az-search loading="eager" src="${src}" aria-label="Otra"></az-search>`,
        { query: 'nomotion=true' },
      );
      const button = page.byRole('button', { name: 'Buscar en el taller' });
      for (const opening of ['first', 'second']) {
        button.click();
        const dialog = await page.waitFor(() => page.byRole('dialog'));
        page.byRole('combobox', { within: dialog }).focus();
        await typeText(page, 'azul');
        await page.waitFor(() => page.allByRole('option', { within: dialog }).length > 0, {
          hint: () => opening,
        });
        await page.press('Escape');
        await page.waitFor(() => page.allByRole('dialog').length === 0);
      }
      await focusAndType(page, 'azul');
      await page.waitFor(() => page.allByRole('option').length > 0);
      const calls = await received('/sitio/blog');
      const addresses = calls.map(({ query }) => JSON.stringify(query));
      expect(new Set(addresses).size).to.equal(addresses.length);
    });

    it('are named in the console where no result could show them', async () => {
      const page = await open(
        `<az-search loading="eager" ${dataOf({ items: [...items, { title: 'Feria' }, { url: '/x' }, { title: 'Malo', url: 'javascript:1' }] })}></az-search>`,
      );
      await focusAndType(page, 'feria');
      await page.waitFor(() => page.text(page.byRole('status')).includes('No hay resultados'));
      const lines = page.consoleTexts().filter((text) => text.includes('cannot be found'));
      expect(lines.length).to.equal(1);
      expect(lines[0]).to.include('3 of 6 items').and.include('"Feria" (no address), /x (no title)');
    });

    it('may have the same id', async () => {
      const twins = [
        { id: 'a', title: 'Horno alto', url: '#1' },
        { id: 'a', title: 'Horno bajo', url: '#2' },
      ];
      const page = await open(`<az-search loading="eager" ${dataOf({ items: twins })}></az-search>`);
      await focusAndType(page, 'horno');
      await page.waitFor(() => optionTitles(page).length === 2);
      await typeText(page, ' bajo');
      await page.waitFor(() => optionTitles(page).join() === 'Horno bajo');
      await fieldOf(page).select();
      await typeText(page, 'horno');
      await page.waitFor(() => optionTitles(page).sort().join() === 'Horno alto,Horno bajo');
    });

    it('show what their entities stand for', async () => {
      const page = await open(
        `<az-search loading="eager" ${dataOf({ items: [{ title: 'Horno', url: '#1', excerpt: '<p>Le&ntilde;a &amp; gas, l&#8217;atelier, 1 &lt; 2</p>' }] })}></az-search>`,
      );
      await focusAndType(page, 'gas');
      await page.waitFor(() => page.text(page.byRole('option')).includes('Leña & gas, l’atelier, 1 < 2'));
    });

    it('are found by one Chinese character or one Korean syllable', async () => {
      const asian = [
        { title: '青い陶器タイル', url: '#1' },
        { title: '물병', url: '#2' },
      ];
      const expected = { 器: '青い陶器タイル', 물: '물병' };
      for (const [query, title] of Object.entries(expected)) {
        const page = await open(
          `<az-search loading="eager" ${dataOf({ items: asian })}><form><input type="search" name="q" value="${query}"></form></az-search>`,
        );
        fieldOf(page).focus();
        await page.waitFor(() => optionTitles(page).join() === title);
      }
    });
  });
});
