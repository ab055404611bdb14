import { describe, expect, it } from 'vitest';
import { asJson, serveSite } from './serve';

const path = '/api/form/FormSubmissionKey';

describe('the cookie', () => {
  it('is set with every page, even a missing one, and is readable for scripts', async () => {
    const { get } = await serveSite();
    for (const page of ['/', '/accordion', '/missing']) {
      const cookie = (await get(page)).headers.get('Set-Cookie');
      expect(cookie).toMatch(/^crumb=[\w-]{24}; Path=\/; SameSite=Lax$/);
    }
  });

  it('is not replaced for a visitor who has one, and is not set with scripts', async () => {
    const { get } = await serveSite();
    const second = await get('/', { headers: { Cookie: 'crumb=mine' } });
    const script = await get('/dist/azulejo.js');
    expect(second.headers.get('Set-Cookie')).toBeNull();
    expect(script.headers.get('Set-Cookie')).toBeNull();
  });

  it('is set with a cached page for a visitor who has deleted the cookie', async () => {
    const { get } = await serveSite();
    const tag = (await get('/')).headers.get('ETag') ?? '';
    const answer = await get('/', { headers: { 'If-None-Match': tag } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('Set-Cookie')).toContain('crumb=');
  });
});

describe('a call that changes data', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    '%s without a crumb is rejected, and the answer contains the right crumb',
    async (method) => {
      const { get } = await serveSite();
      const answer = await get(path, { method, headers: { Cookie: 'crumb=mine' } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        crumbFail: true,
        crumb: 'mine',
        error: expect.stringContaining('crumb'),
      });
    },
  );

  it('with a wrong crumb is rejected', async () => {
    const { get } = await serveSite();
    const answer = await get(`${path}?crumb=other`, asJson({}, { Cookie: 'crumb=mine' }));
    expect(answer.status).toBe(400);
  });

  it('without the cookie is rejected even if both are empty, and the answer contains a new crumb', async () => {
    const { get } = await serveSite();
    const answer = await get(`${path}?crumb=`, asJson({}, { Cookie: 'crumb=' }));
    expect(answer.status).toBe(400);
    const { crumb } = await answer.json();
    expect(crumb).toMatch(/^[\w-]{24}$/);
    expect(answer.headers.get('Set-Cookie')).toBe(`crumb=${crumb}; Path=/; SameSite=Lax`);
  });

  it.each([
    ['the query', `${path}?crumb=mine`, {}],
    ['the header', path, { 'X-CSRF-Token': 'mine' }],
  ])('is accepted with the crumb in %s', async (_place, address, headers) => {
    const { get } = await serveSite();
    const answer = await get(address, asJson({}, { Cookie: 'crumb=mine', ...headers }));
    expect(answer.status).toBe(200);
  });

  it('is accepted with the crumb of the previous answer', async () => {
    const { get } = await serveSite();
    const { crumb } = await (await get(path, { method: 'POST' })).json();
    const answer = await get(`${path}?crumb=${crumb}`, asJson({}, { Cookie: `crumb=${crumb}` }));
    expect(answer.status).toBe(200);
  });
});

it('a call that only reads needs no crumb', async () => {
  const { get } = await serveSite();
  expect((await get('/api/anything')).status).toBe(404);
});
