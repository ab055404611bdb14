// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findConsent } from '../../../src/features/tracking/consent';
import { asForm, send } from '../../../src/features/tracking/send';

let answers: Response[];
const asked: Request[] = [];

beforeEach(async () => {
  // As much of it as is asked for.
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

it('a form leaves out what is not there, and has what is no text as JSON', () => {
  expect(`${asForm({ a: 'x y', b: { c: 1, d: undefined }, e: undefined, f: 1 })}`).toBe(
    'a=x+y&b=%7B%22c%22%3A1%7D&f=1',
  );
});

it('goes below the base of the API', async () => {
  answers = [new Response(null, { status: 204 })];
  expect((await send('/api/census/overlay', { json: { a: 1 } }))?.status).toBe(204);
  expect(asked[0]?.url).toBe('https://api.example/base/api/census/overlay');
  expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
});

it('is tried once more with the crumb that the server wants, and never again', async () => {
  const refusal = () => Response.json({ crumbFail: true, crumb: 'right' }, { status: 400 });
  answers = [refusal(), new Response(null, { status: 204 })];
  expect(await send('/api/census/overlay')).toBeTruthy();
  expect(asked.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['', 'right']);

  answers = [refusal(), refusal(), refusal()];
  asked.length = 0;
  expect(await send('/api/census/overlay')).toBe(undefined);
  expect(asked).toHaveLength(2);
});

it.each([500, 403, 404, 429])('is not tried again after %i, and nobody is told', async (status) => {
  const spies = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
  answers = [new Response('{"loginRequired":true,"authorizationFail":true}', { status })];
  expect(await send('/api/census/overlay')).toBe(undefined);
  expect(asked).toHaveLength(1);
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

it('tells who asks to see it', async () => {
  Azulejo.config.tracking = 'debug';
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answers = [new Response('', { status: 500 })];
  await send('/api/census/overlay');
  expect(warn.mock.calls.join()).toContain('[azulejo] tracking:,/api/census/overlay,Error: HTTP Status 500');
});

it('is given up after 2.5 s, or when its collector says, and not tried again', async () => {
  vi.useFakeTimers();
  // The browser's own is not to be hurried.
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
