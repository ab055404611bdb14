/** Links to the page in other languages: from the page, from data, from the server. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { bothFlavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

/** WebKit begins it with a capital letter. */
const portuguese = new Intl.DisplayNames('pt-BR', { type: 'language' }).of('pt-BR');

const path = '/api/multilingual/settings';

const links = `<a href="#es" hreflang="es-419" lang="es-419">Español</a>
  <a href="#en" hreflang="en" lang="en">English</a>`;

const languages = [
  { code: 'es-419', name: 'Español', url: '/es/' },
  { code: 'en', name: 'English', url: '/en/' },
  { code: 'pt-BR', url: '/pt/' },
];
const data = (more: object = {}): string => `data='${JSON.stringify({ languages, ...more })}'`;

bothFlavours(({ name, script }) => {
  const open = async (html: string, lang = 'es'): Promise<Page> => {
    const page = await openPage({ script, lang, html: `<main><h1>Taller</h1>${html}</main>` });
    await page.waitFor(() => page.$$('az-language-picker').every(isReady));
    return page;
  };
  const picker = (attributes: string, content = ''): string =>
    `<az-language-picker loading="eager" ${attributes}>${content}</az-language-picker>`;
  const linksOf = (page: Page) =>
    page
      .allByRole('link')
      .map((link) => [
        page.text(link),
        link.getAttribute('href'),
        link.getAttribute('hreflang'),
        link.lang,
        link.ariaCurrent,
      ]);

  describe(`the language picker (${name})`, () => {
    beforeEach(resetSite);

    it('shows all of a long list in a header that stays in place', async () => {
      const many = Array.from({ length: 40 }, (_, index) => ({ name: `Idioma ${index}`, url: `/${index}/` }));
      const page = await open(
        `<header style="position:fixed;top:0">${picker(data({ languages: many, layout: 'menu' }))}</header>`,
      );
      page.click(page.byRole('button'));
      const last = await page.waitFor(() => page.allByRole('link')[39]);
      last.scrollIntoView({ block: 'nearest' });
      expect(last.getBoundingClientRect().bottom).to.be.at.most(page.window.innerHeight);
    });

    it('lists the languages of its data, each in its own language, and marks the current one', async () => {
      const page = await open(picker(data(), links));
      expect(linksOf(page)).to.deep.equal([
        ['Español', '/es/', 'es-419', 'es-419', 'true'],
        ['English', '/en/', 'en', 'en', null],
        [portuguese, '/pt/', 'pt-BR', 'pt-BR', null],
      ]);
      expect(page.allByRole('navigation', { name: 'Idioma del sitio' }).length).to.equal(1);
      expect(page.allByRole('listitem').length).to.equal(3);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(await received(path)).to.deep.equal([]);
    });

    it('follows the language of the page', async () => {
      const page = await open(picker(data()), 'pt');
      const current = () =>
        page
          .allByRole('link')
          .filter(({ ariaCurrent }) => ariaCurrent)
          .map((link) => page.text(link));
      expect(current()).to.deep.equal([portuguese]);
      page.document.documentElement.lang = 'en-GB';
      await page.waitFor(() => current().join() === 'English');
      expect(page.allByRole('navigation', { name: 'Language of the site' }).length).to.equal(1);
      page.document.documentElement.lang = 'de';
      await page.waitFor(() => current().length === 0);
    });

    it('shows the page’s own links as they are, and asks nobody', async () => {
      const page = await open(picker('', links));
      const nav = page.byRole('navigation', { name: 'Idioma del sitio' });
      expect(page.text(nav)).to.include('Español').and.include('English');
      expect(page.$$('az-language-picker a').map(({ isConnected }) => isConnected)).to.deep.equal([
        true,
        true,
      ]);
      expect(await page.shift()).to.equal(0);
      expect(await received(path)).to.deep.equal([]);
    });

    it('has a button that shows the list; Escape hides it and returns the focus', async () => {
      const style = 'style="--az-color-accent: rgb(1, 2, 3)"';
      const page = await open(
        `${picker(`${data({ layout: 'menu' })} ${style}`)}<p><a href="#next">Next</a></p>`,
      );
      const button = page.byRole('button', { name: 'Idioma del sitio Español' });
      expect(button.ariaExpanded).to.equal('false');
      expect(page.allByRole('link').length).to.equal(1);
      page.click(button);
      await page.waitFor(() => page.allByRole('link').length === 4);
      expect(button.ariaExpanded).to.equal('true');
      expect(await axeViolations(page)).to.deep.equal([]);
      button.focus();
      await page.press('Tab');
      expect(page.text(page.focused as HTMLElement)).to.equal('Español');
      const { outlineColor, outlineOffset } = page.window.getComputedStyle(page.focused as HTMLElement);
      expect([outlineColor, outlineOffset]).to.deep.equal(['rgb(1, 2, 3)', '2px']);
      let isKeyUsed = false;
      page.window.addEventListener('keydown', ({ defaultPrevented }) => {
        isKeyUsed = defaultPrevented;
      });
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('link').length === 1);
      expect(page.focused).to.equal(button);
      expect(isKeyUsed).to.equal(true);
    });

    it('names the link that the page marks as current on its button', async () => {
      const marked = links
        .replace('lang="en"', 'lang="en" aria-current="page"')
        .replace('lang="es-419"', '$& aria-current="false"');
      const page = await open(picker('layout="menu"', marked));
      page.byRole('button', { name: 'Idioma del sitio English' });
      const [spanish, english] = page.$$('a');
      english?.removeAttribute('aria-current');
      spanish?.setAttribute('aria-current', 'true');
      await page.waitFor(() => page.allByRole('button', { name: 'Idioma del sitio Español' }).length > 0);
    });

    it('hides the list when the visitor presses or focuses something else', async () => {
      const page = await open(`${picker('layout="menu"', links)}<p><a href="#next">Next</a></p>`);
      const button = page.byRole('button', { name: 'Idioma del sitio Español' });
      const next = page.byRole('link', { name: 'Next' });
      const isOpen = () => button.ariaExpanded === 'true';
      await page.clickWithMouse(button);
      await page.waitFor(isOpen);
      await page.clickWithMouse(page.byRole('heading'));
      await page.waitFor(() => !isOpen());
      await page.clickWithMouse(button);
      await page.waitFor(isOpen);
      page.byRole('link', { name: 'English' }).focus();
      expect(isOpen()).to.equal(true);
      await page.press('Escape');
      await page.waitFor(() => !isOpen());
      expect(page.focused).to.equal(button);
      await page.clickWithMouse(button);
      await page.waitFor(isOpen);
      next.focus();
      await page.waitFor(() => !isOpen());
      expect(page.focused).to.equal(next);
    });

    it('opens its list into the page, wherever the button stands', async () => {
      const long = data({
        layout: 'menu',
        languages: [{ code: 'en', name: 'English, for all visitors', url: '/' }],
      });
      for (const dir of ['ltr', 'rtl'] as const) {
        const page = await openPage({
          script,
          dir,
          lang: 'es',
          width: 390,
          html: `<header style="display: flex; justify-content: space-between">${picker(long)}${picker(long)}</header>`,
        });
        const buttons = await page.waitFor(() => {
          const found = page.allByRole('button');
          return found.length === 2 && found;
        });
        for (const button of buttons) {
          page.click(button);
          const link = await page.waitFor(() => page.allByRole('link')[0]);
          const { left, right } = link.getBoundingClientRect();
          expect(left).to.be.at.least(0);
          expect(right).to.be.at.most(390);
          expect(page.document.documentElement.scrollWidth).to.equal(390);
          page.click(button);
          await page.waitFor(() => page.allByRole('link').length === 0);
        }
      }
    });

    it('shows all of its list above its button in a footer that stays in place', async () => {
      const many = Array.from({ length: 40 }, (_, index) => ({ name: `Idioma ${index}`, url: `/${index}/` }));
      const page = await open(
        `<footer style="position:fixed;bottom:0">${picker(data({ languages: many, layout: 'menu' }))}</footer>`,
      );
      const button = page.byRole('button');
      page.click(button);
      const links = await page.waitFor(() => page.allByRole('link').length === 40 && page.allByRole('link'));
      for (const link of [links[39], links[0]]) {
        link?.scrollIntoView({ block: 'nearest' });
        expect(link?.getBoundingClientRect().top).to.be.at.least(0);
        expect(link?.getBoundingClientRect().bottom).to.be.at.most(button.getBoundingClientRect().top);
      }
    });

    it('asks the server once for the page where it has neither links nor data', async () => {
      const page = await open(picker('') + picker('layout="menu"'));
      await page.waitFor(() => page.allByRole('link').length === 3);
      expect(linksOf(page)[1]).to.deep.equal(['English', '/sitio/en/', 'en', 'en', null]);
      expect(page.byRole('button').ariaExpanded).to.equal('false');
      expect((await received(path)).length).to.equal(1);
    });

    it('keeps what it contains where the server fails, and says so once', async () => {
      for (const answer of [{ status: 500 }, { body: '<html>' }, { body: { languages: [{ code: 7 }] } }]) {
        await fault({ path, ...answer });
        const page = await open(picker('', '<p>Español</p>'));
        expect(page.text(page.byRole('navigation'))).to.equal('Español');
        const errors = page.consoleTexts('error');
        expect(errors.length).to.equal(1);
        expect(errors[0]).to.include('GET /api/multilingual/settings answered');
        // The next element asks again.
        await resetSite();
        page.$('main').insertAdjacentHTML('beforeend', picker(''));
        await page.waitFor(() => page.allByRole('link').length === 3);
        page.close();
      }
    });

    it('leaves out languages that no link can lead to, and shows nothing without any', async () => {
      const bad = [
        { code: 'en', name: 'English', url: 'javascript:top.bad=1' },
        { code: 'no code', name: '', url: '/x' },
        { url: '/y' },
      ];
      const page = await open(picker(`data='${JSON.stringify({ languages: bad })}'`));
      expect(linksOf(page).map(([text]) => text)).to.deep.equal(['no code']);
      await fault({ path, body: { languages: [] } });
      const empty = await open(picker(''));
      expect(empty.allByRole('navigation')).to.deep.equal([]);
      expect(empty.errors).to.deep.equal([]);
    });
  });
});
