import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { withFrameUrl } from '../../config/shared';
import { readFields } from '../read-fields';
import type { SignIn } from './account-calls';
import type { Accounts } from './accounts';
import { areaPage } from './area-page';
import { configLayout } from './config-layout';
import type { Person } from './people';
import { plansPage, plansPages } from './plans-page';
import { sessionOf } from './session-cookie';

/** The path of a page of this site; the small site's first page for anything else. */
export function framedPath(frameUrl = '', origin: string): string {
  const url = URL.canParse(frameUrl, origin) ? new URL(frameUrl, origin) : undefined;
  // A browser would read a path that begins with `//` as another host.
  const isPage = url?.origin === origin && !/^\/(\/|(config|api)(\/|$))/.test(url.pathname);
  return isPage && frameUrl ? url.pathname + url.search : '/sitio/';
}

const signInPage = (frameUrl: string, error = '') =>
  configLayout({
    title: 'Entrar',
    body: html`<body class="entry">
  <main>
    <h1>Configuración del sitio</h1>
    <form method="post" action="/config/">
      <p role="alert">${error}</p>
      <input type="hidden" name="frameUrl" value="${frameUrl}">
      <label>Correo electrónico <input name="email" type="email" autocomplete="username" required></label>
      <label>Contraseña <input name="password" type="password" autocomplete="current-password" required></label>
      <button class="button">Entrar</button>
    </form>
    <p><a href="${frameUrl}">Volver al sitio</a></p>
  </main>
</body>`,
  });

const refusalPage = configLayout({
  title: 'Sin permiso',
  body: html`<body class="entry">
  <main>
    <h1>Esta cuenta no administra el sitio</h1>
    <p>Los miembros del sitio leen sus páginas, pero no lo configuran.</p>
    <p><a href="/sitio/">Volver al sitio</a></p>
  </main>
</body>`,
});

interface ConfigPagesOptions {
  accounts: Accounts;
  signIn: SignIn;
}

/** The configuration area: a form for owners to sign in, then the site in a frame beside a panel, and the plans. */
export function createConfigPages({ accounts, signIn }: ConfigPagesOptions): Hono {
  const pages = new Hono();
  pages.get('/config', (c) => c.redirect('/config/', 302));

  type Page = (person: Person, frameUrl: string) => ReturnType<typeof html>;

  /** Shows a page to those who configure the site. Others sign in first. */
  const answer = async (c: Context, page: Page) => {
    const frameUrl = framedPath(c.req.query('frameUrl'), new URL(c.req.url).origin);
    const session = await sessionOf(c, accounts);
    c.header('Cache-Control', 'private, no-store');
    if (!session) return c.html(signInPage(frameUrl));
    return session.person.roles.length > 0
      ? c.html(page(session.person, frameUrl))
      : c.html(refusalPage, 403);
  };

  pages.get('/config/', (c) => answer(c, areaPage));
  for (const [path, texts] of Object.entries(plansPages))
    pages.get(`/config${path}`, (c) => answer(c, (_, frameUrl) => plansPage({ ...texts, frameUrl })));

  // A form of another site cannot sign a visitor in.
  pages.post('/config/', csrf(), async (c) => {
    const fields = (await readFields(c.req)) ?? {};
    const frameUrl = framedPath(String(fields.frameUrl ?? ''), new URL(c.req.url).origin);
    const { waitS = 0, session } = (await signIn(c, fields)) ?? {};
    if (session) return c.redirect(withFrameUrl('/config/', frameUrl), 303);
    if (waitS > 0) c.header('Retry-After', String(waitS));
    const error =
      waitS > 0
        ? 'Demasiados intentos. Intenta nuevamente más tarde.'
        : 'El correo o la contraseña no son correctos.';
    return c.html(signInPage(frameUrl, error), waitS > 0 ? 429 : 401);
  });

  return pages;
}
