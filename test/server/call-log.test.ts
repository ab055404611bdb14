import { expect, it } from 'vitest';
import { asJson, type Get, serveSite } from './serve';

const path = '/api/census/RecordHit';

const list = async (get: Get, query = '') => (await get(`/_received${query}`)).json();

it('lists calls oldest first, with all of their data', async () => {
  const { get } = await serveSite();
  const before = Date.now();
  await get(`${path}?crumb=c&tag=a&tag=b`, asJson({ event: 1 }, { 'X-Probe': 'yes' }));
  await get('/api/track/Track?landing=%2Fshop');

  const [first, second] = await list(get);
  expect(first).toMatchObject({
    method: 'POST',
    path,
    query: { crumb: 'c', tag: ['a', 'b'] },
    headers: { 'x-probe': 'yes', 'content-type': 'application/json' },
    body: { event: 1 },
  });
  expect(second).toMatchObject({
    method: 'GET',
    path: '/api/track/Track',
    query: { landing: '/shop' },
    body: null,
  });
  expect(first.at).toBeGreaterThanOrEqual(before);
  expect(second.at).toBeGreaterThanOrEqual(first.at);
});

it('lists only the calls of a path on request', async () => {
  const { get } = await serveSite();
  await get('/api/a');
  await get('/api/b');
  const calls = await list(get, '?path=/api/b');
  expect(calls.map((call: { path: string }) => call.path)).toEqual(['/api/b']);
});

it('DELETE clears the log', async () => {
  const { get } = await serveSite();
  await get('/api/a');
  await get('/_received', { method: 'DELETE' });
  expect(await list(get)).toEqual([]);
});

it('does not list requests for pages and files', async () => {
  const { get } = await serveSite();
  await get('/');
  await get('/dist/azulejo.js');
  expect(await list(get)).toEqual([]);
});

it('lists requests to the mock players, because tests check that there are none before consent', async () => {
  const { get } = await serveSite();
  await get('/_players/vimeo/video/1?dnt=1');
  expect(await list(get)).toMatchObject([{ path: '/_players/vimeo/video/1', query: { dnt: '1' } }]);
});

it('lists visits of the pages that blocks lead to', async () => {
  const { get } = await serveSite();
  const paths = ['/commerce/goto-checkout', '/checkout', '/checkout/donate'];
  for (const path of paths) await get(`${path}?id=1`);
  expect((await list(get)).map((call: { path: string }) => call.path)).toEqual(paths);
});

it('lists calls of unknown paths, which a form’s endpoint can name', async () => {
  const { get } = await serveSite();
  await get('/contact', asJson({ mail: 'a@example.com' }));
  expect(await list(get, '?path=/contact')).toMatchObject([{ body: { mail: 'a@example.com' } }]);
});

it('lists rejected and failed calls', async () => {
  const { get } = await serveSite();
  await get('/_fault', asJson({ path, drop: true }));
  await get(path, { method: 'POST', body: 'lost' }).catch(() => undefined);
  await get(path, { method: 'POST', body: 'refused' });
  const calls = await list(get);
  expect(calls.map((call: { body: unknown }) => call.body)).toEqual(['lost', 'refused']);
});

const form = new FormData();
form.append('event', 'hit');
form.append('data', '{"a":1}');

it.each<[string, RequestInit, unknown]>([
  ['JSON', asJson([1, 'ñ']), [1, 'ñ']],
  ['broken JSON', { ...asJson({}), body: '{"a":' }, '{"a":'],
  ['an encoded form', { body: new URLSearchParams('a=1&b=x+y&b=z') }, { a: '1', b: ['x y', 'z'] }],
  ['a form of parts', { body: form }, { event: 'hit', data: '{"a":1}' }],
  ['text, as beacons send it', { body: '["record"]' }, '["record"]'],
  ['nothing', {}, null],
])('parses the body by its content type: %s', async (_what, init, body) => {
  const { get } = await serveSite();
  await get(path, { ...init, method: 'POST' });
  expect((await list(get))[0].body).toEqual(body);
});

it('each app has its own log', async () => {
  const one = await serveSite();
  const other = await serveSite();
  await one.get('/api/a');
  expect(await list(other.get)).toEqual([]);
});
