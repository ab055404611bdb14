import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));

afterEach(() => vi.unstubAllGlobals());

/** A server that compares the crumb of the query with the cookie, and knows one crumb only. */
const server = vi.fn(async (url: string, { headers }: RequestInit): Promise<Response> => {
  const crumbs = [
    new URL(url).searchParams.get('crumb'),
    /crumb=([^;]*)/.exec(new Headers(headers).get('Cookie') ?? '')?.[1],
  ];
  return crumbs.every((crumb) => crumb === 'new')
    ? Response.json({ key: 'k' })
    : Response.json({ crumbFail: true, crumb: 'new' }, { status: 400 });
});

it.each([{ crumb: 'old' }, {}])(
  'after a refusal, the new crumb is in the query and in the cookie (%j)',
  async (options) => {
    vi.stubGlobal('fetch', server);
    const client = createClient({ baseUrl: 'https://shop.example', ...options });
    server.mockClear();
    await expect(client.getSubmissionKey()).resolves.toEqual({ key: 'k' });
    expect(server).toHaveBeenCalledTimes(2);
  },
);
