/** Finds pages of the site while the visitor types: in a field, in a dialog, on a page of results. */

import { axeViolations } from '../support/axe';
import { chunkWith } from '../support/chunk-with';
import { contrastToWhite } from '../support/contrast';
import { supports } from '../support/engine';
import { bothFlavours } from '../support/flavour';
import type { Page } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import {
  dataOf,
  fieldOf,
  focusAndType,
  form,
  items,
  openSearch,
  optionTitles,
  pressWhileComposing,
  typeText,
} from './support';

const src = '/sitio/blog?format=json';
const path = '/sitio/blog';

const data = (more: object = {}) => dataOf({ items, ...more });

requestEachTime('chunks/');

bothFlavours(({ name, script, base }) => {
  const open = (html: string, options: object = {}) => openSearch(html, { script, ...options });
  const linkTexts = (page: Page) => page.allByRole('link').map((link) => page.text(link));
  const activeOption = (page: Page) =>
    page
      .allByRole('option')
      .filter(({ ariaSelected }) => ariaSelected === 'true')
      .map((one) => page.text(one));

  describe(`the search (${name})`, () => {
    beforeEach(resetSite);

    it('finds items while the visitor types, and marks the words', async () => {
      const page = await open(`<az-search loading="eager" ${data()}>${form}</az-search>`);
      const { borderTopColor } = page.window.getComputedStyle(fieldOf(page).form as HTMLFormElement);
      expect(contrastToWhite(borderTopColor)).to.be.at.least(3);
      // Screen readers read only what changes in a status that is there.
      const status = page.byRole('status');
      await focusAndType(page, 'barro');
      await page.waitFor(() => page.allByRole('option').length === 2);
      expect(page.byRole('status')).to.equal(status);
      expect(page.byRole('listbox', { name: 'Resultados' })).to.not.equal(undefined);
      expect(page.text(page.byRole('status'))).to.equal('Resultados: 2');
      expect(page.$$('mark').map((mark) => mark.textContent)).to.deep.equal(['barro']);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(await page.shift()).to.equal(0);
    });

    it('moves through the list by the arrow keys, opens a result by Enter, and closes by Escape', async () => {
      const page = await open(`<az-search loading="eager" ${data()}>${form}</az-search>`);
      await focusAndType(page, 'barro');
      await page.waitFor(() => page.allByRole('option').length === 2);
      const [first = '', second = ''] = optionTitles(page);
      await page.press('ArrowDown');
      await page.waitFor(() => activeOption(page).join().includes(first));
      await page.press('ArrowDown');
      await page.waitFor(() => activeOption(page).join().includes(second));
      const activeId = () => fieldOf(page).getAttribute('aria-activedescendant');
      expect(activeId()).to.equal(page.allByRole('option')[1]?.id);
      // An input method chooses among words by the same key.
      expect(pressWhileComposing(fieldOf(page), 'ArrowDown')).to.equal(true);
      // After the last one, the field itself.
      await page.press('ArrowDown');
      await page.waitFor(() => activeOption(page).length === 0);
      expect(activeId()).to.equal(null);
      const searched: string[] = [];
      fieldOf(page).form?.addEventListener('submit', (event) => {
        event.preventDefault();
        searched.push(fieldOf(page).value);
      });
      await page.press('Enter');
      await page.waitFor(() => searched.length);
      expect([searched, page.window.location.hash]).to.deep.equal([['barro'], '']);
      await page.press('ArrowUp');
      await page.waitFor(() => activeOption(page).join().includes(second));
      expect(page.focused).to.equal(fieldOf(page));
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('option').length === 0);
      expect(fieldOf(page).value).to.equal('barro');
      expect(fieldOf(page).ariaExpanded).to.equal('false');
      await page.press('ArrowDown', 'Enter');
      await page.waitFor(() => /^#(otono|cobalto)$/.test(page.window.location.hash));
    });

    for (const [place, width] of [
      ['start', 1000],
      ['end', 1000],
      ['center', 360],
    ] as const)
      it(`shows results wider than a narrow field at the ${place} of a window of ${width} px, and none beyond its edges`, async () => {
        const field = `<az-search loading="eager" style="width: 150px" ${data()}>${form}</az-search>`;
        const page = await open(`<div style="display: grid; justify-items: ${place}">${field}</div>`, {
          width,
        });
        await focusAndType(page, 'barro');
        await page.waitFor(() => page.allByRole('option').length === 2);
        const panel = page.$('[part="panel"]').getBoundingClientRect();
        expect(panel.left).to.be.at.least(0);
        expect(panel.right).to.be.at.most(page.document.documentElement.clientWidth);
        expect(panel.width).to.be.at.least(width === 360 ? 230 : 350);
      });

    it('opens a result in a new tab by Control and Enter, as links do', async () => {
      const page = await open(`<az-search loading="eager" ${data()}>${form}</az-search>`);
      await focusAndType(page, 'barro');
      await page.waitFor(() => page.allByRole('option').length === 2);
      const clicks: boolean[] = [];
      page.document.addEventListener('click', (event) => {
        clicks.push(event.ctrlKey);
        event.preventDefault();
      });
      await page.press('ArrowDown', 'Control+Enter', 'Enter');
      await page.waitFor(() => clicks.length === 2);
      expect(clicks).to.deep.equal([true, false]);
    });

    it('finds without accents, by the beginning of a word, and says when there is nothing', async () => {
      const page = await open(`<az-search loading="eager" ${data()}>${form}</az-search>`);
      await focusAndType(page, 'oton');
      await page.waitFor(() => optionTitles(page).join() === 'Cerámica de otoño');
      await typeText(page, 'xyz');
      await page.waitFor(() => page.text(page.byRole('status')) === 'No hay resultados para «otonxyz».');
      const link = page.byRole('link', { name: 'Buscar en todo el sitio' });
      expect(new URL(link.getAttribute('href') ?? '').search).to.equal('?q=otonxyz&lang=es');
    });

    it('loads the items when the visitor comes near, and groups them by collection', async () => {
      const page = await open(
        `<az-search loading="eager" src="${src} /sitio/eventos?format=json">${form}</az-search>`,
      );
      const requests = () =>
        page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes(path)).length;
      expect(requests()).to.equal(0);
      fieldOf(page).focus();
      await page.waitFor(() => requests() > 0);
      await typeText(page, 'taller');
      await page.waitFor(() => page.allByRole('group', { name: 'Cuaderno del taller' }).length === 1);
      const result = page.allByRole('option')[0];
      expect(result?.getAttribute('href')).to.match(/^\/sitio\/(blog|eventos)\//);
    });

    it('leads to the server’s page where the items cannot be loaded, and tries again', async () => {
      await fault({ path, status: 500, times: 1 });
      const page = await open(`<az-search loading="eager" src="${src}">${form}</az-search>`);
      await focusAndType(page, 'azul');
      const retry = await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
      expect(page.text(page.byRole('status'))).to.include('No se pueden cargar los resultados.');
      expect(
        page.console.some(({ text }) => text.includes(`${src.split('?')[0]}`) && text.includes('500')),
      ).to.equal(true);
      retry.click();
      await page.waitFor(() => page.allByRole('option').length > 0);
    });

    it('says so where its own code cannot be loaded, and tries again', async () => {
      const withResults = await open(`<az-search loading="eager" ${data()}>${form}</az-search>`);
      fieldOf(withResults).focus();
      const chunk = await chunkWith('The search cannot make its index.', withResults);
      const page = await open(`<az-search loading="eager" ${data()}>${form}</az-search>`);
      await fault({ path: chunk, drop: true, times: 2 });
      await focusAndType(page, 'horno');
      const retry = await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
      expect(page.text(page.byRole('status'))).to.include('No se pudo conectar...');
      retry.click();
      await page.waitFor(() => optionTitles(page).join() === 'El horno');
    });

    it('answers on a page that is never idle', async () => {
      const neverIdle = '<script>requestIdleCallback = () => 0;</script>';
      const page = await open(
        `${neverIdle}<az-search loading="eager" mode="page" ${data()}>${form}</az-search>`,
        { query: 'q=horno' },
      );
      await page.waitFor(() => linkTexts(page).includes('El horno'));
    });

    it('says that it loads until the first results, without a break when its code has come', async () => {
      await fault({ path: `${base}chunks/results*`, delayMs: 1000 });
      await fault({ path, delayMs: 1000 });
      const page = await open(`<az-search loading="eager" src="${src}">${form}</az-search>`);
      const status = page.byRole('status');
      const texts: (string | null)[] = [];
      const record = () => texts.push(status.textContent);
      new page.window.MutationObserver(record).observe(status, { childList: true, subtree: true });
      await focusAndType(page, 'azul');
      await page.waitFor(() => page.allByRole('option').length > 0);
      expect(texts).to.include('Cargando...').and.not.include('');
    });

    it('without anything to search leads to the server, and claims nothing', async () => {
      const page = await open(`<az-search loading="eager">${form}</az-search>`);
      await focusAndType(page, 'horno');
      expect(page.text(page.byRole('status'))).to.equal('');
      expect(page.consoleTexts('warn').join()).to.include('`src` and `items` are empty');
      const results = await open(
        `<az-search loading="eager" mode="page">${form}<p>From the server</p></az-search>`,
        { query: 'q=horno' },
      );
      await results.waitFor(() => results.consoleTexts('warn').length === 1);
      await results.painted();
      expect(results.text()).to.include('From the server').and.not.include('No hay resultados');
    });

    it('leads to the page itself where the form has no action, as in HTML', async () => {
      const page = await open(
        `<az-search loading="eager"><form><input type="search" name="q"></form></az-search>`,
      );
      const { pathname } = page.window.location;
      await focusAndType(page, 'horno');
      await page.press('Enter');
      await page.waitFor(() => page.window.location.search === '?q=horno');
      expect(page.window.location.pathname).to.equal(pathname);
    });

    it('uncovers a result in the page that shows', async () => {
      for (const mode of ['field', 'overlay']) {
        const page = await open(
          `<az-search loading="eager" mode="${mode}" ${data()}>${form}</az-search><h2 id="horno">El horno</h2>`,
          { query: 'nomotion=true' },
        );
        if (mode === 'overlay') page.byRole('button').click();
        await page.waitFor(() => page.allByRole('combobox').length === 1);
        await focusAndType(page, 'horno');
        await page.waitFor(() => page.allByRole('option').length === 1);
        await page.press('ArrowDown', 'Enter');
        await page.waitFor(() => page.window.location.hash === '#horno');
        await page.waitFor(() => page.allByRole('option').length === 0);
        expect(page.allByRole('dialog')).to.deep.equal([]);
      }
    });

    it('uncovers a view that a router loads before it changes the address', async () => {
      const view = data({ items: [{ title: 'Azul cobalto', url: '/taller/cobalto' }] });
      for (const mode of ['field', 'overlay']) {
        const page = await open(`<az-search loading="eager" mode="${mode}" ${view}>${form}</az-search>`, {
          query: 'nomotion=true',
        });
        let isRouted = false;
        page.document.addEventListener('click', (click) => {
          isRouted = click.composedPath().some((node) => (node as Element).localName === 'a');
          if (isRouted) click.preventDefault();
        });
        if (mode === 'overlay') page.byRole('button').click();
        await page.waitFor(() => page.allByRole('combobox').length === 1);
        await focusAndType(page, 'cobalto');
        await page.waitFor(() => page.allByRole('option').length > 0);
        await page.press('ArrowDown', 'Enter');
        await page.waitFor(() => isRouted);
        await page.waitFor(() => page.allByRole('option').length === 0);
        await page.waitFor(() => page.allByRole('dialog').length === 0);
      }
    });

    it('says what an address answers that is no collection', async () => {
      await fault({ path, status: 200, body: '<!doctype html><p>Hi</p>', times: 1 });
      const page = await open(`<az-search loading="eager" src="${src}">${form}</az-search>`);
      await focusAndType(page, 'azul');
      await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' }).length === 1);
      expect(page.consoleTexts().join()).to.include('expected JSON such as');
    });

    it('tells the page what was searched', async () => {
      const page = await open(`<az-search loading="eager" ${data()}>${form}</az-search>`);
      const heard: unknown[] = [];
      page.document.addEventListener('az-search', (event) => heard.push((event as CustomEvent).detail));
      await focusAndType(page, 'horno');
      await page.waitFor(() => heard.length > 0);
      expect(heard).to.deep.equal([{ query: 'horno', count: 1 }]);
    });

    it('opens in a dialog by its button and by a slash, and gives the focus back', async () => {
      const page = await open(
        `<link rel="stylesheet" href="/dist/azulejo.css">
          <az-search loading="eager" mode="overlay" ${data()}>${form}</az-search><input aria-label="Other"><p>Below</p>`,
        { query: 'nomotion=true' },
      );
      expect(page.allByRole('combobox').length).to.equal(0);
      expect(await page.shift()).to.equal(0);
      const button = page.byRole('button', { name: 'Buscar en el taller' });
      button.focus();
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('dialog', { name: 'Buscar en el taller' }).length === 1);
      await page.waitFor(() => page.focused === fieldOf(page));
      await typeText(page, 'horno');
      await page.waitFor(() => optionTitles(page).join() === 'El horno');
      const [option] = page.allByRole('option');
      const closeButton = page.byRole('button', { name: 'Cerrar la búsqueda' });
      // The results are below the button, too.
      expect(option?.getBoundingClientRect().right).to.equal(closeButton.getBoundingClientRect().right);
      expect(await axeViolations(page)).to.deep.equal([]);
      // An input method takes back a word by the same key.
      expect(pressWhileComposing(fieldOf(page), 'Escape')).to.equal(true);
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(page.focused).to.equal(button);

      button.blur();
      await page.press('/');
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      page.byRole('button', { name: 'Cerrar la búsqueda' }).click();
      await page.waitFor(() => page.allByRole('dialog').length === 0);

      // Not while somebody types.
      const other = page.byRole('textbox', { name: 'Other' }) as HTMLInputElement;
      other.focus();
      await page.press('/');
      await page.waitFor(() => other.value === '/');
      expect(page.allByRole('dialog').length).to.equal(0);
    });

    if (supports('emulateMedia'))
      for (const mode of ['field', 'overlay'])
        it(`prints nothing, and leaves no gap: ${mode}`, async () => {
          const page = await open(
            `<link rel="stylesheet" href="/dist/azulejo.css"><az-search loading="eager" mode="${mode}" ${data()}>${form}</az-search>`,
          );
          const height = (): number => page.$('az-search').getBoundingClientRect().height;
          expect(height()).to.equal(44);
          await emulateMedia({ media: 'print' });
          try {
            await page.waitFor(() => height() === 0);
          } finally {
            await emulateMedia({});
          }
        });

    it('opens again at once, before the browser has told of the closed dialog', async () => {
      const page = await open(`<az-search loading="eager" mode="overlay" ${data()}>${form}</az-search>`, {
        query: 'nomotion=true',
      });
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      const closeEvents: Event[] = [];
      for (const count of [1, 2, 3, 4, 5]) {
        page.byRole('button', { name: 'Buscar en el taller' }).click();
        const dialog = await page.waitFor(() => page.allByRole('dialog')[0]);
        dialog.addEventListener('close', (event) => closeEvents.push(event));
        page.byRole('button', { name: 'Cerrar la búsqueda' }).click();
        await nextTask();
        page.byRole('button', { name: 'Buscar en el taller' }).click();
        await page.waitFor(() => closeEvents.length === count);
        await nextTask();
        expect(page.allByRole('dialog').length).to.equal(1);
        page.byRole('button', { name: 'Cerrar la búsqueda' }).click();
        await page.waitFor(() => page.allByRole('dialog').length === 0);
      }
    });

    it('shows the results of the query in the address, and keeps them when the visitor goes back', async () => {
      const page = await open(
        `<az-search loading="eager" mode="page" ${data()}>${form}<ul><li><a href="#server">From the server</a></li></ul></az-search>`,
        { query: 'q=horno' },
      );
      const box = page.byRole('searchbox') as HTMLInputElement;
      expect(box.value).to.equal('horno');
      await page.waitFor(() => linkTexts(page).includes('El horno'));
      // The block's own results take the place of the server's.
      expect(page.allByRole('link', { name: 'From the server' }).length).to.equal(0);
      box.select();
      box.focus();
      await typeText(page, 'azul');
      await page.waitFor(() => linkTexts(page).some((one) => one.includes('Azul cobalto')));
      await page.waitFor(() => page.window.location.search === '?q=azul');
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('keeps what the visitor has typed when a script changes the mode', async () => {
      const page = await open(`<az-search loading="eager" ${data()}></az-search>`);
      const search = page.$('az-search');
      const setMode = (mode: string): void => search.setAttribute('mode', mode);
      await focusAndType(page, 'horno');
      setMode('page');
      const box = (await page.waitFor(() => page.allByRole('searchbox')[0])) as HTMLInputElement;
      expect(box.value).to.equal('horno');
      await page.waitFor(() => linkTexts(page).includes('El horno'));
      box.focus();
      await page.press('End', 'Backspace');
      setMode('overlay');
      await page.waitFor(() => page.allByRole('searchbox').length === 0);
      page.byRole('button', { name: 'Buscar' }).click();
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      expect(fieldOf(page).value).to.equal('horn');
      setMode('field');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(fieldOf(page).value).to.equal('horn');
      fieldOf(page).focus();
      await page.waitFor(() => optionTitles(page).join() === 'El horno');
    });

    it('begins the next search of a dialog anew', async () => {
      const page = await open(`<az-search loading="eager" mode="overlay" ${data()}>${form}</az-search>`);
      const button = page.byRole('button', { name: 'Buscar en el taller' });
      button.click();
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      await focusAndType(page, 'horno');
      // Two crosses beside each other would look the same.
      const [clear, close] = ['Borrar la búsqueda', 'Cerrar la búsqueda'].map((label) =>
        page.byRole('button', { name: label }),
      );
      expect(clear?.innerHTML).not.to.equal(close?.innerHTML);
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      button.click();
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      expect(fieldOf(page).value).to.equal('');
    });

    it('keeps the server’s results until it has its own', async () => {
      await fault({ path, drop: true, times: 3 });
      const page = await open(
        `<az-search loading="eager" mode="page" src="${src}">${form}<p>From the server</p></az-search>`,
        { query: 'q=azul' },
      );
      await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' }).length === 1);
      expect(page.text()).to.include('From the server');
    });

    it('keeps the parameters of the page of results', async () => {
      const page = await open(
        `<az-search loading="eager" results-url="/resultados?lang=es&q=old" ${data()}></az-search>`,
      );
      const form = page.$<HTMLFormElement>('form');
      const query = new page.window.URLSearchParams(
        [...new page.window.FormData(form)].map(([key, value]) => [key, `${value}`]),
      );
      expect(query.toString()).to.equal('q=&lang=es');
    });

    it('follows no address that runs a script', async () => {
      const page = await open(
        `<az-search loading="eager" min-length="1" ${data({
          resultsUrl: 'javascript:top.bad=1',
          items: [
            { title: 'Malo', url: 'javascript:top.bad=1' },
            { title: 'Mapa', url: '#mapa' },
          ],
        })}></az-search>`,
      );
      await focusAndType(page, 'm');
      await page.waitFor(() => page.allByRole('option').length > 0);
      expect(optionTitles(page)).to.deep.equal(['Mapa']);
      expect(page.$('form').getAttribute('action')).to.equal('/search');
    });

    if (supports('touch'))
      it('is mirrored in a language that is written from right to left', async () => {
        const page = await open(`<az-search loading="eager" dir="rtl" lang="ar" ${data()}></az-search>`);
        const box = fieldOf(page).getBoundingClientRect();
        const submit = page.$('[part=submit]').getBoundingClientRect();
        expect(submit.left).to.be.lessThan(box.left);
      });
  });
});
