import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html, raw } from 'hono/html';
import { readFields } from '../read-fields';
import type { SignIn } from './account-calls';
import type { Accounts } from './accounts';
import { accountContext, scriptJson } from './page-context';
import type { Person } from './people';
import { sessionOf } from './session-cookie';

/** The path of a page of this site; the small site's first page for anything else. */
export function framedPath(frameUrl = '', origin: string): string {
  const url = URL.canParse(frameUrl, origin) ? new URL(frameUrl, origin) : undefined;
  // A browser would read a path that begins with `//` as another host.
  const isPage = url?.origin === origin && !/^\/(\/|(config|api)(\/|$))/.test(url.pathname);
  return isPage && frameUrl ? url.pathname + url.search : '/sitio/';
}

const layout = (title: string, content: unknown) => html`<!doctype html>
<html lang="es-419">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · Azulejo</title>
  <link rel="stylesheet" href="/site/tokens.css">
  <link rel="stylesheet" href="/site/site.css">
  <link rel="stylesheet" href="/config/config.css">
  <script src="/config/panel.js" type="module"></script>
  ${content}
</html>`;

const signInPage = (frameUrl: string, error = '') =>
  layout(
    'Entrar',
    html`</head>
<body class="entry">
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
  );

const areaPage = (person: Person, frameUrl: string) =>
  layout(
    'Configuración',
    html`<script type="application/json" data-azulejo-context>${raw(scriptJson(accountContext(person)))}</script>
  <script src="/dist/azulejo.js" async></script>
</head>
<body class="area">
  <aside id="panel" aria-label="Panel">
    <p class="who">${person.displayName}</p>
    <nav><ul>
      <li><a href="${frameUrl}${frameUrl.includes('?') ? '&' : '?'}noredirect">Ver el sitio sin el panel</a></li>
      <li><button type="button" data-sign-out>Cerrar sesión</button></li>
    </ul></nav>
    <p>La tecla Escape oculta y muestra este panel; Mayúsculas + Escape cierra la sesión.</p>
  </aside>
  <iframe src="${frameUrl}" title="Vista previa del sitio"></iframe>
</body>`,
  );

const refusalPage = layout(
  'Sin permiso',
  html`</head>
<body class="entry">
  <main>
    <h1>Esta cuenta no administra el sitio</h1>
    <p>Los miembros del sitio leen sus páginas, pero no lo configuran.</p>
    <p><a href="/sitio/">Volver al sitio</a></p>
  </main>
</body>`,
);

interface ConfigPagesOptions {
  accounts: Accounts;
  signIn: SignIn;
}

/** The configuration area: a form for owners to sign in, then the site in a frame beside a panel. */
export function createConfigPages({ accounts, signIn }: ConfigPagesOptions): Hono {
  const pages = new Hono();
  pages.get('/config', (c) => c.redirect('/config/', 302));

  pages.get('/config/', async (c) => {
    const frameUrl = framedPath(c.req.query('frameUrl'), new URL(c.req.url).origin);
    const session = await sessionOf(c, accounts);
    c.header('Cache-Control', 'private, no-store');
    if (!session) return c.html(signInPage(frameUrl));
    return session.person.roles.length > 0
      ? c.html(areaPage(session.person, frameUrl))
      : c.html(refusalPage, 403);
  });

  // A form of another site cannot sign a visitor in.
  pages.post('/config/', csrf(), async (c) => {
    const fields = (await readFields(c.req)) ?? {};
    const frameUrl = framedPath(String(fields.frameUrl ?? ''), new URL(c.req.url).origin);
    const { waitS = 0, session } = (await signIn(c, fields)) ?? {};
    if (session) return c.redirect(`/config/?frameUrl=${encodeURIComponent(frameUrl)}`, 303);
    if (waitS > 0) c.header('Retry-After', String(waitS));
    const error =
      waitS > 0
        ? 'Demasiados intentos. Intenta nuevamente más tarde.'
        : 'El correo o la contraseña no son correctos.';
    return c.html(signInPage(frameUrl, error), waitS > 0 ? 429 : 401);
  });

  return pages;
}
