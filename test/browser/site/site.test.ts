/** The site around the blocks, in windows of their own: a page in a frame has no owner's redirect and no keys of an owner. */

import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { fault, received, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { waitFor } from '../support/wait-for';
import { SiteWindow } from './support';

const owner = { authenticatedAccount: { id: 'a1', displayName: 'Ana' }, websiteRoles: { 1: true, 8: true } };
const viewer = { authenticatedAccount: { id: 'a2' }, websiteRoles: { 10: true } };
const member = { siteUser: { id: 'm1', email: 'marta@example.com' } };

const accordion = '<az-accordion><details><summary>One</summary>First</details></az-accordion>';

const windows: SiteWindow[] = [];

requestEachTime('site.js');

defaultFlavour(({ name, script, base }) => {
  if (!supports('windows')) return;

  const store = async (
    context: object,
    { html = '', lang = 'es', attributes = '' } = {},
  ): Promise<string> => {
    const json = JSON.stringify(context).replaceAll('<', '\\u003c');
    const page = `<!doctype html><html lang="${lang}"><head><title>Page</title><script>
        window.heard = [];
        window.logged = [];
        // What the window listens for: the owner's keys work as soon as it is 'keydown'.
        window.listened = new Set();
        const listen = window.addEventListener;
        window.addEventListener = (type, ...rest) => {
          listened.add(type);
          listen.call(window, type, ...rest);
        };
        for (const type of ['az-account', 'az-logout', 'az-panel-toggle'])
          document.addEventListener(type, (event) => heard.push([type, event.detail]));
        for (const level of ['warn', 'error'])
          console[level] = (...texts) => logged.push(texts.join(' '));
      </script>
      <script type="application/json" data-azulejo-context>${json}</script>
      <script src="${script}" async ${attributes}></script></head><body><main><h1>Page</h1>${html}</main></body></html>`;
    const response = await fetch('/_page', { method: 'POST', body: JSON.stringify({ html: page }) });
    return ((await response.json()) as { url: string }).url;
  };

  const show = async (
    context: object,
    { query = '', ...options }: { query?: string; html?: string; lang?: string } = {},
  ): Promise<SiteWindow> => {
    const address = await store(context, options);
    const page = new SiteWindow(address + query);
    windows.push(page);
    await waitFor(() => page.document.readyState === 'complete' && page.window.location.pathname === address);
    return page;
  };

  /** A page whose `Azulejo.site` has started. */
  const start = async (...args: Parameters<typeof show>): Promise<SiteWindow> => {
    const page = await show(...args);
    await waitFor(() => page.window.Azulejo.site);
    return page;
  };

  const heard = (page: SiteWindow) => (page.window as unknown as { heard: [string, unknown][] }).heard;
  const logged = (page: SiteWindow) => (page.window as unknown as { logged: string[] }).logged;

  const listenedBy = (page: SiteWindow) => (page.window as unknown as { listened: Set<string> }).listened;

  /** Resolves once the owner's keys work, which is after the context has been read. */
  const isListening = (page: SiteWindow) => waitFor(() => listenedBy(page).has('keydown'));

  describe(`the site (${name})`, () => {
    afterEach(async () => {
      for (const page of windows.splice(0)) page.close();
      await resetSite();
    });

    it('knows the account and its roles, on a page without blocks too', async () => {
      const { site, ...page } = await start(owner).then((page) => ({ site: page.site, heard: heard(page) }));
      expect(site.account).to.deep.include({ id: 'a1', displayName: 'Ana' });
      expect(site.roles).to.deep.equal([1, 8]);
      expect([site.hasRole('admin'), site.hasRole('storeManager'), site.hasRole('viewer')]).to.deep.equal([
        true,
        true,
        false,
      ]);
      expect([site.isOwner, site.isEditing, site.isPreview]).to.deep.equal([true, false, false]);
      expect(page.heard.map(([type]) => type)).to.deep.equal(['az-account']);
    });

    it('knows no owner in a viewer and in a member', async () => {
      for (const context of [viewer, member]) {
        const { site } = await start(context);
        expect([site.isOwner, !!site.account]).to.deep.equal([false, true]);
      }
    });

    it('takes an account without roles for an owner, and says so in one line', async () => {
      for (const websiteRoles of [undefined, {}, 'all', { admin: true, 1: false }]) {
        const page = await start({ authenticatedAccount: { id: 'a3' }, websiteRoles });
        await waitFor(() => logged(page).length > 0);
        expect(logged(page).length).to.equal(1);
        expect(logged(page)[0]).to.include('no role in `websiteRoles`');
        expect([page.site.isOwner, page.site.roles]).to.deep.equal([true, []]);
      }
    });

    it('knows an editor by its attribute and by its classes, and a frame', async () => {
      const page = await start({}, { html: accordion });
      const { documentElement, body } = page.document;
      expect([page.site.isEditing, page.site.isPreview]).to.deep.equal([false, false]);
      body.className = 'other sqs-edit-mode-active';
      expect(page.site.isEditing).to.equal(true);
      body.className = '';
      documentElement.dataset.azulejoEditor = '';
      expect(page.site.isEditing).to.equal(true);
      const frame = page.document.createElement('iframe');
      frame.src = page.window.location.href;
      body.append(frame);
      const view = await waitFor(() => (frame.contentWindow as typeof window | null)?.Azulejo?.site);
      expect(view.isPreview).to.equal(true);
    });

    it('writes the address of the area as the script, else the context, else the page says', async () => {
      const { Azulejo } = (await start({ website: { identifier: 7 }, appDomain: {} }, { html: accordion }))
        .window;
      const address = () => Azulejo.site?.configUrl('/a?b=c&d');
      expect(address()).to.equal(`${location.origin}/config/?frameUrl=%2Fa%3Fb%3Dc%26d`);
      Azulejo.config.configUrl = 'https://area.example/';
      expect(address()).to.equal('https://area.example/config/?frameUrl=%2Fa%3Fb%3Dc%26d');
    });

    it('is there with the first block on any other page, and loads nothing', async () => {
      const page = await start(
        { website: { identifier: 'taller' }, appDomain: 'builder.example' },
        { html: accordion },
      );
      const { site } = page;
      expect([site.account, site.roles, site.isOwner, site.hasRole('admin')]).to.deep.equal([
        null,
        [],
        false,
        false,
      ]);
      expect(site.configUrl('/tienda?p=1')).to.equal(
        'https://taller.builder.example/config/?frameUrl=%2Ftienda%3Fp%3D1',
      );
      const files = page.window.performance.getEntriesByType('resource').map((entry) => entry.name);
      expect(files.filter((file) => file.endsWith('/site.js'))).to.deep.equal([]);
      expect(await site.logout()).to.equal(false);
    });

    it('answers calls, and logs, where its module cannot be loaded', async () => {
      await fault({ path: `${base}site.js`, status: 503, times: 50 });
      const page = await start({ website: { identifier: 'taller' } }, { html: accordion });
      const { site } = page;
      expect(await site.requireLogin()).to.equal(false);
      expect(await site.logout()).to.equal(false);
      expect(await site.openConfig()).to.equal(undefined);
      const credentials = { email: 'ana@example.com', password: 'x' };
      expect(await site.login(credentials)).to.deep.equal({ ok: false, status: 0 });
      expect(logged(page).filter((line) => line.includes('site.js'))).to.have.length(4);
    });

    it('opens the configuration area by Escape, for an account', async () => {
      const page = await start(viewer, { query: '?color=azul' });
      await isListening(page);
      const { pathname } = page.window.location;
      page.press('Escape');
      await waitFor(() => page.window.location.pathname === '/config/');
      expect(new URLSearchParams(page.window.location.search).get('frameUrl')).to.equal(
        `${pathname}?color=azul`,
      );
    });

    it('does so again after Azulejo.destroy() and another scan, and not in between', async () => {
      const page = await start(viewer);
      await isListening(page);
      page.window.Azulejo.destroy();
      page.press('Escape');
      listenedBy(page).clear();
      page.window.Azulejo.scan();
      await isListening(page);
      expect(page.window.location.pathname).to.match(/^\/_page\//);
      page.press('Escape');
      await waitFor(() => page.window.location.pathname === '/config/');
    });

    it('leaves Escape to a tooltip, which it hides', async () => {
      const page = await start(owner, { html: '<button data-az-tooltip="Barro">Plato</button>' });
      await isListening(page);
      const button = page.document.querySelector('button') as HTMLElement;
      const tip = () =>
        page.document.querySelector('body > div')?.shadowRoot?.querySelector('[role="tooltip"]');
      await waitFor(() => button.ariaDescription === 'Barro');
      button.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 }));
      await waitFor(tip);
      page.press('Escape');
      await waitFor(() => !tip());
      expect(page.window.location.pathname).to.match(/^\/_page\//);
      page.press('Escape');
      await waitFor(() => page.window.location.pathname === '/config/');
    });

    it('leaves Escape to fields, dialogs, menus and handlers of the page', async () => {
      const page = await start(owner, {
        html: `<input><input type="checkbox"><button aria-expanded="true">Menu</button><dialog>Dialog</dialog>
          <div popover>Popover</div><div popover="manual" id="banner">Banner</div><p contenteditable>Text</p>
          <div role="dialog" aria-modal="true" aria-label="Offer" hidden>Offer</div>`,
      });
      await isListening(page);
      const { document: content } = page;
      for (const selector of ['input', '[aria-expanded]', '[contenteditable]'])
        page.press('Escape', { target: content.querySelector(selector) as Element });
      const dialog = content.querySelector('dialog') as HTMLDialogElement;
      dialog.showModal();
      page.press('Escape');
      dialog.close();
      const popover = content.querySelector('[popover]') as HTMLElement;
      popover.showPopover();
      page.press('Escape');
      popover.hidePopover();
      // Escape does not close this one.
      (content.querySelector('#banner') as HTMLElement).showPopover();
      for (const options of [{ ctrlKey: true }, { repeat: true }, { isComposing: true }])
        page.press('Escape', options);
      for (const target of [content, page.window]) {
        target.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
        page.press('Escape');
      }
      // While the focus is inside, the popover may.
      page.press('Escape', { target: content.querySelector('#banner') as Element });
      const modal = content.querySelector('[aria-modal]') as HTMLElement;
      modal.hidden = false;
      page.press('Escape');
      // Many dialogs stay in the page after they have closed.
      modal.hidden = true;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(page.window.location.pathname).to.match(/^\/_page\//);
      // A checkbox does nothing by Escape.
      page.press('Escape', { target: content.querySelector('[type="checkbox"]') as Element });
      await waitFor(() => page.window.location.pathname === '/config/');
    });

    it('opens the area for a visitor only where the site says so', async () => {
      const everybody = await start({ websiteSettings: { useEscapeKeyToLogin: true } });
      await isListening(everybody);
      everybody.press('Escape');
      await waitFor(() => everybody.window.location.pathname === '/config/');
      const nobody = await start(member);
      await isListening(nobody);
      nobody.press('Escape');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(nobody.window.location.pathname).to.match(/^\/_page\//);
    });

    it('signs an account out, once, and tells the visitor', async () => {
      await fault({ path: '/api/auth/Logout', status: 200, body: {}, times: 5 });
      const page = await start(owner);
      await isListening(page);
      page.document.cookie = 'SS_lastid=1; path=/';
      page.press('Escape', { shiftKey: true });
      page.press('Escape', { shiftKey: true });
      const isHome = () => page.window.location.pathname === '/' && page.dialogs.length > 0;
      // The demo's home page has all blocks.
      await waitFor(isHome);
      expect((await received('/api/auth/Logout')).length).to.equal(1);
      expect(document.cookie).not.to.include('SS_lastid');
    });

    it('stays and logs where the sign-out fails, and can be asked again', async () => {
      await fault({ path: '/api/auth/Logout', status: 500, times: 1 });
      await fault({ path: '/api/auth/Logout', status: 200, body: 'Bye', times: 1 });
      const page = await start(owner);
      expect(await page.site.logout()).to.equal(false);
      expect(logged(page).some((line) => line.includes('The sign-out failed'))).to.equal(true);
      expect(page.site.account).not.to.equal(null);
      expect(await page.site.logout()).to.equal(true);
      expect(heard(page).map(([type]) => type)).to.deep.equal(['az-account', 'az-account', 'az-logout']);
    });

    it('ends the session of a member, and repeats the call with the right crumb', async () => {
      const path = '/api/site-users/account/session';
      await fault({ path, status: 403, body: { crumbFail: true, crumb: 'right' }, times: 1 });
      await fault({ path, status: 200, body: {}, times: 1 });
      const page = await start(member);
      expect(await page.site.logout({ keepCart: true })).to.equal(true);
      const calls = await received(path);
      expect(calls.map(({ method, query }) => [method, query.cloneCart])).to.deep.equal([
        ['DELETE', 'true'],
        ['DELETE', 'true'],
      ]);
      expect(calls[1]?.query.crumb).to.equal('right');
    });

    for (const [lang, title, message] of [
      ['es', 'La sesión se cerró correctamente', 'Has cerrado sesión correctamente.'],
      ['en', 'Signed out', 'You have signed out.'],
      ['pt-BR', 'Sessão encerrada', 'Você saiu da sua conta.'],
    ] as const)
      it(`shows the notice after a sign-out in ${lang}, and takes the query out of the address`, async () => {
        const page = await show({}, { query: '?logout=true&p=1', lang });
        const [dialog] = await waitFor(() => page.dialogs.length > 0 && page.dialogs);
        expect(dialog?.textContent).to.include(title).and.include(message);
        expect(page.window.location.search).to.equal('?p=1');
      });

    it('signs a member in: later calls carry the token of the answer', async () => {
      const path = '/api/site-users/account/session';
      const account = { id: 'm1', displayName: 'Marta' };
      await fault({ path, status: 200, body: { xsrfToken: 'token-1', account } });
      const page = await start({}, { html: accordion });
      const credentials = { email: 'marta@example.com', password: 'secreto', rememberMe: true };
      const { site } = page;
      expect(await site.login(credentials)).to.deep.equal({ ok: true, status: 200 });
      expect((await received(path))[0]?.body).to.deep.equal(credentials);
      expect([site.account, page.site.account]).to.deep.equal([account, account]);
      expect(heard(page)).to.deep.equal([['az-account', { account }]]);
      await fault({ path, status: 200, body: {} });
      await page.site.logout();
      expect((await received(path))[1]?.headers['x-csrf-token']).to.equal('token-1');
      const stored = JSON.stringify([
        { ...localStorage },
        { ...page.window.sessionStorage },
        document.cookie,
      ]);
      expect(stored).not.to.include('secreto');
    });

    it('says why nobody is signed in, and asks for no sign-in', async () => {
      const body = { error: 'El correo o la contraseña no son correctos.', loginRequired: true };
      await fault({ path: '/api/site-users/account/session', status: 401, body });
      const page = await start({}, { html: accordion });
      const result = await page.site.login({ email: 'a@example.com', password: 'x' });
      expect(result).to.deep.equal({ ok: false, status: 401, message: body.error });
      expect([page.site.account, page.dialogs.length]).to.deep.equal([null, 0]);
    });

    for (const [lang, unauthorized, unreadable] of [
      [
        'es',
        'Solicitud no autorizada. Revisa el correo electrónico y la contraseña.',
        /^Error interno: No se puede analizar la respuesta de \(\/api\/site-users/,
      ],
      [
        'en',
        'Unauthorized request. Check the email and the password.',
        /^Internal error: the response of \(\/api\/site-users/,
      ],
      [
        'pt-BR',
        'Solicitação não autorizada. Confira o e-mail e a senha.',
        /^Erro interno: não foi possível analisar a resposta de \(\/api\/site/,
      ],
    ] as const)
      it(`says why a sign-in failed where the server does not, in ${lang}`, async () => {
        const path = '/api/site-users/account/session';
        await fault({ path, status: 401, body: {}, times: 1 });
        await fault({ path, status: 200, body: '<html>', times: 1 });
        const page = await start({}, { html: accordion, lang });
        const credentials = { email: 'a@example.com', password: 'x' };
        expect((await page.site.login(credentials)).message).to.equal(unauthorized);
        expect((await page.site.login(credentials)).message).to.match(unreadable);
      });

    it('tells the configuration area to show or hide its panel, by Escape in its frame', async () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the area has set it
      document.cookie = 'frameExpanded=true; path=/';
      const address = await store(owner);
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      const view = await waitFor(() => frame.contentWindow as Window & typeof globalThis);
      await waitFor(() => view.Azulejo?.site?.account);
      expect(view.Azulejo.site?.isPreview).to.equal(true);
      const events = (view as unknown as { heard: [string, unknown][] }).heard;
      await waitFor(() => {
        view.document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        return events.some(([type]) => type === 'az-panel-toggle');
      });
      expect(events.at(-1)).to.deep.equal(['az-panel-toggle', { isExpanded: false }]);
      expect(document.cookie).not.to.include('frameExpanded');
      // A listener may keep the panel as it is.
      view.document.addEventListener('az-panel-toggle', (event) => event.preventDefault());
      const toggles = events.length;
      view.document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await waitFor(() => events.length > toggles);
      expect(events.at(-1)).to.deep.equal(['az-panel-toggle', { isExpanded: true }]);
      expect(document.cookie).not.to.include('frameExpanded');
      frame.remove();
    });

    if (supports('hostNames'))
      it('sends an owner to the configuration area, and nobody else', async () => {
        // The server records the calls of its API, not those of pages.
        const attributes = 'data-config-url="/api"';
        const path = '/api/config/';
        const addressOf = async (context: object, query = '') =>
          `http://taller.test:${location.port}${await store(context, { attributes })}${query}`;
        const stays = [viewer, { ...owner, website: { cloneable: true } }, {}];
        for (const context of stays) windows.push(new SiteWindow(await addressOf(context)));
        windows.push(new SiteWindow(await addressOf(owner, '?noredirect')));
        const address = await addressOf(owner, '?color=azul');
        windows.push(new SiteWindow(address));
        const [call] = await waitFor(async () => {
          const calls = await received(path);
          return calls.length > 0 && calls;
        });
        expect(call?.query.frameUrl).to.equal(new URL(address).pathname + new URL(address).search);
        expect(call?.headers.cookie).to.include('frameExpanded=true');
        expect((await received(path)).length).to.equal(1);
      });

    it('puts a cart, a review form, a lock screen and a login into the pages that are made for them', async () => {
      for (const [pageType, tag] of [
        [103, 'az-lock-screen'],
        [105, 'az-login'],
        [106, 'az-login'],
        [200, 'az-cart'],
        [205, 'az-cart'],
        [209, 'az-review-form'],
      ] as const) {
        const page = await show({ pageType });
        await waitFor(() => page.document.querySelector(`main > ${tag}`)?.matches(':state(ready)'));
      }
      const own = await show({ pageType: 200 }, { html: '<az-cart></az-cart>' });
      await waitFor(() => own.document.querySelector('az-cart')?.matches(':state(ready)'));
      await isListening(own);
      expect(own.document.querySelectorAll('az-cart').length).to.equal(1);
    });

    it('asks no member to sign in on a page for members, and offers another account where this one may not read', async () => {
      const readable = await start({ ...member, pageType: 105 });
      await isListening(readable);
      expect(readable.document.querySelector('az-login')).to.equal(null);
      const denied = await start({ ...member, pageType: 106 });
      const login = await waitFor(() => denied.document.querySelector('main > az-login:state(ready)'));
      expect(login.shadowRoot?.textContent).to.include('marta@example.com').and.include('Cerrar sesión');
      const own = await start({ pageType: 105 }, { html: '<az-member-area></az-member-area>' });
      await isListening(own);
      expect(own.document.querySelector('az-login')).to.equal(null);
    });

    it('loads a page for members again, without the notice of a sign-out, once they have signed in', async () => {
      const page = await show({ pageType: 105 }, { query: '?logout=true&p=1' });
      const login = await waitFor(() => page.document.querySelector('az-login'));
      const { origin, pathname } = page.window.location;
      expect(login.getAttribute('redirect')).to.equal(`${origin}${pathname}?p=1`);
    });

    it('leads nobody who signs in to another host that the path names', async () => {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a script of the page
      const html = "<script>history.replaceState(null, '', `${origin}//evil.example/`)</script>";
      const page = new SiteWindow(await store({ pageType: 105 }, { html }));
      windows.push(page);
      const login = await waitFor(() => page.document.querySelector('az-login'));
      const redirect = login.getAttribute('redirect') ?? '';
      expect(new URL(redirect, page.window.location.href).host).to.equal(page.window.location.host);
    });

    it('names wrong values of the context in one line, and goes on', async () => {
      const page = await start(
        {
          authenticatedAccount: 'yes',
          websiteRoles: 'all',
          website: 7,
          websiteSettings: { useEscapeKeyToLogin: true },
        },
        { html: accordion },
      );
      await waitFor(() => logged(page).length > 0);
      expect(logged(page).length).to.equal(1);
      expect(logged(page)[0]).to.match(/^\[azulejo\] The site context: .*authenticatedAccount is "yes"/);
      expect([page.site.account, page.site.isOwner]).to.deep.equal([null, false]);
    });
  });
});
