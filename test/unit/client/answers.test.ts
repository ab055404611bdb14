import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));

const client = (answer: () => Response) =>
  createClient({ baseUrl: 'https://shop.example', locale: 'en', fetch: async () => answer() });

type Client = ReturnType<typeof createClient>;

/** The calls whose answers no document of the hosted builder shows. */
const openCalls: [string, (client: Client) => Promise<unknown>][] = [
  ['getMultilingualSettings', (client) => client.getMultilingualSettings()],
  ['getMultilingualStatus', (client) => client.getMultilingualStatus()],
  ['putLanguages', (client) => client.putLanguages({ languages: [] })],
  ['getHeaderFooter', (client) => client.getHeaderFooter()],
  ['putHeaderFooter', (client) => client.putHeaderFooter({ header: {}, footer: {} })],
  ['autocompletePlaces', (client) => client.autocompletePlaces({ input: 'x' })],
  ['submitForm', (client) => client.submitForm({ key: 'k', formId: 'f', form: {} } as never)],
];

describe('an answer whose shape no document gives', () => {
  it.each(openCalls)('%s takes any object, and nothing', async (_, call) => {
    const answer = { anything: [1], languages: 'es' };
    expect(await call(client(() => Response.json(answer)))).toEqual(answer);
    expect(await call(client(() => Response.json({})))).toEqual({});
    expect(await call(client(() => new Response(null, { status: 204 })))).toEqual({});
  });
});

describe('an answer without content', () => {
  const empty = client(() => new Response(null, { status: 204 }));

  it('is a success where nothing is needed of the answer', async () => {
    expect(await empty.logout()).toBeUndefined();
    expect(await empty.like({ itemId: 'a' })).toEqual({ likeCount: undefined });
    expect(await empty.createSession({ email: 'a@b.co', password: 'x' })).toEqual({});
    expect(await empty.getWidgetRendering({ widget: { type: 55, id: 'a', value: {} } })).toEqual({
      html: '',
    });
  });

  it.each([
    ['getCart', 'expected a cart'],
    ['getPerformanceSettings', 'expected { pageLoadId'],
  ] as const)('of %s is a failure that says so', async (name, expected) => {
    await expect(empty[name]()).rejects.toMatchObject({
      name: 'ApiError',
      status: 204,
      reason: 'json',
      isRetryable: false,
      message: expect.stringContaining(`204, no content; ${expected}`),
    });
  });
});

it('an answer whose shape is known is checked', async () => {
  const wrong = client(() => Response.json({ other: true }));
  await expect(wrong.getCart()).rejects.toMatchObject({ reason: 'json', status: 200 });
  await expect(wrong.getSubmissionKey()).rejects.toMatchObject({ reason: 'json', status: 200 });
  await expect(wrong.getWidgetRendering({ widget: { type: 55, id: 'a', value: {} } })).rejects.toMatchObject({
    reason: 'json',
    status: 200,
  });
});

describe('the cause of a failure', () => {
  const causeOf = (call: Promise<unknown>) => call.catch((error: Error) => error.cause);

  it('is the error of the network, or of the signal', async () => {
    const offline = new TypeError('fetch failed');
    expect(await causeOf(client(() => Promise.reject(offline) as never).getCart())).toBe(offline);
    const left = Error('The visitor has left.');
    const signal = AbortSignal.abort(left);
    expect(await causeOf(client(() => Response.json({})).getCart(undefined, { signal }))).toBe(left);
  });

  it('is the error of an answer that cannot be read', async () => {
    expect(await causeOf(client(() => new Response('<html>')).getCart())).toBeInstanceOf(SyntaxError);
    const cause = await causeOf(client(() => Response.json({})).getCart());
    expect(cause).toMatchObject({ message: expect.stringContaining('expected a cart') });
  });

  it('is the error of wrong parameters', async () => {
    expect(await causeOf(client(() => Response.json({})).removeCartEntry({ id: '' }))).toBeInstanceOf(
      TypeError,
    );
  });

  it('is not there where the server says why', async () => {
    const error = await client(() => new Response('', { status: 500 }))
      .getCart()
      .catch((error: Error) => error);
    expect(error).not.toHaveProperty('cause');
  });
});
