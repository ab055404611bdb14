/** The announcement bar as visitors see and use it. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { visibilityInPairs } from './support/busy-page';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';

const storageKey = 'azulejo.announcements';

const context = (value: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const sale = { text: '<p>Sale <strong>today</strong></p>', style: 2 };

const withContext = (value: object, bars = '<az-announcement-bar></az-announcement-bar>'): string =>
  `${context(value)}${bars}<h1>Page</h1>`;

const isOpen = (page: Page, bar: Element = page.$('az-announcement-bar')): boolean =>
  bar.shadowRoot?.querySelector('[part=text]')?.checkVisibility({ visibilityProperty: true }) ?? false;

defaultFlavour(({ name, script }) => {
  const open = async (options: PageOptions): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', ...options });
    await page.waitFor(() => page.$$('az-announcement-bar').every(isReady));
    return page;
  };

  describe(`the announcement bar (${name})`, () => {
    afterEach(resetSite);

    it('shows the element’s own text, and its only link covers the bar', async () => {
      const page = await open({
        html: '<az-announcement-bar><p>Sale <a href="#sale">Shop</a></p></az-announcement-bar><h1>Page</h1>',
      });
      const bar = page.byRole('region', { name: 'Anuncio' });
      expect(page.text(bar)).to.include('Sale Shop');
      const { left, top } = page.$('az-announcement-bar').getBoundingClientRect();
      await page.clickWithMouse({ x: left + 8, y: top + 8 });
      await page.waitFor(() => page.window.location.hash === '#sale');
      expect(await axeViolations(page)).to.deep.equal([]);
      // Of two links, none does.
      page.$('az-announcement-bar p').insertAdjacentHTML('beforeend', ' <a href="#terms">Terms</a>');
      await page.waitFor(() => !page.$('az-announcement-bar').matches(':state(link)'));
    });

    it('can be read, with the same space above and below, whatever the page’s paragraphs look like', async () => {
      const page = await open({
        html: `<style>p { color: rgb(1, 2, 3); margin-bottom: 16px }</style>
          <az-announcement-bar announcement-bar-style="2"><p>Sale</p></az-announcement-bar>`,
      });
      const bar = page.$('az-announcement-bar');
      const paragraph = page.$('az-announcement-bar p');
      const { color } = page.window.getComputedStyle(paragraph);
      expect(color).to.equal(page.window.getComputedStyle(bar).color);
      const outer = bar.getBoundingClientRect();
      const inner = paragraph.getBoundingClientRect();
      expect(inner.top - outer.top).to.be.closeTo(outer.bottom - inner.bottom, 1);
    });

    it('has its text beside its button on a page that removes all padding', async () => {
      const page = await open({
        html: `<style>* { margin: 0; padding: 0 }</style>
          <az-announcement-bar dismissible><p>Sale</p></az-announcement-bar>`,
      });
      const text = page.$('az-announcement-bar p').getBoundingClientRect();
      const button = page.byRole('button', { name: 'Cerrar el anuncio' }).getBoundingClientRect();
      expect(text.right).to.be.at.most(button.left);
    });

    it('shows the site’s announcement, sanitised, without moving the page', async () => {
      const announcementBarSettings = {
        ...sale,
        text: '<p>Sale <b onclick="top.bad=1">today</b></p><script>top.bad=1</script>',
        clickthroughUrl: { url: '/sale', newWindow: true },
      };
      const html = `<!doctype html><html lang="es"><head><title>Page</title><link rel="stylesheet" href="/dist/azulejo.css">
        ${context({ websiteSettings: { announcementBarSettings }, showAnnouncementBar: true })}
        <script src="${script}" async></script></head>
        <body><az-announcement-bar></az-announcement-bar><h1>Page</h1></body></html>`;
      const page = await open({ html });
      const link = page.byRole('link', { name: /Sale today/ }) as HTMLAnchorElement;
      expect([link.pathname, link.target]).to.deep.equal(['/sale', '_blank']);
      expect(link.getAttribute('aria-description')).to.equal('Se abre en una ventana nueva');
      expect(page.$('az-announcement-bar').shadowRoot?.innerHTML).not.to.match(/onclick|<script/);
      expect((window as { bad?: unknown }).bad).to.equal(undefined);
      if (supports('layoutShift')) expect(await page.shift()).to.equal(0);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('takes no room where it is off, empty, or without an announcement', async () => {
      const off = await open({
        html: withContext({ announcementBarSettings: sale, showAnnouncementBar: false }),
      });
      const empty = await open({
        html: withContext({
          announcementBarSettings: { style: 1, text: '<p class=""></p>' },
          showAnnouncementBar: true,
        }),
      });
      const none = await open({ html: withContext({ announcementBarSettings: {} }) });
      for (const page of [off, empty, none]) expect(page.$('az-announcement-bar').offsetHeight).to.equal(0);
    });

    it('follows no address that runs a script', async () => {
      const page = await open({
        html: `<az-announcement-bar text="Sale" clickthrough-url='{"url":"javascript:top.bad=1"}'></az-announcement-bar>`,
      });
      expect(page.text()).to.include('Sale');
      expect(page.allByRole('link').length).to.equal(0);
    });

    it('stays closed once a visitor has closed it, until the text changes', async () => {
      const bar = (text: string) => `<az-announcement-bar dismissible><p>${text}</p></az-announcement-bar>`;
      const page = await open({ html: bar('Sale') });
      const closed: Event[] = [];
      page.document.addEventListener('az-close', (event) => closed.push(event));
      page.byRole('button', { name: 'Cerrar el anuncio' }).focus();
      await page.press('Enter');
      await page.waitFor(() => !isOpen(page));
      expect(closed.map(({ target }) => target)).to.deep.equal([page.$('az-announcement-bar')]);

      const later = await open({
        html: `${visibilityInPairs}<link rel="stylesheet" href="/dist/azulejo.css">${bar('Sale')}<p style="height:3000px">Page</p>`,
      });
      expect(later.allByRole('region')).to.deep.equal([]);
      expect(later.$('[part=text]').checkVisibility({ visibilityProperty: true })).to.equal(false);
      // The room closes out of view, so that nothing moves. It stays in a browser without scroll anchoring, such as WebKit.
      if (CSS.supports('overflow-anchor:auto')) {
        if (supports('layoutShift')) expect(await later.shift()).to.equal(0);
        later.window.scrollTo(0, 1000);
        const { top } = later.$('az-announcement-bar ~ p').getBoundingClientRect();
        await later.waitFor(() => later.$<HTMLElement>('az-announcement-bar').offsetHeight === 0);
        await later.painted();
        expect(later.$('az-announcement-bar ~ p').getBoundingClientRect().top).to.equal(top);
      }

      const next = await open({ html: bar('New sale') });
      expect(isOpen(next)).to.equal(true);
      next.$('p').textContent = 'Sale';
      await next.waitFor(() => !isOpen(next));
    });

    it('leaves no gap for an announcement that comes back after the visitor has closed it and another one', async () => {
      const page = await open({ html: '<az-announcement-bar dismissible><p>Sale</p></az-announcement-bar>' });
      const bar = page.$('az-announcement-bar');
      const close = async (): Promise<void> => {
        page.click(page.byRole('button', { name: 'Cerrar el anuncio' }));
        await page.waitFor(() => !isOpen(page));
      };
      await close();
      page.$('p').textContent = 'New sale';
      await page.waitFor(() => isOpen(page));
      await close();
      page.$('p').textContent = 'Sale';
      await page.painted();
      expect(bar.offsetHeight).to.equal(0);
    });

    it('shows an announcement that a script writes later', async () => {
      const page = await open({ html: '<az-announcement-bar><p></p></az-announcement-bar>' });
      expect(isOpen(page)).to.equal(false);
      page.$('p').textContent = 'Sale';
      await page.waitFor(() => isOpen(page));
      expect(page.text(page.byRole('region', { name: 'Anuncio' }))).to.include('Sale');
    });

    it('goes on, with one line in the console, after a record that is not JSON', async () => {
      localStorage.setItem(storageKey, '{oops');
      const page = await open({ html: '<az-announcement-bar dismissible>Sale</az-announcement-bar>' });
      expect(isOpen(page)).to.equal(true);
      await page.waitFor(() => page.consoleTexts('warn').length > 0);
      page.click(page.byRole('button'));
      await page.waitFor(() => !isOpen(page));
      expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).to.deep.equal(['Sale']);
      expect(page.consoleTexts('warn')).to.have.length(1);
    });

    it('closes for this page where storage is forbidden', async () => {
      const forbid =
        '<script>Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })</script>';
      const page = await open({
        html: `${forbid}<az-announcement-bar dismissible>Sale</az-announcement-bar>`,
      });
      page.click(page.byRole('button'));
      await page.waitFor(() => !isOpen(page));
      page.$('az-announcement-bar').setAttribute('data-changed', '');
      await page.waitFor(() => page.consoleTexts('warn').length > 0);
      expect(isOpen(page)).to.equal(false);
      expect(page.consoleTexts('warn')).to.have.length(1);
      expect(page.errors).to.deep.equal([]);
    });

    it('says in one line what is wrong in the context', async () => {
      const broken = {
        announcementBarSettings: { ...sale, style: 'pink', clickthroughUrl: 7 },
        showAnnouncementBar: 'maybe',
      };
      const page = await open({ html: withContext({ websiteSettings: broken }) });
      expect(page.text()).to.include('Sale today');
      await page.waitFor(() => page.console.length > 0);
      const lines = page.consoleTexts('warn');
      expect(lines.length).to.equal(1);
      for (const path of ['style', 'clickthroughUrl', 'showAnnouncementBar'])
        expect(lines[0]).to.include(path);

      const text = await open({
        html: withContext({ websiteSettings: 'none', announcementBarSettings: [sale] }),
      });
      expect(isOpen(text)).to.equal(false);
      expect(text.errors).to.deep.equal([]);
    });

    it('is closed with nothing but an empty paragraph, and a picture can be closed', async () => {
      const empty = '<az-announcement-bar><p></p><p>&nbsp;<br></p></az-announcement-bar>';
      expect(isOpen(await open({ html: empty }))).to.equal(false);
      expect((await open({ html: withContext({ announcementBarSettings: sale }, empty) })).text()).to.include(
        'Sale today',
      );

      const picture =
        '<az-announcement-bar dismissible><img src="/sale.svg" alt="Sale"></az-announcement-bar>';
      const page = await open({ html: withContext({ announcementBarSettings: sale }, picture) });
      expect(page.text()).not.to.include('Sale today');
      page.click(page.byRole('button'));
      await page.waitFor(() => !isOpen(page));
      expect(isOpen(await open({ html: picture }))).to.equal(false);
    });

    it('does not take its settings in a script for its text', async () => {
      const bar =
        '<az-announcement-bar><script type="application/json">{"style": "dark"}</script></az-announcement-bar>';
      const page = await open({ html: withContext({ announcementBarSettings: sale }, bar) });
      expect(page.text(page.$('az-announcement-bar')).trim()).to.equal('Sale today');
      expect(isOpen(await open({ html: bar }))).to.equal(false);
    });

    it('shows the site’s announcement once among ten bars, and says so in one line', async () => {
      const bars = '<az-announcement-bar></az-announcement-bar>'.repeat(9);
      const own = '<az-announcement-bar>Own</az-announcement-bar>';
      const page = await open({ html: withContext({ announcementBarSettings: sale }, bars + own) });
      const texts = page
        .$$('az-announcement-bar')
        .filter((bar) => isOpen(page, bar))
        .map((bar) => page.text(bar).trim());
      expect(texts).to.deep.equal(['Sale today', 'Own']);
      await page.waitFor(() => page.consoleTexts('warn').length === 1);
      page.$('az-announcement-bar').remove();
      page.$('az-announcement-bar').setAttribute('data-changed', '');
      await page.waitFor(() => isOpen(page));
    });
  });
});
