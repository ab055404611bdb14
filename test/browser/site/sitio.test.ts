/** The demo's small site, as its owner, a viewer, a member and visitors meet it. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { resetSite } from '../support/site';
import { afterEach, beforeEach, describe, expect, it } from '../support/suite';
import { waitFor } from '../support/wait-for';
import { SiteWindow } from './support';

const owner = { email: 'ana@taller.example', password: 'barro-y-fuego' };
const viewer = { email: 'vera@taller.example', password: 'solo-mirar' };
const member = { email: 'marta@example.com', password: 'azul-cobalto' };

const pages = [
  '',
  'coleccion.html',
  'contacto.html',
  'entrar.html',
  'miembros.html',
  'pedidos.html',
  'horno.html',
  'eventos',
  ...['', 'sign-in.html', 'members.html', 'orders.html', 'kiln.html'].map((file) => `en/${file}`),
  ...['', 'entrar.html', 'membros.html', 'pedidos.html', 'forno.html'].map((file) => `pt/${file}`),
];

defaultFlavour(({ name, script, base }) => {
  describe(`the small site (${name})`, () => {
    const windows: SiteWindow[] = [];

    beforeEach(resetSite);
    afterEach(() => {
      for (const page of windows.splice(0)) page.close();
    });

    /** The demo site with this flavour. */
    const site = base.startsWith('/dist/lite/') ? '/_lite/sitio/' : '/sitio/';

    const show = async (file: string): Promise<SiteWindow> => {
      const page = new SiteWindow(site + file);
      windows.push(page);
      await waitFor(() => page.document.readyState === 'complete' && page.window.Azulejo?.site);
      return page;
    };

    /** Signs in by the page's form, and waits for the page that follows. */
    const signIn = async ({ email, password }: typeof member): Promise<SiteWindow> => {
      const page = await show('entrar.html');
      const form = await waitFor(() =>
        page.document.querySelector('az-login')?.shadowRoot?.querySelector('form'),
      );
      (form.elements.namedItem('email') as HTMLInputElement).value = email;
      (form.elements.namedItem('password') as HTMLInputElement).value = password;
      form.requestSubmit();
      await waitFor(() => page.window.location.pathname.endsWith('/miembros.html'));
      await waitFor(() =>
        page.document
          .querySelector('az-member-area')
          ?.shadowRoot?.textContent?.includes('Recetas de esmalte'),
      );
      return page;
    };

    const header = ({ document }: SiteWindow): string =>
      document.querySelector('[data-account]')?.textContent ?? '';

    const pressUntil = (page: SiteWindow, keys: Parameters<SiteWindow['press']>, isDone: () => boolean) =>
      waitFor(() => {
        if (!isDone()) page.press(...keys);
        return isDone();
      });

    for (const file of pages)
      it(`has the page "${file}", which stands still while it loads, logs nothing, has no axe violation, and links to its translations`, async () => {
        const page = await openPage({ url: `/sitio/${file}`, script });
        await page.waitFor(() =>
          page.$$('az-login, az-lock-screen, az-member-area, az-calendar, az-cookie-banner').every(isReady),
        );
        expect(await page.shift(), page.describeShifts()).to.equal(0);
        // The banner covers the end of the page until the visitor answers.
        page.byRole('button', { name: /^(Rechazar|Decline|Recusar)$/ }).click();
        expect(await axeViolations(page)).to.deep.equal([]);
        expect([page.errors, page.console.filter(({ level }) => /warn|error/.test(level))]).to.deep.equal([
          [],
          [],
        ]);
        const links = page.$$<HTMLAnchorElement>('az-language-picker a');
        expect(links.map(({ hreflang }) => hreflang)).to.deep.equal(['es-419', 'en', 'pt-BR']);
        for (const { href } of links) expect(pages, href).to.include(href.split('/sitio/')[1]);
      });

    it('has a search in its header, which finds posts, products and events from any page', async () => {
      const page = await openPage({ url: '/sitio/en/kiln.html', script, query: 'nomotion=true' });
      const button = await page.waitFor(() => page.byRole('button', { name: 'Search' }));
      await page.clickWithMouse(button);
      const dialog = await page.waitFor(() => page.byRole('dialog', { name: 'Search' }));
      await page.type('azul');
      const option = await page.waitFor(() => page.allByRole('option', { within: dialog })[0]);
      expect((option as HTMLAnchorElement).pathname).to.match(/^\/sitio\/(blog|tienda|muros|eventos)\//);
      await page.press('Enter');
      await page.waitFor(() => page.window.location.pathname === '/search');
      expect(page.window.location.search).to.equal('?q=azul');
    });

    it('shows the latest posts of its diary on the home page', async () => {
      const page = await openPage({ url: '/sitio/', script });
      page.$('az-summary').scrollIntoView({ behavior: 'instant' });
      const posts = await page.waitFor(() => {
        const [list] = page.allByRole('list', { name: 'Cuaderno del taller' });
        const titles = list ? page.allByRole('heading', { within: list }) : [];
        return titles.length === 3 && titles.map((title) => page.text(title));
      });
      expect(posts).to.deep.equal([
        'El horno se abre de noche',
        'Cobalto, el color que no se va',
        'Cuerda seca, en seis pasos',
      ]);
    });

    if (!supports('windows')) return;

    it('opens the configuration for its owner by Escape, shows and hides the panel, and signs out by Shift+Escape', async () => {
      const page = await signIn(owner);
      expect(header(page)).to.equal('Ana Robles');
      await pressUntil(page, ['Escape'], () => page.window.location.pathname === '/config/');
      expect(new URLSearchParams(page.window.location.search).get('frameUrl')).to.match(/\/miembros\.html$/);
      const panel = await waitFor(() => page.document.getElementById('panel'));
      const frame = page.document.querySelector('iframe') as HTMLIFrameElement;
      await waitFor(() => (frame.contentWindow as typeof window | null)?.Azulejo?.site?.isPreview);
      await pressUntil(page, ['Escape'], () => panel.hidden);
      await pressUntil(page, ['Escape'], () => !panel.hidden);
      await pressUntil(page, ['Escape', { shiftKey: true }], () => page.window.location.pathname === '/');
      await waitFor(() => page.dialogs.length > 0);
      expect((await fetch('/sitio/miembros/contenido')).status).to.equal(401);
    });

    it('shows a viewer what members read, and refuses the orders', async () => {
      await signIn(viewer);
      const page = await show('pedidos.html');
      (page.document.getElementById('ver-pedidos') as HTMLElement).click();
      const [dialog] = await waitFor(() => page.dialogs.length > 0 && page.dialogs);
      expect(dialog?.textContent).to.include('Tu cuenta no puede ver los pedidos.');
    });

    it('asks a member to sign in for the orders, shows them, and leaves the configuration to others', async () => {
      const page = await show('en/orders.html');
      (page.document.getElementById('ver-pedidos') as HTMLElement).click();
      const form = await waitFor(() => page.dialogs[0]?.querySelector('form'));
      (form.elements.namedItem('email') as HTMLInputElement).value = member.email;
      (form.elements.namedItem('password') as HTMLInputElement).value = member.password;
      form.requestSubmit();
      await waitFor(() => page.document.getElementById('pedidos')?.textContent?.includes('In the kiln'));
      expect((await fetch('/config/')).status).to.equal(403);
      const next = await show('en/members.html');
      expect(header(next)).to.equal('Marta Ríos');
      expect(await next.site.logout()).to.equal(true);
      await waitFor(() => next.window.location.pathname === '/');
    });
  });
});
