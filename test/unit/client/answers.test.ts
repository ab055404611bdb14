import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/text', () => import('../support/text'));

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
