import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../../demo/server/app';
import { asJson, makeSite, serveSite } from './serve';

afterEach(() => {
  vi.useRealTimers();
});

it('5,000 calls a minute are answered, the next is rejected until the oldest is a minute old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const app = createApp({ root: await makeSite() });
  const call = async () => (await app.request('/api/x')).status;

  for (let count = 1; count <= 2500; count += 1) await call();
  vi.setSystemTime(30_000);
  for (let count = 1; count <= 2500; count += 1) expect(await call()).toBe(404);

  const refused = await app.request('/api/x');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('30');
  expect((await app.request('/')).status).toBe(200);

  vi.setSystemTime(60_000);
  for (let count = 1; count <= 2500; count += 1) expect(await call()).toBe(404);
  expect(await call()).toBe(429);
});

it('clients on this machine are answered, over IPv4 and IPv6', async () => {
  const { get } = await serveSite();
  expect((await get('/_received')).status).toBe(200);

  const app = createApp({ root: await makeSite() });
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    const answer = await app.request('/_received', {}, peer(remoteAddress));
    expect(answer.status).toBe(200);
  }
});

it.each(['203.0.113.9', '192.168.0.7', '2001:db8::1', '::ffff:203.0.113.9'])(
  'a caller at %s neither reads what came and was stored nor makes calls fail',
  async (remoteAddress) => {
    const app = createApp({ root: await makeSite() });
    const calls = [
      app.request('/_received', {}, peer(remoteAddress)),
      app.request('/_received', { method: 'DELETE' }, peer(remoteAddress)),
      app.request('/_submissions', {}, peer(remoteAddress)),
      app.request('/_fault', asJson({ path: '/' }), peer(remoteAddress)),
      app.request('/_fault', { method: 'DELETE' }, peer(remoteAddress)),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(403);
    expect((await app.request('/', {}, peer(remoteAddress))).status).toBe(200);
  },
);

/** The part of Node's request that contains the client's address. */
function peer(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } };
}
