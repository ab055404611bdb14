/** The member area as visitors and members meet it. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { bothFlavours, defaultFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, requestEachTime, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const contentPath = '/sitio/miembros/contenido';
const member = { email: 'marta@example.com', password: 'azul-cobalto' };

const area = (attributes = `src="${contentPath}"`): string =>
  `<az-member-area loading="eager" ${attributes}><p>Las recetas son para miembros.</p></az-member-area>`;

requestEachTime('chunks/purify');

const openWith =
  (script: string) =>
  async ({ html = area(), ...options }: PageOptions = {}): Promise<Page> => {
    const page = await openPage({
      script,
      lang: 'es',
      html: `<main><h1>Taller</h1>${html}</main>`,
      ...options,
    });
    await page.waitFor(() => page.$$('az-member-area').every(isReady));
    return page;
  };

const field = (page: Page, field: 'email' | 'password'): HTMLInputElement =>
  page.$<HTMLInputElement>(`input[name="${field}"]`);

const signIn = async (page: Page): Promise<void> => {
  field(page, 'email').focus();
  await page.type(member.email);
  field(page, 'password').focus();
  await page.type(member.password);
  await page.press('Enter');
};

/** How often the page has asked for the content. The server's log has the calls of its API alone. */
const requests = (page: Page): number =>
  page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes(contentPath))
    .length;

const shows = (page: Page, text: string): Promise<unknown> => page.waitFor(() => page.text().includes(text));

bothFlavours(({ name, script }) => {
  const open = openWith(script);

  describe(`the sign-in form of the member area (${name})`, () => {
    beforeEach(resetSite);

    it('shows visitors its own content and the form, and members what is for them', async () => {
      const page = await open({ html: area(`src="${contentPath}" join-url="/unirse"`) });
      const accounts: unknown[] = [];
      page.document.addEventListener('az-login', ({ target, detail }: CustomEventInit & Event) =>
        accounts.push([(target as Element).localName, detail.account.displayName]),
      );
      expect(page.text()).to.include('Las recetas son para miembros.');
      expect(page.byRole('link', { name: 'Hazte miembro' }).getAttribute('href')).to.equal('/unirse');
      expect(await axeViolations(page)).to.deep.equal([]);
      await signIn(page);
      const members = await page.waitFor(
        () => page.allByRole('region', { name: 'Contenido para miembros' })[0],
      );
      expect(page.text(members)).to.include('Recetas de esmalte');
      expect(page.text()).not.to.include('Las recetas son para miembros.');
      await page.waitFor(() => page.focused === members);
      expect(accounts).to.deep.equal([['az-member-area', 'Marta Ríos']]);
      expect(page.$('az-member-area').matches(':state(members)')).to.equal(true);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);

      // The session is in a cookie: the next page asks with it.
      const next = await open();
      expect(next.text()).to.include('Recetas de esmalte');
    });
  });
});

defaultFlavour(({ name, script }) => {
  const open = openWith(script);

  describe(`the member area (${name})`, () => {
    beforeEach(resetSite);

    it('asks once for an address, and again once somebody has signed in elsewhere in the page', async () => {
      const page = await open({ html: area() + area() });
      page.$('az-member-area').setAttribute('join-url', '/unirse');
      page.document.documentElement.lang = 'en';
      await shows(page, 'Become a member');
      expect(requests(page)).to.equal(2);
      await page.window.Azulejo.site?.login(member);
      await page.waitFor(() => page.text().split('Recipes of our glazes').length === 3);
      expect(page.allByRole('region', { name: 'Content for members' }).length).to.equal(2);
      expect(requests(page)).to.equal(4);
      expect(page.focused).to.equal(page.document.body);
    });

    it('asks again once it shows where somebody has signed in before the server answered', async () => {
      await fault({ path: contentPath, status: 401, delayMs: 1500 });
      const counter = `<script>
        calls = 0;
        const send = fetch;
        fetch = (...call) => { calls += 1; return send(...call); };
      </script>`;
      const page = await openPage({ script, lang: 'es', html: counter + area() });
      await page.waitFor(() => (page.window as unknown as { calls: number }).calls === 1);
      await page.window.Azulejo.site?.login(member);
      expect(isReady(page.$('az-member-area'))).to.equal(false);
      await shows(page, 'Recetas de esmalte');
    });

    it('shows the content of its latest address, also where that of an earlier one comes later', async () => {
      await fault({ path: '/sitio/miembros/vieja', body: '<p>La vieja</p>', delayMs: 400 });
      await fault({ path: '/sitio/miembros/nueva', body: '<p>La nueva</p>' });
      const page = await open();
      const element = page.$('az-member-area');
      element.setAttribute('src', '/sitio/miembros/vieja');
      await page.painted();
      element.setAttribute('src', '/sitio/miembros/nueva');
      await shows(page, 'La nueva');
      const { performance } = page.window;
      await page.waitFor(() =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes('/vieja')),
      );
      await page.painted();
      expect(page.text()).to.include('La nueva').and.not.include('La vieja');
    });

    it('sanitises what it gets', async () => {
      const body =
        '<h2>Recetas</h2><script>top.bad = 1</script><p onclick="top.bad = 2" style="color: red">Blanco</p><form action="/x"><input></form>';
      await fault({ path: contentPath, body });
      const page = await open();
      const members = page.byRole('region', { name: 'Contenido para miembros' });
      expect(page.text(members)).to.include('Recetas').and.include('Blanco');
      expect(members.querySelectorAll('script, form, input, [onclick], [style]').length).to.equal(0);
      expect('bad' in window).to.equal(false);
    });

    it('leads a member whom the server refuses to the message, and to the sign-up page that the script names', async () => {
      const page = await openPage({
        script: null,
        lang: 'es',
        html: `<main>${area()}</main><script src="${script}" data-sign-up-url="/unirse" async></script>`,
      });
      await page.waitFor(() => page.allByRole('link', { name: 'Hazte miembro' }).length === 1);
      const body = { authorizationFail: true, error: 'Solo para socios.' };
      await fault({ path: contentPath, status: 403, body });
      await signIn(page);
      await shows(page, 'Solo para socios.');
      expect(page.text(page.focused as HTMLElement)).to.include('Solo para socios.');
      expect(page.byRole('link', { name: 'Hazte miembro' }).getAttribute('href')).to.equal('/unirse');
    });

    it('says that an account may not read this, in the words of the server', async () => {
      await fault({
        path: contentPath,
        status: 403,
        body: { authorizationFail: true, error: 'Solo para socios.' },
      });
      const page = await open({ html: area(`src="${contentPath}" join-url="/unirse"`) });
      expect(page.text()).to.include('Las recetas son para miembros.').and.include('Solo para socios.');
      expect(page.allByRole('link', { name: 'Hazte miembro' }).length).to.equal(1);
      expect(page.allByRole('form')).to.deep.equal([]);
      expect(page.allByRole('alertdialog')).to.deep.equal([]);
    });

    it('offers to ask again where the server fails, and names the answer in one line of the console', async () => {
      await fault({ path: contentPath, status: 500, body: {} });
      const page = await open();
      expect(page.text()).to.include('No se pudo cargar el contenido para miembros.');
      const errors = page.consoleTexts('error');
      expect(errors.length).to.equal(1);
      expect(errors[0]).to.include(`${contentPath} answered 500, expected HTML`);
      expect(await axeViolations(page)).to.deep.equal([]);
      page.byRole('button', { name: 'Intentar nuevamente' }).focus();
      await page.press('Enter');
      const form = await page.waitFor(() => page.allByRole('form', { name: 'Iniciar sesión' })[0]);
      expect(page.focused?.contains(form)).to.equal(true);
      expect(page.text()).to.include('Las recetas son para miembros.');
    });

    it('offers to try again where the code that sanitises the content cannot be loaded', async () => {
      const body = '<h2>Recetas</h2><script>top.bad = 1</script>';
      await fault({ path: contentPath, body, times: 2 });
      await fault({ path: script.replace('azulejo.js', 'chunks/purify*'), status: 503, times: 9 });
      const page = await open({ html: `<script>delete Element.prototype.setHTML;</script>${area()}` });
      const alert = page.byRole('alert');
      expect(page.text(alert)).to.include('No se pudo cargar');
      const retry = page.byRole('button', { name: 'Intentar nuevamente' });
      page.click(retry);
      await page.waitFor(() => page.consoleTexts('error').length === 2);
      await page.waitFor(() => page.text(alert).includes('No se pudo cargar'));
      expect(retry.ariaDisabled).not.to.equal('true');
      await resetSite();
      await fault({ path: contentPath, body });
      page.click(retry);
      await shows(page, 'Recetas');
      expect(page.$$('script').filter(({ textContent }) => textContent?.includes('bad'))).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('says once more that it has failed, for screen readers, too', async () => {
      await fault({ path: contentPath, status: 500, body: {} });
      const page = await open();
      const alert = page.byRole('alert');
      expect(page.text(alert)).to.include('No se pudo cargar');
      await fault({ path: contentPath, status: 500, body: {}, delayMs: 500 });
      page.click(page.byRole('button', { name: 'Intentar nuevamente' }));
      await page.waitFor(() => page.text(alert) === '');
      await page.waitFor(() => page.text(alert).includes('No se pudo cargar'));
      expect(alert.isConnected).to.equal(true);
    });

    for (const [what, attributes, answer] of [
      ['JSON', `src="${contentPath}"`, { body: { recipes: [] } }],
      ['no address that can be asked', 'src="javascript:top.bad=1"', undefined],
    ] as const)
      it(`keeps its content for ${what}`, async () => {
        if (answer) await fault({ path: contentPath, ...answer });
        const page = await open({ html: area(attributes) });
        expect(page.text()).to.include('Las recetas son para miembros.').and.include('No se pudo cargar');
        expect(page.consoleTexts('error').length).to.equal(1);
      });

    it('tells a visitor whose session the server does not know', async () => {
      const json = JSON.stringify({ siteUser: { id: 'm1' } });
      const html = `<script type="application/json" data-azulejo-context>${json}</script>${area()}`;
      const page = await open({ html });
      expect(page.text()).to.include('El servidor no reconoce tu sesión.');
      await signIn(page);
      await shows(page, 'Recetas de esmalte');
    });

    it('without an address has the form, for the page to do the rest', async () => {
      const page = await open({ html: area('') });
      const heard: string[] = [];
      page.$('az-member-area').addEventListener('az-login', ({ type }) => heard.push(type));
      await signIn(page);
      await page.waitFor(() => heard.length === 1);
      expect(page.text()).to.include('Las recetas son para miembros.');
      expect(page.allByRole('alert')).to.deep.equal([]);
    });
  });
});
