import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));

/** A client whose server gives one answer, and the calls that it has had. */
const clientOf = (answer: () => Response | Promise<Response>) => {
  const calls: RequestInit[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    locale: 'en',
    crumb: 'c1',
    fetch: async (_, init = {}) => {
      calls.push(init);
      return answer();
    },
  });
  return { client, calls };
};

const accepted = () => new Response(null, { status: 204 });

describe('a record of visit analytics', () => {
  it('ends after 2.5 s', async () => {
    vi.useFakeTimers();
    const { client } = clientOf(() => new Promise(() => {}));
    const hit = client.recordHit({ event: 1, data: {}, ss_cvr: '' });
    const failure = expect(hit).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(2500);
    await failure;
    vi.useRealTimers();
  });

  it('of a named event has the crumb among the fields of its form', async () => {
    const { client, calls } = clientOf(accepted);
    await client.recordEvent({ event: 'signup', data: { id: 'a' } });
    expect(Object.fromEntries(calls[0]?.body as URLSearchParams)).toEqual({
      crumb: 'c1',
      event: 'signup',
      data: '{"id":"a"}',
    });
  });

  it('of a page’s speed is sent as text', async () => {
    const { client, calls } = clientOf(accepted);
    await client.recordPerformance({ records: [{ name: 'LCP' }] });
    expect(calls[0]).toMatchObject({
      body: '[{"name":"LCP"}]',
      headers: { 'Content-Type': expect.stringMatching(/^text\/plain/) },
    });
  });

  it.each([
    [200, true],
    [202, true],
    [201, false],
    [204, false],
  ])('of the events service, answered with %i, is accepted: %j', async (status, isAccepted) => {
    const { client } = clientOf(() => new Response(status === 204 ? null : '{}', { status }));
    const event = { analyticsId: '', commonData: {}, customData: {}, customSchemaName: '' };
    const call = client.sendServiceEvent(event);
    if (isAccepted) await call;
    else await expect(call).rejects.toMatchObject({ name: 'ApiError', status });
  });
});
