import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../../demo/server/database';
import { asJson, serveSite } from './serve';

const crumb = { Cookie: 'crumb=c', 'X-CSRF-Token': 'c' };

it.each([
  '/api/census/RecordHit',
  '/api/census/form-render',
  '/api/census/button-click',
  '/api/census/button-render',
  '/api/census/overlay',
  '/api/census/RecordQuickView/i1',
  '/api/events/RecordJavascriptErrors',
  '/api/events/Trace',
  '/api/1/performance/records',
])('%s stores the data and answers without content', async (path) => {
  const { get } = await serveSite();
  const answer = await get(path, asJson([{ a: 1 }], crumb));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await (await get('/_tracked')).json()).toMatchObject([{ path, sent: [{ a: 1 }] }]);
});

it('a call without the crumb is rejected and not stored', async () => {
  const { get } = await serveSite();
  const answer = await get('/api/census/RecordHit', asJson({ event: 1 }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ crumbFail: true, crumb: expect.any(String) });
  expect(await (await get('/_tracked')).json()).toEqual([]);
});

it('an event of the site repeats the crumb in its form, too', async () => {
  const { get } = await serveSite();
  const record = (fields: Record<string, string>) =>
    get('/api/events/RecordEvent', {
      method: 'POST',
      headers: crumb,
      body: new URLSearchParams({ event: 'opened', ...fields }),
    });
  for (const fields of [{}, { crumb: 'old' }] as Record<string, string>[]) {
    const answer = await record(fields);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ crumbFail: true, crumb: 'c' });
  }
  expect((await record({ crumb: 'c' })).status).toBe(204);
  expect(await (await get('/_tracked')).json()).toMatchObject([{ sent: { event: 'opened', crumb: 'c' } }]);
});

it('the events service answers 202, the settings contain a page view id, the pixel is an image', async () => {
  const { get } = await serveSite();
  expect((await get('/api/v1/events', asJson({}, crumb))).status).toBe(202);
  const names = [1, 2].map(async () => (await (await get('/api/1/performance/settings')).json()).pageLoadId);
  expect(new Set(await Promise.all(names)).size).toBe(2);
  const pixel = await get('/api/track/Track?landing=%2F&rk=1');
  expect(pixel.headers.get('Content-Type')).toBe('image/gif');
  expect(
    Buffer.from(await pixel.arrayBuffer())
      .subarray(0, 6)
      .toString(),
  ).toBe('GIF89a');
  expect(await (await get('/_tracked')).json()).toMatchObject([
    { path: '/api/track/Track', sent: { landing: '/', rk: '1' } },
    { path: '/api/v1/events' },
  ]);
});

it.each([
  [
    'a form',
    new URLSearchParams({ event: '1', data: '{"a":1}', ss_cvr: 'x|1' }),
    { event: 1, data: { a: 1 }, ss_cvr: 'x|1' },
  ],
  ['a beacon’s text', '[{"name":"LCP"}]', [{ name: 'LCP' }]],
  ['no JSON at all', '{"a":', '{"a":'],
])('the data of %s is parsed', async (_what, body, sent) => {
  const { get } = await serveSite();
  await get('/api/events/Trace', { method: 'POST', body, headers: crumb });
  expect(await (await get('/_tracked')).json()).toMatchObject([{ sent }]);
});

it('stored requests survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-tracked-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = createDatabase({ folder });
  const before = await serveSite({ database: first });
  await before.get('/api/census/overlay', asJson({ event: 'shown' }, crumb));
  await first.close();
  const second = createDatabase({ folder });
  onTestFinished(() => second.close());
  const after = await serveSite({ database: second });
  expect(await (await after.get('/_tracked')).json()).toMatchObject([{ sent: { event: 'shown' } }]);
});
