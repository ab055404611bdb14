/** Sharing a page. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const data = (settings: object): string => `data='${JSON.stringify(settings)}'`;

/** A browser with, or without, a sheet and a clipboard. */
const browser = (code: string): string =>
  `<script>window.calls = []; Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }); ${code}</script>`;
const withSheet = browser(`Object.defineProperty(navigator, 'share', { value: (page) => {
  calls.push(page);
  return Promise.reject(new DOMException('The visitor has closed the sheet', window.sheetError || 'AbortError'));
} });`);
const withClipboard = browser(`Object.defineProperty(navigator, 'clipboard', { value: {
  writeText: async (text) => { calls.push(text); },
} });`);
const withoutClipboard = browser(`Object.defineProperty(navigator, 'clipboard', { value: undefined });`);

defaultFlavour(({ name, script }) => {
  const open = async (html: string): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', html: `<main><h1>Horno</h1>${html}</main>` });
    await page.waitFor(() => page.$$('az-share').every(isReady));
    return page;
  };
  const callsOf = (page: Page) => (page.window as unknown as { calls: unknown[] }).calls;
  const links = (page: Page) =>
    Object.fromEntries(page.allByRole('link').map((one) => [one.textContent, one.getAttribute('href')]));

  describe(`sharing (${name})`, () => {
    it('names links that have no name of their own after their services, or their hosts', async () => {
      const icon = '<svg viewBox="0 0 1 1"></svg>';
      const page = await open(
        `<az-share loading="eager">
          <a href="mailto:?body=https://taller.example/">${icon}</a>
          <a href="sms:?body=https://taller.example/">${icon}</a>
          <a href="https://wa.me/?text=Azulejo">${icon}</a>
          <a href="https://muro.example/compartir">${icon}</a>
        </az-share>`,
      );
      expect(Object.keys(links(page))).to.deep.equal([
        'Compartir por correo',
        'Compartir por teléfono',
        'Compartir en WhatsApp',
        'Compartir en muro.example',
      ]);
    });

    it('links to the services that data names, by address, without a request to them', async () => {
      const settings = {
        services: ['x', 'facebook', 'mail'],
        url: 'https://taller.example/?a=1&b',
        title: 'Ñ & co',
      };
      const page = await open(`${browser('')}<az-share loading="eager" ${data(settings)}></az-share>`);
      expect(links(page)).to.deep.equal({
        'Compartir en X':
          'https://x.com/intent/post?url=https%3A%2F%2Ftaller.example%2F%3Fa%3D1%26b&text=%C3%91%20%26%20co',
        'Compartir en Facebook':
          'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Ftaller.example%2F%3Fa%3D1%26b',
        'Compartir por correo':
          'mailto:?subject=%C3%91%20%26%20co&body=https%3A%2F%2Ftaller.example%2F%3Fa%3D1%26b',
      });
      // A service opens in another window, and a mail in none.
      const windows = page
        .allByRole('link')
        .map((link) =>
          ['target', 'rel', 'aria-description'].map((attribute) => link.getAttribute(attribute)),
        );
      const newWindow = ['_blank', 'noopener', 'Se abre en una ventana nueva'];
      expect(windows).to.deep.equal([newWindow, newWindow, [null, null, null]]);
      const { origin } = page.window.location;
      const foreign = page.window.performance
        .getEntriesByType('resource')
        .filter((entry) => !entry.name.startsWith(origin));
      expect(foreign).to.deep.equal([]);
      expect(page.allByRole('button').length).to.equal(1);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('knows X and mail by their other names, and has one button to copy', async () => {
      const settings = { services: ['twitter', 'copy', 'email'] };
      const page = await open(`${browser('')}<az-share loading="eager" ${data(settings)}></az-share>`);
      expect(Object.keys(links(page))).to.deep.equal(['Compartir en X', 'Compartir por correo']);
      expect(page.allByRole('button').length).to.equal(1);
      expect(page.console).to.deep.equal([]);
    });

    it('keeps the page’s own links, and shares the page', async () => {
      const own = '<a href="https://t.me/share/url?url=x" rel="me">Telegram</a>';
      const page = await open(`${withSheet}<az-share loading="eager"><p>Compártelo</p>${own}</az-share>`);
      expect(page.text(page.$('az-share'))).to.match(/^Compártelo/);
      expect(page.allByRole('link')).to.deep.equal([page.$('az-share > a')]);
      expect(page.$('az-share > a').outerHTML).to.equal(own);
      const [first, second] = page.allByRole('button');
      expect(second).to.equal(page.byRole('button', { name: 'Copiar enlace' }));
      // The system's sheet comes first.
      first?.click();
      await page.waitFor(() => callsOf(page).length === 1);
      const { location, document } = page.window;
      expect(callsOf(page)[0]).to.deep.include({ url: location.href, title: document.title });
      await page.painted();
      expect(page.consoleTexts('error')).to.deep.equal([]);
      // A second press while the sheet opens.
      Object.assign(page.window, { sheetError: 'InvalidStateError' });
      first?.click();
      await page.painted();
      expect(page.consoleTexts('error')).to.deep.equal([]);
      Object.assign(page.window, { sheetError: 'NotAllowedError' });
      first?.click();
      await page.waitFor(() => page.consoleTexts('error').length === 1);
    });

    it("has no button for the system's sheet in a frame that may not open one", async () => {
      const refused = `<script>Object.defineProperty(navigator, 'canShare', { value: () => false });</script>`;
      const page = await open(`${withSheet}${refused}<az-share loading="eager"></az-share>`);
      expect(page.allByRole('button').map(({ textContent }) => textContent)).to.deep.equal(['Copiar enlace']);
    });

    it('keeps the words beside links, and follows the links that a script adds', async () => {
      const own = '<p>Compártelo: <a href="https://t.me/share/url?url=x">Telegram</a></p>';
      const page = await open(`<az-share loading="eager">${own}</az-share>`);
      expect(page.text(page.$('[part="text"]'))).to.equal('Compártelo:');
      page.$('az-share p').append(
        Object.assign(page.document.createElement('a'), {
          href: 'https://wa.me/?text=x',
          textContent: 'Wa',
        }),
      );
      await page.waitFor(() => Object.keys(links(page)).join() === 'Telegram,Wa');
    });

    it('copies the address and announces it', async () => {
      const page = await open(`${withClipboard}<az-share loading="eager" url="/horno"></az-share>`);
      expect(page.text(page.byRole('status'))).to.equal('');
      page.byRole('button', { name: 'Copiar enlace' }).click();
      await page.waitFor(() => page.text(page.byRole('status')) === 'Enlace copiado');
      expect(callsOf(page)).to.deep.equal([`${page.window.location.origin}/horno`]);
      // A second copy is announced, too, and another address has not been copied.
      page.window.navigator.clipboard.writeText = () => new Promise(() => {});
      page.byRole('button', { name: 'Copiar enlace' }).click();
      await page.waitFor(() => page.text(page.byRole('status')) === '');
      page.window.navigator.clipboard.writeText = async () => {};
      page.byRole('button', { name: 'Copiar enlace' }).click();
      await page.waitFor(() => page.text(page.byRole('status')) === 'Enlace copiado');
      page.$('az-share').setAttribute('url', '/taller');
      await page.waitFor(() => page.text(page.byRole('status')) === '');
    });

    it('links to four services where nothing names any, and shares the page that shows now', async () => {
      const page = await open(`${withClipboard}<az-share loading="eager"></az-share>`);
      expect(page.allByRole('link').map(({ textContent }) => textContent)).to.deep.equal([
        'Compartir en WhatsApp',
        'Compartir en Facebook',
        'Compartir en X',
        'Compartir por correo',
      ]);
      const facebook = page.byRole('link', { name: 'Compartir en Facebook' });
      const copy = page.byRole('button', { name: 'Copiar enlace' });
      const { document, location } = page.window;
      // As a script does that shows another page without a load.
      page.window.history.pushState({}, '', '/otra#horno');
      facebook.focus();
      const shared = (address: string) =>
        facebook.getAttribute('href')?.endsWith(encodeURIComponent(address));
      await page.waitFor(() => shared(`${location.origin}/otra`));
      copy.click();
      page.window.history.pushState({}, '', '/horno');
      await page.hover(facebook);
      await page.waitFor(() => shared(`${location.origin}/horno`));
      // Some routers name the page after the hash.
      page.window.history.pushState({}, '', '/otra#/horno/5');
      copy.click();
      copy.focus();
      await page.waitFor(() => shared(`${location.origin}/otra#/horno/5`));
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'canonical', href: 'https://taller.example/' }),
      );
      copy.click();
      copy.focus();
      await page.waitFor(() => shared('https://taller.example/'));
      expect(callsOf(page)).to.deep.equal([
        `${location.origin}/otra`,
        `${location.origin}/otra#/horno/5`,
        'https://taller.example/',
      ]);
    });

    it('shows the address where the browser does not copy it', async () => {
      const page = await open(
        `${withoutClipboard}<az-share loading="eager" url="https://a.example/"></az-share>`,
      );
      page.byRole('button', { name: 'Copiar enlace' }).click();
      await page.waitFor(() => page.text(page.byRole('status')).endsWith('https://a.example/'));
    });

    if (supports('emulateMedia'))
      it('prints nothing', async () => {
        const own = '<p>Compártelo:</p><a href="https://t.me/share/url?url=x">Telegram</a>';
        const page = await open(
          `<az-share loading="eager"></az-share><az-share loading="eager">${own}</az-share>`,
        );
        await emulateMedia({ media: 'print' });
        try {
          await page.waitFor(() => page.text(page.$('main')) === 'Horno');
          expect([...page.allByRole('link'), ...page.allByRole('button')]).to.deep.equal([]);
        } finally {
          await emulateMedia({});
        }
      });

    it('shares no address that runs a script, and says so', async () => {
      const page = await open(`<az-share loading="eager" url="javascript:top.bad=1"></az-share>`);
      for (const href of Object.values(links(page))) expect(href).not.to.include('javascript');
      await page.waitFor(() => page.consoleTexts('warn').length === 1);
      expect(page.consoleTexts('warn')[0]).to.include('url is "javascript:top.bad=1"');
    });
  });
});
