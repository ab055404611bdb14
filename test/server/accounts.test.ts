import { afterEach, describe, expect, it, vi } from 'vitest';
import { framedPath } from '../../demo/server/accounts/config-pages';
import { hashPassword, isPassword } from '../../demo/server/accounts/passwords';
import { member, owner, pagePassword, viewer } from '../../demo/server/accounts/people';
import { createDatabase } from '../../demo/server/database';
import { upgradePaths } from '../../src/features/editor/upgrade-paths';
import { asJson, createCookieJar, serveSite } from './serve';

const sessionPath = '/api/site-users/account/session';

const sitePage = (context: object, main = '<main><h1>Taller</h1></main>') =>
  `<!doctype html><html lang="es"><head><title>Taller</title><script type="application/json" data-azulejo-context>${JSON.stringify(context)}</script></head><body>${main}</body></html>`;

const files = {
  'demo/sitio/index.html': sitePage({ website: { id: 'w' } }),
  'demo/sitio/en/index.html': sitePage({ website: { id: 'w' } }),
  'demo/sitio/horno.html': sitePage({ pageType: 103 }, '<main data-locked><p>Secreto</p></main>'),
  'demo/sitio/sitio.css': 'body { margin: 0 }',
  'demo/sitio/plantillas/no-encontrada.html': sitePage({}, '<!-- header --><h1>{{path}}</h1><!-- footer -->'),
};

afterEach(() => {
  vi.useRealTimers();
});

/** A browser's part of the exchange: keeps cookies, and repeats the crumb. */
const visit = async (options: Parameters<typeof serveSite>[0] = {}) => {
  const { get, origin } = await serveSite({ files, ...options });
  const { cookies, store, header } = createCookieJar();
  const setCookies: string[] = [];
  const call = async (path: string, { headers, ...init }: RequestInit = {}) => {
    const response = await get(path, {
      redirect: 'manual',
      ...init,
      headers: { 'X-CSRF-Token': cookies.get('crumb') ?? '', ...headers, Cookie: header() },
    });
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line);
      store(line);
    }
    return response;
  };
  await call('/');
  const signIn = (fields: object) =>
    call(sessionPath, asJson(fields, { 'X-CSRF-Token': cookies.get('crumb') ?? '' }));
  const context = async (path: string) => {
    const text = await (await call(path)).text();
    return JSON.parse(/data-azulejo-context>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '');
  };
  return { call, signIn, context, cookies, setCookies, origin };
};

const credentialsOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

describe('a password', () => {
  it('is stored as a salted hash, which only the password fits', async () => {
    const [one, other] = [await hashPassword('azul'), await hashPassword('azul')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('azul');
    expect(await isPassword('azul', one)).toBe(true);
    expect(await isPassword('Azul', one)).toBe(false);
    expect(await isPassword('azul', 'nothing of the kind')).toBe(false);
  });
});

describe('a sign-in', () => {
  it('answers the account and a token, and sets a cookie that no script reads', async () => {
    const { signIn, setCookies } = await visit();
    const answer = await signIn(credentialsOf(member));
    expect(answer.status).toBe(200);
    const { xsrfToken, account } = await answer.json();
    expect(xsrfToken).toMatch(/^[\w-]{32}$/);
    expect(account).toEqual({ id: member.id, email: member.email, displayName: member.displayName });
    const cookie = setCookies.find((line) => line.startsWith('demoSession=')) ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Max-Age/);
  });

  it('lasts 30 days for those who want to stay signed in', async () => {
    const { signIn, setCookies } = await visit();
    await signIn({ ...credentialsOf(member), email: ` ${member.email.toUpperCase()} `, rememberMe: true });
    expect(setCookies.find((line) => line.startsWith('demoSession='))).toMatch(/Max-Age=2592000/);
  });

  it('with a wrong password or an unknown address says the same', async () => {
    const { signIn } = await visit();
    for (const credentials of [
      { ...credentialsOf(member), password: 'rojo' },
      { email: 'nobody@example.com', password: member.password },
    ]) {
      const answer = await signIn(credentials);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        error: 'El correo electrónico o la contraseña no son correctos.',
      });
    }
    expect((await signIn({ email: 7 })).status).toBe(400);
  });

  it('is refused in the language that the page asks for', async () => {
    const { call, cookies } = await visit();
    const errorIn = async (language: string): Promise<string> => {
      const headers = { 'X-CSRF-Token': cookies.get('crumb') ?? '', 'Accept-Language': language };
      const answer = await call(sessionPath, asJson({ email: 'nobody@example.com', password: 'x' }, headers));
      return (await answer.json()).error;
    };
    expect(await errorIn('en')).toBe('The email or the password is not correct.');
    expect(await errorIn('pt-BR,pt;q=0.9')).toBe('O e-mail ou a senha não está correto.');
    for (const language of ['es-419', 'fr', '*', 'constructor'])
      expect(await errorIn(language)).toBe('El correo electrónico o la contraseña no son correctos.');
  });

  it('is not tried more than ten times in 15 minutes for an address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 });
    const { signIn } = await visit();
    const wrong = { ...credentialsOf(member), password: 'rojo' };
    for (let count = 1; count <= 10; count += 1) expect((await signIn(wrong)).status).toBe(401);
    const refused = await signIn(credentialsOf(member));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBe(900);
    expect((await refused.json()).error).toContain('Demasiados intentos');
    expect((await signIn(credentialsOf(viewer))).status).toBe(200);
    vi.setSystemTime(1_000_000_000 + 15 * 60_000);
    expect((await signIn(credentialsOf(member))).status).toBe(200);
  });

  it('is limited for attempts at the same time, too', async () => {
    const { signIn } = await visit();
    const wrong = { ...credentialsOf(member), password: 'rojo' };
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('needs the crumb, and calls of a session may send its token instead', async () => {
    const { call, signIn } = await visit();
    const refused = await call(sessionPath, asJson(credentialsOf(member), { 'X-CSRF-Token': 'wrong' }));
    expect((await refused.json()).crumbFail).toBe(true);
    const { xsrfToken } = await (await signIn(credentialsOf(member))).json();
    const answer = await call('/api/auth/Logout', { method: 'POST', headers: { 'X-CSRF-Token': xsrfToken } });
    expect(answer.status).toBe(204);
  });

  it('survives a restart of the server', async () => {
    const database = createDatabase();
    const first = await visit({ database });
    await first.signIn(credentialsOf(member));
    const second = await visit({ database });
    for (const [name, value] of first.cookies) second.cookies.set(name, value);
    expect((await second.context('/sitio/')).siteUser.id).toBe(member.id);
  });
});

describe.each([
  ['DELETE', `${sessionPath}?cloneCart=false`],
  ['POST', '/api/auth/Logout'],
])('%s %s', (method, path) => {
  it('ends the session, of which a copied cookie is no use either', async () => {
    const { call, signIn, context, cookies } = await visit();
    await signIn(credentialsOf(owner));
    const copy = cookies.get('demoSession') ?? '';
    expect((await call(path, { method })).status).toBe(204);
    expect(cookies.has('demoSession')).toBe(false);
    cookies.set('demoSession', copy);
    expect(await context('/sitio/')).toEqual({ website: { id: 'w' } });
  });
});

describe('a page of the site', () => {
  it('names in its context who is signed in', async () => {
    const { call, signIn, context } = await visit();
    expect(await context('/sitio/')).toEqual({ website: { id: 'w' } });
    await signIn(credentialsOf(member));
    expect(await context('/sitio/en/')).toMatchObject({ siteUser: { displayName: member.displayName } });
    await signIn(credentialsOf(owner));
    expect(await context('/sitio/')).toMatchObject({
      website: { id: 'w' },
      authenticatedAccount: { id: owner.id },
      websiteRoles: { 1: true },
    });
    const page = await call('/sitio/');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await call('/sitio/sitio.css')).headers.get('Content-Type')).toContain('text/css');
    for (const folder of ['/sitio', '/sitio/en'])
      expect((await call(folder)).headers.get('Location')).toBe(`${folder}/`);
    for (const missing of ['/sitio/nada', '/sitio/%']) expect((await call(missing)).status).toBe(404);
  });

  it('names in its header who is signed in, as text', async () => {
    const html = sitePage({}, '<header><a href="x" data-account>Entrar</a></header>');
    const { call, signIn } = await visit({ files: { ...files, 'demo/sitio/index.html': html } });
    expect(await (await call('/sitio/')).text()).toContain('data-account>Entrar</a>');
    await signIn(credentialsOf(member));
    expect(await (await call('/sitio/')).text()).toContain(`data-account>${member.displayName}</a>`);
  });

  it('has the same header as all pages of the site, which names who is signed in', async () => {
    const framed = sitePage({}, '<!-- header --><main></main><!-- footer -->');
    const { call, signIn } = await visit({
      files: {
        ...files,
        'demo/sitio/contacto.html': framed,
        'demo/sitio/plantillas/lista.html': framed,
        'demo/sitio/plantillas/elemento.html': framed,
        'demo/sitio/plantillas/busqueda.html': framed,
      },
    });
    const paths = ['/sitio/contacto.html', '/sitio/blog', '/sitio/tienda', '/search?q=azul', '/sitio/nada'];
    const account = async (path: string) => /data-account>([^<]*)/.exec(await (await call(path)).text())?.[1];
    for (const path of paths) expect(await account(path), path).toBe('Entrar');
    await signIn(credentialsOf(member));
    for (const path of paths) expect(await account(path), path).toBe(member.displayName);
    expect((await call('/search')).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('marks itself in the navigation, and its language among its translations', async () => {
    const html = `<!doctype html><html lang="en"><head><link rel="alternate" hreflang="es-419" href="../contacto.html"><script type="application/json" data-azulejo-context>{}</script></head><body><!-- header --><!-- footer --></body></html>`;
    const { call } = await visit({ files: { ...files, 'demo/sitio/en/members.html': html } });
    for (const path of ['/sitio/en/members.html', '/sitio/en/members']) {
      const page = await (await call(path)).text();
      expect(page).toContain('<a href="/sitio/en/members.html" aria-current="page">Members</a>');
      expect(page).toContain(`<a href="${path}" hreflang="en" lang="en" aria-current="page">English</a>`);
      expect(page).toContain('<a href="/sitio/contacto.html" hreflang="es-419" lang="es-419">Español</a>');
      expect(page).toContain('<a href="/sitio/pt/" hreflang="pt-BR" lang="pt-BR">Português</a>');
      expect(page.match(/aria-current/g)).toHaveLength(2);
    }
  });

  it('that does not exist is a page of the site', async () => {
    const { call } = await visit();
    const page = await call('/sitio/blog/<nada>');
    expect(page.status).toBe(404);
    const text = await page.text();
    expect(text).toContain('data-site-title>');
    expect(text).toContain('<h1>/sitio/blog/&lt;nada&gt;</h1>');
    expect((await call('/sitio/nada.js')).headers.get('Content-Type')).toContain('text/plain');
    expect(await (await call('/nada')).text()).toContain('lang="en"');
  });

  it('shows in its header the title that its owner has saved, as text', async () => {
    const html = sitePage({}, '<header><a href="./"><span data-site-title>Taller</span></a></header>');
    const { call, signIn, cookies } = await visit({ files: { ...files, 'demo/sitio/index.html': html } });
    const title = async () => /data-site-title>([^<]*)/.exec(await (await call('/sitio/')).text())?.[1];
    expect(await title()).toBe('Taller Azulejo');
    await signIn(credentialsOf(owner));
    const save = (siteTitle: unknown) => {
      const headers = { 'X-CSRF-Token': cookies.get('crumb') ?? '' };
      const body = { header: { siteTitle }, footer: {} };
      return call('/api/site-header-footer', { ...asJson(body, headers), method: 'PUT' });
    };
    await save('Barro & <b>fuego</b>');
    expect(await title()).toBe('Barro &amp; &lt;b&gt;fuego&lt;/b&gt;');
    // The page keeps its own title where the saved one is no text, or empty.
    for (const siteTitle of [7, ' ']) {
      await save(siteTitle);
      expect(await title()).toBe('Taller');
    }
  });

  it('says in the frame of the configuration area that it is being edited, while the panel is in edit mode', async () => {
    const { call, cookies } = await visit();
    const isEdited = async (destination: string): Promise<boolean> => {
      const page = await call('/sitio/en/', { headers: { 'Sec-Fetch-Dest': destination } });
      return (await page.text()).includes('<html data-azulejo-editor lang="es">');
    };
    expect(await isEdited('iframe')).toBe(false);
    cookies.set('siteEditing', 'true');
    expect([await isEdited('iframe'), await isEdited('document')]).toEqual([true, false]);
  });

  it('that is locked shows its content only to those who know the password', async () => {
    const { call, context } = await visit();
    const path = '/api/auth/visitor/unlock';
    const body = (password: unknown) => ({
      method: 'POST',
      body: new URLSearchParams({ password: `${password}` }),
    });
    for (const address of [
      '/sitio/horno',
      '/sitio/horno.html',
      '/sitio%2Fhorno.html',
      '/sitio%2fhorno',
      '/SITIO/horno.html',
    ])
      expect(await (await call(address)).text()).not.toContain('Secreto');
    expect(await context('/sitio/horno')).toEqual({ pageType: 103 });
    expect((await call(path, { method: 'POST' })).status).toBe(400);
    expect((await call(path, body('horno'))).status).toBe(401);
    expect((await call(path, body(pagePassword))).status).toBe(204);
    expect(await (await call('/sitio/horno')).text()).toContain('Secreto');
    expect(await context('/sitio/horno')).toEqual({ pageType: 2 });
    // An unlocked page is no sign-in.
    expect((await call('/sitio/miembros/contenido')).status).toBe(401);
  });

  it('shows members what is for them, and orders to those who may see them', async () => {
    const { call, signIn } = await visit();
    for (const path of ['/sitio/miembros/contenido', '/api/sitio/pedidos']) {
      const refused = await call(path);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ loginRequired: true });
    }
    await signIn(credentialsOf(viewer));
    expect((await call('/api/sitio/pedidos')).status).toBe(403);
    await signIn(credentialsOf(member));
    expect(await (await call('/sitio/miembros/contenido')).text()).toContain('Recetas');
    expect((await (await call('/api/sitio/pedidos')).json()).data.orders).toHaveLength(2);
  });
});

describe('the configuration area', () => {
  const form = (fields: Record<string, string>, origin: string): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: origin },
  });

  it('signs an owner in by a plain form, and shows the page in a frame', async () => {
    const { call, origin } = await visit();
    const frameUrl = '/sitio/?color=azul&p=1';
    const entry = await (await call(`/config/?frameUrl=${encodeURIComponent(frameUrl)}`)).text();
    expect(entry).toContain('value="/sitio/?color=azul&amp;p=1"');
    const wrong = await call('/config/', form({ ...credentialsOf(owner), password: 'x', frameUrl }, origin));
    expect([wrong.status, (await wrong.text()).includes('no son correctos')]).toEqual([401, true]);
    const right = await call('/config/', form({ ...credentialsOf(owner), frameUrl }, origin));
    expect(right.status).toBe(303);
    const area = await (await call(right.headers.get('Location') ?? '')).text();
    expect(area).toContain('<iframe src="/sitio/?color=azul&amp;p=1"');
    expect(area).toContain('"websiteRoles":{"1":true}');
  });

  it('has the plans at the paths of `upgradePaths`, linked from the panel, with the way back to the framed page', async () => {
    const { call, signIn } = await visit();
    const query = `?frameUrl=${encodeURIComponent('/sitio/en/')}`;
    const paths = Object.values(upgradePaths).map((path) => `/config${path}${query}`);
    for (const path of paths) expect(await (await call(path)).text()).toContain('name="password"');
    await signIn(credentialsOf(member));
    for (const path of paths) expect((await call(path)).status).toBe(403);
    await signIn(credentialsOf(owner));
    const area = await (await call(`/config/${query}`)).text();
    for (const path of paths) {
      expect(area).toContain(`href="${path}"`);
      const page = await (await call(path)).text();
      expect(page).toContain(`<a href="/config/${query}">Volver al panel</a>`);
      expect(page).toContain('<az-pricing-toggle');
    }
  });

  it('is not for members, and takes no form of another site', async () => {
    const { call, signIn } = await visit();
    expect((await call('/config/', form(credentialsOf(owner), 'https://other.example'))).status).toBe(403);
    await signIn(credentialsOf(member));
    expect((await call('/config/')).status).toBe(403);
  });

  it.each([
    ['/sitio/tienda?p=1', '/sitio/tienda?p=1'],
    ['', '/sitio/'],
    ['//other.example/', '/sitio/'],
    ['https://other.example/', '/sitio/'],
    ['/.//other.example/', '/sitio/'],
    ['http://taller.example//other.example/', '/sitio/'],
    ['javascript:alert(1)', '/sitio/'],
    ['/config/', '/sitio/'],
    ['/api/auth/Logout', '/sitio/'],
  ])('asked to frame %j frames %s', (frameUrl, path) => {
    expect(framedPath(frameUrl, 'http://taller.example')).toBe(path);
  });
});
