import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { asJson, type Get, serveSite } from './serve';

async function serveWithFault(...faults: unknown[]): Promise<Get> {
  const { get } = await serveSite();
  for (const fault of faults) expect((await get('/_fault', asJson(fault))).status).toBe(200);
  return get;
}

const script = '/dist/azulejo.js';

it('a status applies once, and the next call is answered normally', async () => {
  const get = await serveWithFault({ path: script, status: 503 });
  const failed = await get(script);
  expect(failed.status).toBe(503);
  expect(await failed.text()).toBe('');
  expect((await get(script)).status).toBe(200);
});

it('a fault with `times` applies that often', async () => {
  const get = await serveWithFault({ path: script, status: 500, times: 2 });
  const statuses = [await get(script), await get(script), await get(script)].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 200]);
});

it('a fault with only a path answers 500', async () => {
  const get = await serveWithFault({ path: script });
  expect((await get(script)).status).toBe(500);
});

it('a fault applies to any query of its path and to no other path', async () => {
  const get = await serveWithFault({ path: script, status: 500 });
  expect((await get('/dist/azulejo.d.ts')).status).toBe(200);
  expect((await get(`${script}?retry=1`)).status).toBe(500);
});

it('an API call fails before its crumb is checked', async () => {
  const get = await serveWithFault({
    path: '/api/form/SaveFormSubmission',
    status: 502,
    body: { error: 'Down' },
  });
  const answer = await get('/api/form/SaveFormSubmission', { method: 'POST' });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: 'Down' });
});

it('a text body is sent unchanged, with 200 by default', async () => {
  const get = await serveWithFault({ path: '/api/x', body: 'not {json' });
  const answer = await get('/api/x');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('not {json');
});

it('a status without a body is sent without one', async () => {
  const get = await serveWithFault({ path: '/api/x', status: 204, body: 'unseen' });
  const answer = await get('/api/x');
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
});

it('a fault with only a delay gives the normal answer later', async () => {
  const delayMs = 120;
  const get = await serveWithFault({ path: '/accordion', delayMs });
  const startMs = performance.now();
  const answer = await get('/accordion');
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(delayMs - 5);
  expect(await answer.text()).toContain('Accordion');
});

it('a delay applies before a status', async () => {
  const get = await serveWithFault({ path: '/accordion', delayMs: 60, status: 504 });
  const startMs = performance.now();
  expect((await get('/accordion')).status).toBe(504);
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(55);
});

it('a dropped call fails like a lost network, and the next one works', async () => {
  const get = await serveWithFault({ path: script, drop: true });
  await expect(get(script)).rejects.toThrow('fetch failed');
  expect((await get(script)).status).toBe(200);
});

it('a dropped call fails on a reused connection too, where browsers would repeat the request', async () => {
  const { origin, get } = await serveSite();
  await get('/_fault', asJson({ path: script, drop: true }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (path: string) =>
    new Promise<string | undefined>((resolve) => {
      const sent = request(origin + path, { agent }, (answer) =>
        answer.resume().on('end', () => resolve('answered')),
      );
      sent.on('error', ({ message }) => resolve(message)).end();
    });
  expect(await call('/')).toBe('answered');
  // Invalid HTTP instead of a closed connection: browsers do not repeat such a request.
  expect(await call(script)).toContain('Parse Error');
  agent.destroy();
});

it('faults of one path apply in their order', async () => {
  const get = await serveWithFault({ path: script, status: 500 }, { path: script, status: 503 });
  const statuses = [await get(script), await get(script), await get(script)].map(({ status }) => status);
  expect(statuses).toEqual([500, 503, 200]);
});

it('a fault can apply to every third call only', async () => {
  const get = await serveWithFault({ path: script, status: 500, every: 3, times: 2 });
  const statuses: number[] = [];
  for (let call = 0; call < 9; call += 1) statuses.push((await get(script)).status);
  expect(statuses).toEqual([200, 200, 500, 200, 200, 500, 200, 200, 200]);
});

it('a path that ends with * matches all paths with that prefix', async () => {
  const get = await serveWithFault({ path: '/dist/*', status: 500, times: 2 });
  const statuses = [await get('/accordion'), await get(script), await get('/dist/azulejo.d.ts')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 500, 500]);
});

it.each<[string, { status?: number; body?: object; drop?: boolean }]>([
  ['gets another answer', { status: 502, body: { error: 'Down' } }],
  ['gets none', { drop: true }],
])('a call with a late fault runs, and %s', async (_what, fault) => {
  const get = await serveWithFault({ path: '/api/endpoint', late: true, ...fault });
  const answer = await get('/api/endpoint', asJson({ a: '1' })).catch(() => undefined);
  expect(answer && [answer.status, await answer.json()]).toEqual(
    fault.drop ? undefined : [502, { error: 'Down' }],
  );
  expect((await (await get('/_submissions')).json()).length).toBe(1);
});

it('DELETE clears all faults', async () => {
  const get = await serveWithFault({ path: script, status: 500 });
  await get('/_fault', { method: 'DELETE' });
  expect((await get(script)).status).toBe(200);
});

it('a fault cannot prevent its own removal', async () => {
  const get = await serveWithFault({ path: '/_fault', status: 500 }, { path: '/_received', status: 500 });
  expect((await get('/_received')).status).toBe(200);
  expect((await get('/_fault', { method: 'DELETE' })).status).toBe(200);
});

describe('a malformed fault is rejected, and the answer names the field', () => {
  it.each([
    ['no object', 'x', 'JSON object'],
    ['no path', { status: 500 }, 'path'],
    ['a path without its slash', { path: 'dist/azulejo.js' }, 'path'],
    ['a path with a query', { path: '/x?y=1' }, 'path'],
    ['a status that is no status', { path: '/x', status: 99 }, 'status'],
    ['a text for a number', { path: '/x', times: '2' }, 'times'],
    ['no times at all', { path: '/x', times: 0 }, 'times'],
    ['a delay before the call', { path: '/x', delayMs: -1 }, 'delayMs'],
    ['a drop that is no boolean', { path: '/x', drop: 'yes' }, 'drop'],
    ['every none-th call', { path: '/x', every: 0 }, 'every'],
    ['a field that does not exist', { path: '/x', delay: 50 }, 'delay'],
  ])('%s', async (_what, fault, field) => {
    const { get } = await serveSite();
    const answer = await get('/_fault', asJson(fault));
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toContain(field);
    expect((await get('/x')).status).toBe(404);
  });

  it('text that is not JSON', async () => {
    const { get } = await serveSite();
    const answer = await get('/_fault', { method: 'POST', body: '{path:' });
    expect(answer.status).toBe(400);
  });
});
