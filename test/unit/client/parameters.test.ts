import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/text', () => import('../support/text'));

const connect = () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  return { client: createClient({ baseUrl: 'https://shop.example', fetch }), fetch };
};

const wrong = { name: 'ApiError', status: 0, reason: 'parameters', fields: {}, isRetryable: false };

/** The functions that need nothing. */
const withoutParameters = [
  'getSubmissionKey',
  'getCart',
  'deleteSession',
  'logout',
  'getMultilingualSettings',
  'getMultilingualStatus',
  'getHeaderFooter',
  'getPerformanceSettings',
];

describe('a call without its parameters', () => {
  const { client, fetch } = connect();
  const functions = Object.entries(client).filter(([name]) => !withoutParameters.includes(name));

  it.each(functions)('%s rejects, names itself, and asks no server', async (name, call) => {
    for (const params of [undefined, null, 'text', 7, []])
      await expect((call as (params: unknown) => Promise<unknown>)(params)).rejects.toMatchObject({
        ...wrong,
        message: expect.stringMatching(`^${name}: the parameters are .+; expected an object`),
      });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['like', {}, 'like: itemId is undefined; expected a text.'],
    ['removeCartEntry', { id: '' }, 'removeCartEntry: id is ""; expected a text.'],
    [
      'addCartEntry',
      { itemId: 'a', sku: 'b', quantity: '2' },
      'addCartEntry: quantity is "2"; expected a number.',
    ],
    ['submitForm', { key: 'k', formId: 'f', form: [] }, 'submitForm: form is a list; expected an object.'],
    ['putLanguages', { languages: {} }, 'putLanguages: languages is an object; expected a list.'],
    ['createSession', { email: 'a@b.co' }, 'createSession: password is undefined; expected a text.'],
  ] as const)('%s(%j) says which one', async (name, params, message) => {
    const call = client[name] as (params: unknown) => Promise<unknown>;
    await expect(call(params)).rejects.toMatchObject({ ...wrong, message });
  });

  it('says so where a parameter cannot be written as JSON', async () => {
    const header: Record<string, unknown> = {};
    header.self = header;
    await expect(client.putHeaderFooter({ header, footer: {} })).rejects.toMatchObject({
      ...wrong,
      message: expect.stringMatching(/^putHeaderFooter: .*circular/),
    });
  });
});
