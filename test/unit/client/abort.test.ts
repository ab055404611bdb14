import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));

const cancelled = { name: 'ApiError', status: 0, reason: 'abort', isRetryable: false };

afterEach(() => vi.useRealTimers());

describe('a call that its caller ends', () => {
  const connect = (answer: () => Promise<Response>) => {
    const fetch = vi.fn<typeof globalThis.fetch>(answer);
    const controller = new AbortController();
    const client = createClient({ baseUrl: 'https://shop.example', fetch });
    const { signal } = controller;
    return { client, controller, fetch, signal };
  };

  it('makes no request where it ended before', async () => {
    const { client, controller, fetch, signal } = connect(async () => Response.json({ enabled: true }));
    controller.abort();
    await expect(client.getMultilingualStatus(undefined, { signal })).rejects.toMatchObject(cancelled);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('rejects at once, even where the program’s `fetch` ignores the signal', async () => {
    const { client, controller, signal } = connect(() => new Promise(() => {}));
    const call = client.getMultilingualStatus(undefined, { signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ ...cancelled, message: 'La llamada se canceló.' });
  });

  it('rejects at once while a body is still on its way', async () => {
    const body = new ReadableStream();
    const { client, controller, fetch, signal } = connect(async () => new Response(body));
    const call = client.getMultilingualStatus(undefined, { signal });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    controller.abort();
    await expect(call).rejects.toMatchObject(cancelled);
  });

  it('is not repeated, and rejects when the next attempt would be due', async () => {
    vi.useFakeTimers();
    const { client, controller, fetch, signal } = connect(async () => new Response('', { status: 504 }));
    const call = client.getMultilingualStatus(undefined, { signal, retries: 3 });
    const rejected = expect(call).rejects.toMatchObject(cancelled);
    await vi.advanceTimersByTimeAsync(250);
    expect(fetch).toHaveBeenCalledTimes(2);
    controller.abort();
    await vi.advanceTimersByTimeAsync(1000);
    await rejected;
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('says so where its own time was over', async () => {
    const { client } = connect(() => new Promise(() => {}));
    const signal = AbortSignal.timeout(5);
    await expect(client.getCart(undefined, { signal, retries: 2 })).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('is not repeated once its own time is over, however many retries are left', async () => {
    const { client, fetch } = connect(() => new Promise(() => {}));
    const signal = AbortSignal.timeout(5);
    const call = client.getCart(undefined, { signal, retries: Number.POSITIVE_INFINITY });
    await expect(call).rejects.toMatchObject({ reason: 'timeout' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it('a number of retries that is none counts as 0', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('', { status: 504 }));
  const client = createClient({ baseUrl: 'https://shop.example', fetch });
  await expect(client.getCart(undefined, { retries: Number.NaN })).rejects.toMatchObject({ status: 504 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('a program’s `fetch` gets the address as a text', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ enabled: true }));
  await createClient({ baseUrl: 'https://shop.example', fetch }).getMultilingualStatus();
  expect(fetch.mock.lastCall?.[0]).toBe('https://shop.example/api/multilingual/status');
});
