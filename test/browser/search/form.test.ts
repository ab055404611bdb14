/** A search takes the place of the page's own form: the visitor's focus, other fields, shortcuts, the button that opens it. */

import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import {
  areSearchesReady,
  dataOf,
  fieldOf,
  focusAndType,
  form,
  items,
  openSearch,
  optionTitles,
  typeText,
} from './support';

const data = dataOf({ items });
/** A page that reserves the places of its blocks. */
const stylesheet = '<link rel="stylesheet" href="/dist/azulejo.css">';
const formWithChoice = `<form action="/search">
  <input type="search" name="q" aria-label="Buscar" required>
  <label>Sección <select name="section"><option value="">Todo</option><option value="shop">Tienda</option></select></label>
  <button>Ir</button>
</form>`;

defaultFlavour(({ name, script }) => {
  const open = (html: string, options: object = {}) => openSearch(html, { script, ...options });

  /** A page whose script comes after the visitor has gone to the page's own field. */
  const openSlowPage = async (html: string): Promise<Page> => {
    const page = await openPage({ script: null, lang: 'es', html });
    page.$('form input[type=search]').focus();
    await typeText(page, 'horno');
    await page.press('ArrowLeft', 'ArrowLeft');
    const tag = Object.assign(page.document.createElement('script'), { src: script });
    page.document.head.append(tag);
    await page.waitFor(() => areSearchesReady(page));
    return page;
  };

  describe(`a search in the place of the page’s form (${name})`, () => {
    it('lets a visitor who is typing go on, at the same place in the text', async () => {
      const page = await openSlowPage(`<az-search loading="eager" ${data}>${form}</az-search>`);
      const field = await page.waitFor(() => fieldOf(page));
      expect(page.focused).to.equal(field);
      await typeText(page, 'x');
      await page.waitFor(() => field.value === 'horxno');
    });

    it('takes a visitor who is typing into the dialog', async () => {
      const page = await openSlowPage(
        `<az-search loading="eager" mode="overlay" ${data}>${form}</az-search>`,
      );
      const field = await page.waitFor(() => fieldOf(page));
      expect(field.value).to.equal('horno');
      expect(page.focused).to.equal(field);
      await page.waitFor(() => optionTitles(page).join() === 'El horno');
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      page.byRole('button', { name: 'Buscar en el taller' }).click();
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      expect(fieldOf(page).value).to.equal('');
    });

    it('keeps a heading and a text beside the form, and moves nothing', async () => {
      const page = await open(
        `<link rel="stylesheet" href="/dist/azulejo.css"><az-search loading="eager" ${data}>
          <h3>Find a course</h3><div>${form}</div>One word is enough.</az-search><p>Below</p>`,
      );
      expect(page.text(page.$('az-search'))).to.match(/^Find a course\s+One word is enough\./);
      expect(await page.shift()).to.equal(0);
    });

    it('leaves the focus alone elsewhere', async () => {
      const page = await open(`<az-search loading="eager" ${data}>${form}</az-search>`);
      expect(page.focused).to.equal(page.document.body);
    });

    it('keeps the fields in which visitors choose, and sends them', async () => {
      const page = await open(
        `${stylesheet}<az-search loading="eager" ${data}>${formWithChoice}</az-search>`,
      );
      const section = page.byRole('combobox', { name: /Sección/ }) as HTMLSelectElement;
      // The page's own field and its button are not shown beside the block's.
      expect(page.allByRole('combobox', { name: 'Buscar' }).length).to.equal(1);
      expect(page.allByRole('searchbox').length).to.equal(0);
      expect(page.allByRole('button', { name: 'Ir' }).length).to.equal(0);
      if (supports('layoutShift')) expect(await page.shift()).to.equal(0);

      section.value = 'shop';
      section.dispatchEvent(new page.window.Event('change', { bubbles: true }));
      page.byRole('combobox', { name: 'Buscar' }).focus();
      await typeText(page, 'nada');
      const link = await page.waitFor(() => page.byRole('link', { name: 'Buscar en todo el sitio' }));
      expect(new URL(link.getAttribute('href') ?? '').search).to.equal('?q=nada&section=shop');
      await page.press('Enter');
      await page.waitFor(() => page.window.location.search === '?q=nada&section=shop');
    });

    it('has the query in the page’s own form, which a script of the page may send', async () => {
      const page = await open(`<az-search loading="eager" ${data}>${formWithChoice}</az-search>`);
      page.byRole('combobox', { name: 'Buscar' }).focus();
      await typeText(page, 'azul');
      const own = page.document.querySelector('form') as HTMLFormElement;
      await page.waitFor(() => new page.window.FormData(own).get('q') === 'azul');
      own.requestSubmit();
      await page.waitFor(() => page.window.location.search === '?q=azul&section=');
    });

    it('scrolls the list to the option that the arrow keys reach', async () => {
      const many = Array.from({ length: 20 }, (_, index) => ({ title: `Horno ${index}`, url: `#${index}` }));
      const page = await open(
        `<az-search loading="eager" max-results="20" ${dataOf({ items: many })}>${form}</az-search>`,
        { height: 400 },
      );
      await focusAndType(page, 'horno');
      await page.waitFor(() => page.allByRole('option').length === 20);
      // Upwards from the field: the last one.
      await page.press('ArrowUp');
      const last = page.allByRole('option').at(-1) as HTMLElement;
      await page.waitFor(() => last.ariaSelected === 'true');
      const panel = page.$('[part=panel]').getBoundingClientRect();
      const { top, bottom } = last.getBoundingClientRect();
      expect(top).to.be.at.least(panel.top);
      expect(bottom).to.be.at.most(panel.bottom);
    });

    it('keeps the list open while the visitor presses a link in it', async () => {
      const many = Array.from({ length: 9 }, (_, index) => ({ title: `Horno ${index}`, url: `#${index}` }));
      const page = await open(
        `<az-search loading="eager" max-results="2" ${dataOf({ items: many })}>${form}</az-search>`,
      );
      await focusAndType(page, 'horno');
      const all = await page.waitFor(() => page.byRole('link', { name: 'Ver todos los resultados' }));
      let clicks = 0;
      all.addEventListener('click', (event) => {
        event.preventDefault();
        clicks += 1;
      });
      await page.clickWithMouse(all);
      await page.waitFor(() => clicks === 1);
      expect(page.focused).to.equal(fieldOf(page));
      expect(page.allByRole('option').length).to.equal(2);
    });

    it('breaks a long query in its message', async () => {
      const page = await open(`<az-search loading="eager" ${data}>${form}</az-search>`, { width: 390 });
      fieldOf(page).focus();
      await page.type('x'.repeat(150));
      const status = await page.waitFor(
        () => page.text(page.byRole('status')).includes('xxx') && page.byRole('status'),
      );
      expect(status.scrollWidth).to.be.at.most(status.clientWidth);
    });

    it('reserves the place of the button that opens the dialog', async () => {
      const page = await openPage({
        script,
        lang: 'es',
        html: `${stylesheet}<div style="display: flex"><az-search loading="eager" mode="overlay" ${data}></az-search><p>Después</p></div>`,
      });
      await page.waitFor(() => page.byRole('button', { name: 'Buscar' }));
      expect(page.byRole('button').getBoundingClientRect().width).to.equal(192);
      if (supports('layoutShift')) expect(await page.shift()).to.equal(0);
    });
  });

  describe(`the shortcut of a search (${name})`, () => {
    beforeEach(resetSite);

    const openWith = (shortcut: string) =>
      open(
        `<az-search loading="eager" mode="overlay" ${shortcut} ${data}>${form}</az-search><input aria-label="Other"><div contenteditable role="textbox" aria-label="Rich"></div>`,
        { query: 'nomotion=true' },
      );
    const dialogCount = (page: Page) => page.allByRole('dialog').length;

    it('is a slash, which visitors can turn off for good, and Control+K', async () => {
      const page = await openWith('');
      expect(page.byRole('button').getAttribute('aria-keyshortcuts')).to.equal('/ Control+K');
      await page.press('/');
      await page.waitFor(() => dialogCount(page) === 1);
      expect(page.$('az-search').matches(':state(open)')).to.equal(true);
      await page.clickWithMouse(page.byRole('checkbox', { name: 'Buscar con la tecla /' }));
      await page.press('Escape');
      await page.waitFor(() => dialogCount(page) === 0);
      expect(page.$('az-search').matches(':state(open)')).to.equal(false);

      const next = await openWith('');
      expect(next.byRole('button').getAttribute('aria-keyshortcuts')).to.equal('Control+K');
      (next.focused as HTMLElement | null)?.blur();
      await next.press('/');
      await next.painted();
      expect(dialogCount(next)).to.equal(0);
      await next.press('Control+k');
      await next.waitFor(() => dialogCount(next) === 1);
      expect(next.byRole('checkbox').matches(':checked')).to.equal(false);
    });

    it('opens the search that shows, where the page hides another one', async () => {
      const search = `<az-search loading="eager" mode="overlay" ${data}>${form}</az-search>`;
      const page = await open(`<div style="display: none">${search}</div>${search}`);
      await page.press('/');
      await page.waitFor(() => dialogCount(page) === 1);
      expect(page.$$('az-search').map((one) => one.matches(':state(open)'))).to.deep.equal([false, true]);
    });

    it('is off for all searches of a page as soon as the visitor turns it off in one', async () => {
      const search = `<az-search loading="eager" mode="overlay" ${data}>${form}</az-search>`;
      const page = await open(search + search, { query: 'nomotion=true' });
      await page.press('/');
      await page.waitFor(() => dialogCount(page) === 1);
      await page.clickWithMouse(page.byRole('checkbox', { name: 'Buscar con la tecla /' }));
      await page.press('Escape');
      await page.waitFor(() => dialogCount(page) === 0);
      const keys = page.allByRole('button').map((button) => button.getAttribute('aria-keyshortcuts'));
      expect(keys).to.deep.equal(['Control+K', 'Control+K']);
      await page.press('/');
      await page.painted();
      expect(dialogCount(page)).to.equal(0);
    });

    it('is none where the setting is empty', async () => {
      const page = await openWith('shortcut=""');
      expect(page.byRole('button').hasAttribute('aria-keyshortcuts')).to.equal(false);
      await page.press('/', 'Control+k');
      await page.painted();
      expect(dialogCount(page)).to.equal(0);
    });

    it('is another key where the author says so, and does nothing in fields', async () => {
      const page = await openWith('shortcut="s"');
      for (const field of page.allByRole('textbox')) {
        field.focus();
        await page.press('s');
        await page.painted();
        expect(dialogCount(page)).to.equal(0);
      }
      (page.focused as HTMLElement).blur();
      await page.press('s');
      await page.waitFor(() => dialogCount(page) === 1);
    });
  });
});
