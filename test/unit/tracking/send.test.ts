// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCrumb } from '../../../src/features/api/crumb';
import { encodeForm } from '../../../src/features/api/encode';
import { collectEvent } from '../../../src/features/tracking/collectors/events-service';
import { collectRecordedEvent } from '../../../src/features/tracking/collectors/record-event';
import { findConsent } from '../../../src/features/tracking/consent';
import { send, sendBeacon } from '../../../src/features/tracking/send';

let answers: Response[];
const asked: Request[] = [];

beforeEach(async () => {
  // Only the members that the code under test reads.
  globalThis.Azulejo = {
    config: { api: 'https://api.example/base/' },
    context: {},
  } as unknown as typeof Azulejo;
  await findConsent();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push(new Request(url, init));
    return answers.shift() ?? Response.error();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Azulejo');
});

it('an encoded form leaves out undefined fields and has other values than texts as JSON', () => {
  expect(`${encodeForm({ a: 'x y', b: { c: 1, d: undefined }, e: undefined, f: 1 })}`).toBe(
    'a=x+y&b=%7B%22c%22%3A1%7D&f=1',
  );
});

it('a call is sent to a path below the API’s base', async () => {
  answers = [new Response(null, { status: 204 })];
  expect((await send('/api/census/overlay', { json: { a: 1 } }))?.status).toBe(204);
  expect(asked[0]?.url).toBe('https://api.example/base/api/census/overlay');
  expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
});

it('a call is repeated once with a new crumb, and never again', async () => {
  const refusal = () => Response.json({ crumbFail: true, crumb: 'right' }, { status: 400 });
  answers = [refusal(), new Response(null, { status: 204 })];
  expect(await send('/api/census/overlay')).toBeTruthy();
  expect(asked.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['', 'right']);

  answers = [refusal(), refusal(), refusal()];
  asked.length = 0;
  expect(await send('/api/census/overlay')).toBe(undefined);
  expect(asked).toHaveLength(2);
});

it('an event of the site is repeated with the new crumb in its form, too', async () => {
  setCrumb('old');
  answers = [
    Response.json({ crumbFail: true, crumb: 'new' }, { status: 400 }),
    new Response(null, { status: 204 }),
  ];
  collectRecordedEvent({ event: 'opened', data: { tab: 2 } });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  const forms = await Promise.all(asked.map(async (request) => new URLSearchParams(await request.text())));
  expect(forms.map((form) => [form.get('crumb'), form.get('event')])).toEqual([
    ['old', 'opened'],
    ['new', 'opened'],
  ]);
});

it('a call carries the token of a sign-in on this page', async () => {
  Azulejo.csrfToken = 'of the session';
  answers = [new Response(null, { status: 204 })];
  await send('/api/census/overlay');
  expect(asked[0]?.headers.get('X-CSRF-Token')).toBe('of the session');
});

it('a beacon is sent as a call where the browser refuses it, and not at all without consent', async () => {
  const beacon = vi.fn((_address: URL, _body: string) => false);
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  answers = [new Response(null, { status: 204 })];
  sendBeacon('/api/events/Trace', 'data');
  await vi.waitFor(() => expect(asked.map(({ url }) => url)).toEqual([`${beacon.mock.calls[0]?.[0]}`]));

  Azulejo.context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
  sendBeacon('/api/events/Trace', 'data');
  expect(beacon).toHaveBeenCalledTimes(1);
});

it.each([500, 403, 404, 429])(
  'a call is not repeated after %i, and the failure is silent',
  async (status) => {
    const spies = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    answers = [new Response('{"loginRequired":true,"authorizationFail":true}', { status })];
    expect(await send('/api/census/overlay')).toBe(undefined);
    expect(asked).toHaveLength(1);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  },
);

it.each([204, 404, 500])(
  'an event that is refused with %i is logged as such in debug mode',
  async (status) => {
    Azulejo.config.tracking = 'debug';
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    answers = [new Response(status === 204 ? null : '', { status })];
    await collectEvent({ action: 'opened' });
    expect(warn.mock.calls.join()).toContain(`Error: Error tracking event: HTTP Status ${status}`);
  },
);

it.each([200, 202])('an event that is accepted with %i is no failure', async (status) => {
  Azulejo.config.tracking = 'debug';
  vi.spyOn(console, 'info').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answers = [new Response('', { status })];
  await collectEvent({ action: 'opened' });
  expect(warn).not.toHaveBeenCalled();
});

it('a failure is logged in debug mode', async () => {
  Azulejo.config.tracking = 'debug';
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answers = [new Response('', { status: 500 })];
  await send('/api/census/overlay');
  expect(warn.mock.calls.join()).toContain('[azulejo] tracking:,/api/census/overlay,Error: HTTP Status 500');
});

it('a call is aborted after 2.5 s or its own time limit, and not repeated', async () => {
  vi.useFakeTimers();
  // Fake timers do not reach the browser's own timeout.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
    return late.signal;
  });
  const fetched = vi.fn(
    (_: URL, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', fetched);
  for (const [call, ms] of [[{}, 2500] as const, [{ timeoutMs: 30_000 }, 30_000] as const]) {
    const ended = vi.fn();
    send('/api/census/overlay', call).then(ended);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(undefined);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('data that JSON cannot hold are a failure of analytics, which the page does not notice', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  expect(await send('/api/census/overlay', { json: circular })).toBe(undefined);
  expect(asked).toEqual([]);
});
