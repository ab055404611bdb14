import { describe, expect, it } from 'vitest';
import { member, owner, type Person, viewer } from '../../demo/server/accounts/people';
import { createDatabase } from '../../demo/server/database';
import { asJson, serveSite } from './serve';

/** A visitor with the cookies and the token of a session, or of a page alone. */
const visit = async (person?: Person & { password: string }, database = createDatabase()) => {
  const { get } = await serveSite({ database });
  const page = await get('/');
  const crumb = /crumb=([^;]*)/.exec(page.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  const cookies = [`crumb=${crumb}`];
  const headers = () => ({ Cookie: cookies.join('; '), 'X-CSRF-Token': crumb });
  if (person) {
    const { email, password } = person;
    const response = await get('/api/site-users/account/session', asJson({ email, password }, headers()));
    for (const line of response.headers.getSetCookie()) cookies.push(line.split(';')[0] ?? '');
  }
  const read = async (path: string) => (await get(path)).json();
  const put = async (path: string, body: object) => {
    const response = await get(path, { ...asJson(body, headers()), method: 'PUT' });
    return { status: response.status, body: await response.json() };
  };
  return { read, put };
};

const languages = [
  { code: 'es-419', name: 'Español', url: '/sitio/' },
  { code: 'en', name: 'English', url: '/sitio/en/' },
  { code: 'pt-BR', name: 'Português', url: '/sitio/pt/' },
];

describe('the languages', () => {
  it('are those of the demo site at first', async () => {
    const { read } = await visit();
    expect(await read('/api/multilingual/settings')).toEqual({ languages });
    expect(await read('/api/multilingual/status')).toEqual({ enabled: true });
  });

  it('are changed by an editor, and stay in the database', async () => {
    const database = createDatabase();
    const { put } = await visit(owner, database);
    const changed = [{ code: 'es-419', url: '/sitio/' }];
    expect((await put('/api/multilingual/languages', { languages: changed })).status).toBe(200);
    const { read } = await visit(undefined, database);
    expect(await read('/api/multilingual/settings')).toEqual({ languages: [{ ...changed[0], name: '' }] });
    expect(await read('/api/multilingual/status')).toEqual({ enabled: false });
  });

  it('are not changed by others, nor without a list', async () => {
    const path = '/api/multilingual/languages';
    expect(await (await visit()).put(path, { languages })).toMatchObject({
      status: 401,
      body: { loginRequired: true },
    });
    for (const person of [viewer, member])
      expect(await (await visit(person)).put(path, { languages })).toMatchObject({
        status: 403,
        body: { authorizationFail: true },
      });
    const { put } = await visit(owner);
    for (const body of [{}, { languages: 'en' }, { languages: [{ code: 'en' }] }, { languages: [null] }])
      expect((await put(path, body)).status).toBe(400);
  });
});

describe('header and footer', () => {
  const path = '/api/site-header-footer';

  it('are read by everybody and changed by an editor', async () => {
    const database = createDatabase();
    const { put, read } = await visit(owner, database);
    expect(await read(path)).toEqual({ header: expect.anything(), footer: expect.anything() });
    const saved = { header: { siteTitle: 'Horno' }, footer: {} };
    expect(await put(path, saved)).toEqual({ status: 200, body: saved });
    expect(await (await visit(undefined, database)).read(path)).toEqual(saved);
  });

  it('are not changed without both objects, nor by a visitor', async () => {
    expect((await (await visit()).put(path, { header: {}, footer: {} })).status).toBe(401);
    expect((await (await visit(owner)).put(path, { header: {} })).status).toBe(400);
  });
});
