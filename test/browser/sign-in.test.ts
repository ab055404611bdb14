/** The dialog in which visitors sign in: for a call that needs it, for the page, and for `requireLogin`. */

import type { SiteApi } from '../../src/core/site/site-api';
import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const sessionPath = '/api/site-users/account/session';
const member = { email: 'marta@example.com', password: 'azul-cobalto' };
const reviewsOf = (token: string): string => `/api/commerce/review-requests/${token}`;

const accordion = '<az-accordion><details><summary>One</summary>First</details></az-accordion>';

const context = (value: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(value)}</script>`;

defaultFlavour(({ name, script }) => {
  const open = async ({ html = accordion, ...options }: PageOptions = {}): Promise<Page> => {
    const page = await openPage({
      script,
      lang: 'es',
      html: `<main><h1>Taller</h1><p><a href="#a">Abrir</a></p>${html}</main>`,
      ...options,
    });
    await page.waitFor(() => page.window.Azulejo?.site);
    return page;
  };

  const fire = (page: Page, options: EventInit = { cancelable: true }): boolean =>
    page.document.dispatchEvent(new page.window.CustomEvent('az-login-required', options));

  const dialog = (page: Page): HTMLElement | undefined => page.allByRole('dialog')[0];
  const whenShown = async (page: Page, title = 'Iniciar sesión'): Promise<HTMLElement> => {
    const shown = await page.waitFor(() => dialog(page) && page.byRole('dialog', { name: title }));
    await Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return shown;
  };
  const whenGone = (page: Page): Promise<unknown> => page.waitFor(() => !dialog(page));

  const field = (page: Page, field: 'email' | 'password'): HTMLInputElement =>
    page.$<HTMLInputElement>(`dialog input[name="${field}"]`);
  const failure = (page: Page): string => page.text(page.$('dialog [role="alert"]'));
  const button = (page: Page, label: string): HTMLElement => page.byRole('button', { name: label });

  /** Types into the dialog and sends it. */
  const signIn = async (page: Page, { email, password } = member): Promise<void> => {
    for (const [input, value] of [
      [field(page, 'email'), email],
      [field(page, 'password'), password],
    ] as const) {
      input.focus();
      input.select();
      await page.type(value);
    }
    await page.press('Enter');
  };

  describe(`the sign-in dialog (${name})`, () => {
    beforeEach(resetSite);

    it('has a name, fields that password managers know, the focus in the first one, and no axe violation', async () => {
      const page = await open();
      page.byRole('link', { name: 'Abrir' }).focus();
      const answer = page.window.Azulejo.site?.requireLogin();
      const shown = await whenShown(page);
      expect(page.focused).to.equal(field(page, 'email'));
      expect([field(page, 'email').autocomplete, field(page, 'password').autocomplete]).to.deep.equal([
        'username',
        'current-password',
      ]);
      expect(page.allByRole('textbox', { name: 'Correo electrónico' }).length).to.equal(1);
      expect(page.allByRole('checkbox', { name: 'Mantener la sesión iniciada' }).length).to.equal(1);
      expect(page.allByRole('link', { within: shown })).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
      // The edge of a field shows where it is.
      expect(page.window.getComputedStyle(field(page, 'password')).borderTopWidth).to.equal('1px');
      await page.press('Escape');
      expect(await answer).to.equal(false);
      await whenGone(page);
      expect(page.focused).to.equal(page.byRole('link', { name: 'Abrir' }));
      expect(await received(sessionPath)).to.deep.equal([]);
    });

    it('is closed by its button, and not by a click beside it, which would lose what is typed', async () => {
      const page = await open();
      const answer = page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      await page.type('marta@');
      await page.clickWithMouse({ x: 10, y: 10 });
      await page.painted();
      expect(field(page, 'email').value).to.equal('marta@');
      page.click(button(page, 'Cancelar'));
      expect(await answer).to.equal(false);
    });

    it('signs in, and tells who is signed in', async () => {
      const page = await open();
      const accounts: unknown[] = [];
      page.document.addEventListener('az-account', (event) =>
        accounts.push((event as CustomEvent).detail.account.displayName),
      );
      const answer = page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      page.click(page.byRole('checkbox'));
      await signIn(page);
      expect(await answer).to.equal(true);
      expect(accounts).to.deep.equal(['Marta Ríos']);
      expect(page.window.Azulejo.site?.account?.email).to.equal(member.email);
      const [call] = await received(sessionPath);
      expect(call?.body).to.deep.equal({ ...member, rememberMe: true });
      // Somebody is signed in now.
      expect(await page.window.Azulejo.site?.requireLogin()).to.equal(true);
      expect(dialog(page)).to.equal(undefined);
    });

    it('shows and hides the password, and hides it before the browser may remember it', async () => {
      const page = await open();
      page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      field(page, 'password').focus();
      await page.type('secreto');
      page.click(button(page, 'Mostrar la contraseña'));
      await page.waitFor(() => field(page, 'password').type === 'text');
      expect(page.text(button(page, 'Ocultar la contraseña'))).to.equal('Ocultar');
      page.click(button(page, 'Iniciar sesión'));
      await page.waitFor(() => field(page, 'password').type === 'password');
      expect(field(page, 'password').value).to.equal('secreto');
    });

    it('says which field needs a look, and moves the focus there', async () => {
      const page = await open();
      page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      const described = (input: HTMLInputElement) =>
        page.text(page.$(`dialog #${input.getAttribute('aria-describedby')}`));
      page.click(button(page, 'Iniciar sesión'));
      await page.waitFor(() => described(field(page, 'email')) === 'Escribe tu correo electrónico.');
      expect(described(field(page, 'password'))).to.equal('Escribe la contraseña.');
      expect([page.focused, field(page, 'email').ariaInvalid]).to.deep.equal([field(page, 'email'), 'true']);
      await page.type('marta');
      await page.press('Enter');
      await page.waitFor(() => described(field(page, 'email')).includes('nombre@ejemplo.com'));
      await page.waitFor(() => page.focused === field(page, 'email'));
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(await received(sessionPath)).to.deep.equal([]);
    });

    for (const [lang, title, submit, wrong, generic, tooMany] of [
      [
        'es',
        'Iniciar sesión',
        'Iniciar sesión',
        'El correo electrónico o la contraseña no son correctos.',
        'Solicitud no autorizada. Revisa el correo electrónico y la contraseña.',
        'Demasiados intentos. Espera un momento e intenta nuevamente.',
      ],
      [
        'en',
        'Sign in',
        'Sign in',
        'The email or the password is not correct.',
        'Unauthorized request. Check the email and the password.',
        'Too many attempts. Wait a moment and try again.',
      ],
      [
        'pt-BR',
        'Entrar',
        'Entrar',
        'O e-mail ou a senha não está correto.',
        'Solicitação não autorizada. Confira o e-mail e a senha.',
        'Tentativas demais. Espere um momento e tente novamente.',
      ],
    ] as const)
      it(`says in ${lang} why the server refuses, also where the server does not`, async () => {
        const page = await open({ lang });
        page.window.Azulejo.site?.requireLogin();
        await whenShown(page, title);
        await signIn(page, { ...member, password: 'rojo' });
        await page.waitFor(() => failure(page) === wrong);
        expect(page.focused).to.equal(field(page, 'password'));
        for (const [status, message] of [
          [401, generic],
          [429, tooMany],
        ] as const) {
          await fault({ path: sessionPath, status, body: {} });
          page.click(button(page, submit));
          await page.waitFor(() => failure(page) === message);
        }
        expect(await axeViolations(page)).to.deep.equal([]);
      });

    it('says which language its texts are in, on a page in a language without texts', async () => {
      const page = await open({ lang: 'fr' });
      page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      await page.waitFor(() => button(page, 'Mostrar la contraseña').lang === 'es-419');
      expect(page.$('dialog h2').lang).to.equal('es-419');
    });

    it('is busy while the server answers: nothing is sent twice, and Escape still closes', async () => {
      const page = await open();
      const answer = page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      await fault({ path: sessionPath, status: 401, body: {}, delayMs: 600 });
      await signIn(page);
      await page.waitFor(() => button(page, 'Iniciando sesión...'));
      expect(page.$('dialog form').ariaBusy).to.equal('true');
      page.click(button(page, 'Iniciando sesión...'));
      await page.waitFor(() => failure(page) !== '');
      expect((await received(sessionPath)).length).to.equal(1);
      await fault({ path: sessionPath, delayMs: 600 });
      page.click(button(page, 'Iniciar sesión'));
      await page.waitFor(() => button(page, 'Iniciando sesión...'));
      await page.press('Escape');
      expect(await answer).to.equal(false);
    });

    it('says that there is no connection', async () => {
      const page = await open();
      page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      await fault({ path: sessionPath, drop: true });
      await signIn(page);
      await page.waitFor(() => failure(page) === 'No se pudo conectar...');
    });

    it('has links to the pages that the script tag names, and to no script', async () => {
      const page = await open();
      Object.assign(page.window.Azulejo.config, { forgotUrl: '/olvido', signUpUrl: 'javascript:alert(1)' });
      page.window.Azulejo.site?.requireLogin();
      const shown = await whenShown(page);
      expect(
        page.allByRole('link', { within: shown }).map((link) => [page.text(link), link.getAttribute('href')]),
      ).to.deep.equal([['¿Olvidaste tu contraseña?', '/olvido']]);
    });

    it('answers az-login-required of the page, bubbling or not, once; not where a listener cancels it', async () => {
      const page = await open();
      page.document.addEventListener('az-login-required', (event) => event.preventDefault(), { once: true });
      expect(fire(page)).to.equal(false);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(dialog(page)).to.equal(undefined);
      fire(page);
      fire(page, { bubbles: true });
      await whenShown(page);
      await page.press('Escape');
      await whenGone(page);
      await page.painted();
      expect(dialog(page)).to.equal(undefined);
    });

    for (const [reason, html] of [
      ['az-login-required', accordion],
      ['a call', '<az-review-form loading="eager" token="a"></az-review-form>'],
    ])
      it(`after ${reason}, makes the visitor of any page a member whom scripts know and who can sign out by Shift+Escape`, async () => {
        await fault({ path: reviewsOf('a'), status: 401, body: { loginRequired: true } });
        const page = await open({ html });
        // A script may hold the object from before the sign-in.
        const { site } = page.window.Azulejo;
        if (html === accordion) fire(page);
        await whenShown(page);
        await signIn(page);
        await whenGone(page);
        for (const { account } of [site, page.window.Azulejo.site] as SiteApi[])
          expect(account?.email).to.equal(member.email);
        const shiftEscape = { key: 'Escape', shiftKey: true, bubbles: true };
        page.document.body.dispatchEvent(new KeyboardEvent('keydown', shiftEscape));
        await page.waitFor(async () =>
          (await received(sessionPath)).some(({ method }) => method === 'DELETE'),
        );
      });

    it('answers the event on a page without blocks, and for a session that has expired', async () => {
      const page = await open({ html: context({ siteUser: { id: 'm1', email: member.email } }) });
      await page.waitFor(() => page.window.Azulejo.site?.account);
      fire(page);
      await whenShown(page);
    });

    it('waits for the visitor, and repeats the calls: two that were refused share the dialog, and their blocks notice nothing', async () => {
      for (const token of ['a', 'b']) {
        await fault({ path: reviewsOf(token), status: 401, body: { loginRequired: true } });
        await fault({ path: reviewsOf(token), body: { orderNumber: `00${token}`, items: [] } });
      }
      const html = ['a', 'b'].map(
        (token) => `<az-review-form loading="eager" token="${token}"></az-review-form>`,
      );
      const page = await open({ html: html.join('') });
      await whenShown(page);
      await page.waitFor(async () => (await received(reviewsOf('b'))).length === 1);
      await signIn(page);
      await page.waitFor(() => page.text().includes('Pedido 00a') && page.text().includes('Pedido 00b'));
      expect(dialog(page)).to.equal(undefined);
      expect((await received(sessionPath)).length).to.equal(1);
      for (const token of ['a', 'b']) expect((await received(reviewsOf(token))).length).to.equal(2);
    });

    it('is not asked again by a server that forgets the session, and shows what an account may not do', async () => {
      await fault({ path: reviewsOf('a'), status: 401, body: { loginRequired: true }, times: 2 });
      const forgetful = await open({ html: '<az-review-form loading="eager" token="a"></az-review-form>' });
      await whenShown(forgetful);
      await signIn(forgetful);
      await forgetful.waitFor(() => isReady(forgetful.$('az-review-form')));
      expect(dialog(forgetful)).to.equal(undefined);
      expect((await received(reviewsOf('a'))).length).to.equal(2);

      const error = 'Tu cuenta no puede ver el pedido.';
      await fault({ path: reviewsOf('b'), status: 401, body: { loginRequired: true } });
      await fault({ path: reviewsOf('b'), status: 403, body: { authorizationFail: true, error } });
      const refused = await open({ html: '<az-review-form loading="eager" token="b"></az-review-form>' });
      await whenShown(refused);
      await signIn(refused);
      const systemError = await refused.waitFor(() => refused.allByRole('alertdialog')[0]);
      expect(refused.text(systemError)).to.include(error);
      expect(refused.allByRole('button', { name: 'Iniciar sesión' })).to.deep.equal([]);
    });

    it('leaves the password in no storage, no address, no log and no call but its own', async () => {
      const page = await open({ html: `${accordion}${context({ website: { id: 'w1' } })}` });
      page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      await signIn(page, { ...member, password: 'Barro#Secreto' });
      await page.waitFor(() => failure(page) !== '');
      await signIn(page);
      await whenGone(page);
      const kept = JSON.stringify([
        { ...page.window.localStorage },
        { ...page.window.sessionStorage },
        page.document.cookie,
        page.window.location.href,
        page.consoleTexts(),
        page.document.documentElement.outerHTML,
        (await received()).filter(({ path }) => path !== sessionPath),
      ]);
      for (const secret of ['Barro#Secreto', member.password]) expect(kept).not.to.include(secret);
    });

    it('works under a strict policy with Trusted Types, and from right to left', async () => {
      const page = await open({
        dir: 'rtl',
        headers: {
          'content-security-policy':
            "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
        },
      });
      page.window.Azulejo.site?.requireLogin();
      await whenShown(page);
      page.click(button(page, 'Mostrar la contraseña'));
      page.click(button(page, 'Iniciar sesión'));
      await page.waitFor(() => page.text().includes('Escribe tu correo electrónico.'));
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
  });
});
