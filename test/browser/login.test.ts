/** The login as visitors, members and owners meet it. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { bothFlavours } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const sessionPath = '/api/site-users/account/session';
const member = { email: 'marta@example.com', password: 'azul-cobalto' };

const context = (value: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(value)}</script>`;

const login = (attributes = ''): string =>
  `<az-login loading="eager" ${attributes}><a href="/entrar/">Entrar por otra página</a></az-login>`;

bothFlavours(({ name, script }) => {
  const open = async ({ html = login(), ...options }: PageOptions = {}): Promise<Page> => {
    const page = await openPage({
      script,
      lang: 'es',
      html: `<main><h1>Taller</h1>${html}</main>`,
      ...options,
    });
    await page.waitFor(() => isReady(page.$('az-login')));
    return page;
  };

  const field = (page: Page, field: 'email' | 'password'): HTMLInputElement =>
    page.$<HTMLInputElement>(`input[name="${field}"]`);
  const button = (page: Page, label: string): HTMLElement => page.byRole('button', { name: label });

  /** Types into the form and sends it. */
  const signIn = async (page: Page, { email, password } = member): Promise<void> => {
    field(page, 'email').focus();
    await page.type(email);
    field(page, 'password').focus();
    await page.type(password);
    await page.press('Enter');
  };

  const listen = (page: Page, types: string[]): [string, string, unknown][] => {
    const events: [string, string, unknown][] = [];
    for (const type of types)
      page.document.addEventListener(type, ({ target, detail }: CustomEventInit & Event) =>
        events.push([type, (target as Element).localName ?? 'document', detail?.account?.displayName]),
      );
    return events;
  };

  describe(`the login (${name})`, () => {
    beforeEach(resetSite);

    it('signs a visitor in, says who is signed in, and keeps the focus', async () => {
      const page = await open();
      const events = listen(page, ['az-login']);
      expect(page.allByRole('link')).to.deep.equal([]);
      expect(page.allByRole('form', { name: 'Iniciar sesión' }).length).to.equal(1);
      expect(await axeViolations(page)).to.deep.equal([]);
      await signIn(page);
      const name = await page.waitFor(
        () => page.text().includes('Iniciaste sesión como Marta Ríos.') && page.focused,
      );
      expect(page.text(name)).to.equal('Iniciaste sesión como Marta Ríos.');
      expect(events).to.deep.equal([['az-login', 'az-login', 'Marta Ríos']]);
      expect(page.$('az-login').matches(':state(signed-in)')).to.equal(true);
      expect((await received(sessionPath))[0]?.body).to.deep.equal({ ...member, rememberMe: false });
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(await page.shift()).to.equal(0);
      expect(page.errors).to.deep.equal([]);
    });

    it('says why nobody is signed in, and keeps what was typed', async () => {
      const page = await open({ lang: 'en' });
      page.click(button(page, 'Sign in'));
      await page.waitFor(() => page.text().includes('Enter your email.'));
      expect(page.focused).to.equal(field(page, 'email'));
      await signIn(page, { ...member, password: 'rojo' });
      await page.waitFor(
        () => page.text(page.byRole('alert')) === 'The email or the password is not correct.',
      );
      expect([field(page, 'email').value, field(page, 'password').value]).to.deep.equal([
        member.email,
        'rojo',
      ]);
      expect(page.focused).to.equal(field(page, 'password'));
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('leaves a visitor who types elsewhere in the page there when the server refuses', async () => {
      await fault({ path: sessionPath, status: 401, body: {}, delayMs: 300 });
      const page = await open({ html: `${login()}<label>Boletín <input name="news"></label>` });
      await signIn(page);
      page.$('input[name=news]').focus();
      await page.waitFor(() => page.text(page.byRole('alert')) !== '');
      expect(page.focused).to.equal(page.$('input[name=news]'));
    });

    it('says so in its own language, which may be another than the page’s', async () => {
      await fault({ path: sessionPath, status: 401, body: {} });
      const page = await open({ lang: 'en', html: `<div lang="pt-BR">${login()}</div>` });
      await signIn(page);
      await page.waitFor(() => page.text(page.byRole('alert')).includes('Confira o e-mail e a senha.'));
    });

    it('goes to the next page, which may run no script', async () => {
      const page = await open({ html: login('redirect="/sitio/miembros.html"') });
      await signIn(page);
      await page.waitFor(() => page.window.location.pathname === '/sitio/miembros.html');

      const safe = await open({ html: login('redirect="javascript:top.bad=1"') });
      await signIn(safe);
      await safe.waitFor(() => safe.text().includes('Marta Ríos'));
      expect('bad' in window).to.equal(false);
    });

    it('links to the pages of its settings, else of the script tag', async () => {
      const page = await open({ html: login('forgot-url="/olvido"') });
      const links = () => page.allByRole('link').map((link) => [page.text(link), link.getAttribute('href')]);
      expect(links()).to.deep.equal([['¿Olvidaste tu contraseña?', '/olvido']]);
      Object.assign(page.window.Azulejo.config, { forgotUrl: '/otra', signUpUrl: '/cuenta' });
      const showsThoseOfScript = () =>
        links()
          .map(([, address]) => address)
          .join() === '/otra,/cuenta';
      page.$('az-login').setAttribute('forgot-url', 'javascript:alert(1)');
      await page.waitFor(showsThoseOfScript);
      page.$('az-login').removeAttribute('forgot-url');
      await page.waitFor(showsThoseOfScript);
    });

    it('shows whoever the site knows, and signs them out once: az-logout, then a notice', async () => {
      const account = { authenticatedAccount: { id: 'a1', displayName: 'Ana' } };
      await fault({ path: '/api/auth/Logout', status: 500 });
      const page = await open({ html: context(account) + login() });
      const events = listen(page, ['az-logout']);
      expect(page.text()).to.include('Iniciaste sesión como Ana.');
      page.click(button(page, 'Cerrar sesión'));
      await page.waitFor(() => page.text(page.byRole('alert')).includes('No se pudo cerrar la sesión.'));
      await fault({ path: '/api/auth/Logout', status: 200, body: {} });
      page.click(button(page, 'Cerrar sesión'));
      // In a frame, the page itself loads again.
      const notice = await page.waitFor(() => page.allByRole('alertdialog')[0]);
      expect(page.text(notice)).to.include('La sesión se cerró correctamente');
      expect(page.captured.documents).to.equal(2);
      expect(events).to.deep.equal([['az-logout', 'az-login', undefined]]);
      expect((await received('/api/auth/Logout')).length).to.equal(2);
    });

    it('leaves the focus where it is when the page’s own account is announced', async () => {
      const account = { id: 'a1', displayName: 'Ana' };
      const page = await open({ html: context({ authenticatedAccount: account }) + login() });
      const signOut = button(page, 'Cerrar sesión');
      signOut.focus();
      page.document.dispatchEvent(new CustomEvent('az-account', { detail: { account } }));
      await page.painted();
      expect(page.focused).to.equal(signOut);
    });

    it('follows a sign-in elsewhere in the page, and one that has no name', async () => {
      const page = await open({ html: login() + login() });
      await fault({ path: sessionPath, body: { account: { roles: [] } } });
      const [first, second] = page.$$('az-login');
      const form = first?.shadowRoot?.querySelector('form') as HTMLFormElement;
      (form.elements.namedItem('email') as HTMLInputElement).value = 'a@example.com';
      (form.elements.namedItem('password') as HTMLInputElement).value = 'x';
      form.requestSubmit();
      await page.waitFor(() => second?.shadowRoot?.textContent?.includes('Iniciaste sesión.'));
      expect(first?.shadowRoot?.textContent).to.include('Iniciaste sesión.');
    });

    it('says that there is no connection, and goes on', async () => {
      const page = await open();
      await fault({ path: sessionPath, drop: true });
      await signIn(page);
      await page.waitFor(() => page.text(page.byRole('alert')) === 'No se pudo conectar...');
      page.click(button(page, 'Iniciar sesión'));
      await page.waitFor(() => page.text().includes('Marta Ríos'));
    });
  });
});
