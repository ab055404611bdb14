import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));

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

  it.each(['updateCartEntry', 'removeCartEntry', 'removeCartCoupon', 'recordQuickView'] as const)(
    '%s refuses an id that would lead to another address',
    async (name) => {
      for (const id of ['.', '..'])
        await expect(client[name]({ id })).rejects.toMatchObject({
          ...wrong,
          message: `${name}: id is "${id}"; expected an id that can be a step of an address.`,
        });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('says so where a parameter cannot be written as JSON', async () => {
    const header: Record<string, unknown> = {};
    header.self = header;
    await expect(client.putHeaderFooter({ header, footer: {} })).rejects.toMatchObject({
      ...wrong,
      message: expect.stringMatching(/^putHeaderFooter: .*circular/),
    });
  });
});

describe('parameters in one object, and apart', () => {
  const place = { place_id: 'a', productPage: 'map', productSection: 'address' };
  const { place_id, ...trackingContext } = place;
  const widget = { type: 55, id: 'b', value: { pageSize: 3 } };

  it('ask for the same place', async () => {
    const { client, fetch } = connect();
    await client.getPlaceDetails(place);
    await client.getPlaceDetails({ query: { place_id }, trackingContext });
    for (const [address] of fetch.mock.calls)
      expect(Object.fromEntries(new URL(`${address}`).searchParams)).toEqual(place);
    await client.getPlaceDetails({ ...trackingContext, query: 'a text of the map service' });
    expect(new URL(`${fetch.mock.lastCall?.[0]}`).searchParams.get('query')).toBe(
      'a text of the map service',
    );
  });

  it('ask for the same content of a block', async () => {
    const { client, fetch } = connect();
    fetch.mockImplementation(async () => Response.json({ html: '' }));
    await client.getWidgetRendering({ ...widget, collectionId: 'c' });
    await client.getWidgetRendering({ widget, collectionId: 'c' });
    expect(fetch).toHaveBeenCalledTimes(2);
    for (const [, init] of fetch.mock.calls)
      expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
        widgetJSON: JSON.stringify(widget),
        collectionId: 'c',
      });
  });

  it('are checked', async () => {
    const { client, fetch } = connect();
    await expect(client.getPlaceDetails({ place_id: 'a' } as never)).rejects.toMatchObject({
      message: 'getPlaceDetails: productPage is undefined; expected a text.',
    });
    await expect(client.getWidgetRendering({ widget: { type: 55, id: 'b' } } as never)).rejects.toMatchObject(
      {
        message: 'getWidgetRendering: value is undefined; expected an object.',
      },
    );
    expect(fetch).not.toHaveBeenCalled();
  });
});
