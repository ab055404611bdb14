import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartAction, isLocalCart } from '../../../src/features/cart/adapter';
import { orderAddress, sendToStorage } from '../../../src/features/cart/local-cart';
import { pageCart } from '../../../src/features/cart/page-cart';
import { cartStorageKey } from '../../../src/features/cart/stored-cart';
import { Channel } from './shop';

const tile: CartAction = {
  type: 'add',
  itemId: 'tile',
  sku: 'SQ1',
  quantity: 2,
  preview: {
    title: 'Azulejo & más',
    purchasePriceCents: 1250,
    chosenVariant: { optionValues: [{ optionName: 'Color', value: 'Cobalto' }] },
    item: { price: { currency: 'EUR', value: '12.50' } },
  },
};

const lineIds = async (): Promise<string[]> => {
  const answer = await sendToStorage({ type: 'load' });
  return answer.ok ? answer.data.entries.map(({ id }) => id) : [];
};

const destructors: (() => void)[] = [];

const configure = (cart: unknown) =>
  vi.stubGlobal('Azulejo', { config: { cart }, onDestroy: (fn: () => void) => destructors.push(fn) });

/** The parts of a browser that the cart needs. */
beforeEach(() => {
  configure('mailto:a@example.com');
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('location', new URL('https://example.com/'));
  vi.stubGlobal('document', { baseURI: 'https://example.com/', cookie: '', readyState: 'complete' });
});

afterEach(() => {
  for (const destroy of destructors.splice(0)) destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a cart of this browser', () => {
  it('keeps the data of its lines, and adds up quantities', async () => {
    const answer = await sendToStorage(tile);
    expect(answer).toMatchObject({
      ok: true,
      data: {
        id: 'local',
        subtotalCents: 2500,
        grandTotalCents: 2500,
        totalQuantity: 2,
        entries: [{ id: expect.any(String), title: 'Azulejo & más', quantity: 2, subTotal: 2500 }],
      },
    });
    await sendToStorage(tile);
    await sendToStorage({ type: 'setQuantity', id: 'tile SQ1', quantity: 3 });
    expect(await sendToStorage({ type: 'load' })).toMatchObject({ data: { totalQuantity: 3 } });
    expect(await sendToStorage({ type: 'remove', id: 'tile SQ1' })).toMatchObject({ data: { entries: [] } });
  });

  it('is later than before also within a millisecond, so that other tabs take the change', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    expect(await sendToStorage(tile)).toMatchObject({ data: { updatedOn: 1000 } });
    expect(await sendToStorage(tile)).toMatchObject({ data: { updatedOn: 1001 } });
  });

  it('keeps no quantity whose price would be too long to be written', async () => {
    await sendToStorage({ ...tile, quantity: 1e20 } as CartAction);
    expect(await sendToStorage(tile)).toMatchObject({
      data: { totalQuantity: 999_999, subtotalCents: 1_249_998_750 },
    });
  });

  it('keeps the id of a line whose answers change, and joins lines that become equal', async () => {
    const filled = (value: string) => [{ id: 'name', title: 'Nombre', value, text: value }];
    for (const name of ['Ana', 'Eva'])
      await sendToStorage({ ...tile, additionalFields: filled(name) } as CartAction & { type: 'add' });
    const linesAfter = async (id: string, name: string) => {
      const answer = await sendToStorage({ type: 'setFields', id, additionalFields: filled(name) });
      return answer.ok ? answer.data.entries : [];
    };
    const [first = ''] = await lineIds();
    const [zoe, eva] = await linesAfter(first, 'Zoe');
    expect([zoe?.id, zoe?.additionalFields]).toEqual([first, filled('Zoe')]);
    expect(await linesAfter(first, 'Eva')).toMatchObject([{ id: eva?.id, quantity: 4, subTotal: 5000 }]);
  });

  it('has a line for each set of answers to a product’s form, and lists the answers in the order', async () => {
    const filled = (value: string): CartAction => ({
      ...(tile as CartAction & { type: 'add' }),
      additionalFields: [
        { id: 'name', title: 'Nombre', value, text: value },
        { id: 'note', title: 'Nota', value: '', text: '' },
        { id: 'campaign', title: '', value: 'mayo', text: 'mayo' },
      ],
    });
    await sendToStorage(tile);
    for (const name of ['Ana', 'Eva', 'Ana']) await sendToStorage(filled(name));
    const answer = await sendToStorage({ type: 'load' });
    if (!answer.ok) throw Error('no cart');
    const { entries } = answer.data;
    expect(entries.map(({ quantity, additionalFields }) => [quantity, additionalFields?.[0]?.value])).toEqual(
      [
        [2, undefined],
        [4, 'Ana'],
        [2, 'Eva'],
      ],
    );
    // Undone, it is the line that it was.
    await sendToStorage({ type: 'remove', id: entries[1]?.id ?? '' });
    expect(await sendToStorage(filled('Ana'))).toMatchObject({ data: { totalQuantity: 6 } });
    expect(decodeURIComponent(orderAddress('mailto:a@example.com', answer.data) ?? '').split('\r\n')).toEqual(
      [
        'mailto:a@example.com?body=2 × Azulejo & más (Cobalto, SQ1): €25.00',
        '4 × Azulejo & más (Cobalto, SQ1): €50.00',
        '   Nombre: Ana',
        '   Nota: NC',
        '2 × Azulejo & más (Cobalto, SQ1): €25.00',
        '   Nombre: Eva',
        '   Nota: NC',
        'Total: €100.00',
      ],
    );
  });

  describe('with pieces of which the shop has few', () => {
    const filled = (value: string) => [{ id: 'name', title: 'Nombre', value, text: value }];
    const add = (quantity: number, { stock, name }: { stock?: number; name?: string } = {}) =>
      sendToStorage({
        ...tile,
        quantity,
        preview: { ...(tile as { preview: object }).preview, stock },
        additionalFields: name ? filled(name) : undefined,
      } as CartAction);
    const quantities = async () => {
      const answer = await sendToStorage({ type: 'load' });
      return answer.ok ? answer.data.entries.map(({ quantity }) => quantity) : [];
    };

    it('refuses more than there are, over all lines of the variant', async () => {
      expect(await add(1, { stock: 3 })).toMatchObject({ ok: true });
      expect(await add(1, { stock: 3, name: 'Ana' })).toMatchObject({ ok: true });
      expect(await add(2, { stock: 3 })).toMatchObject({ ok: false, status: 400, reason: 'error' });
      const [, ana = ''] = await lineIds();
      expect(await sendToStorage({ type: 'setQuantity', id: ana, quantity: 3 })).toMatchObject({ ok: false });
      expect(await sendToStorage({ type: 'setQuantity', id: ana, quantity: 2 })).toMatchObject({ ok: true });
      expect(await quantities()).toEqual([1, 2]);
      // Another variant has a stock of its own.
      expect(await sendToStorage({ ...tile, sku: 'SQ2' } as CartAction)).toMatchObject({ ok: true });
    });

    it('goes by the last stock that a product has had', async () => {
      await add(1, { stock: 1 });
      await add(1, { stock: 5, name: 'Ana' });
      const [first = ''] = await lineIds();
      expect(await sendToStorage({ type: 'setQuantity', id: first, quantity: 4 })).toMatchObject({
        ok: true,
      });
      expect(await add(1, { stock: 2 })).toMatchObject({ ok: false });
      await add(7);
      expect(await quantities()).toEqual([11, 1]);
    });

    it('lets a line have fewer pieces, or other answers, while there are too many', async () => {
      await add(4);
      await add(4, { name: 'Ana' });
      const cart = JSON.parse(localStorage.getItem(cartStorageKey()) ?? '');
      for (const entry of cart.entries) entry.stock = 2;
      localStorage.setItem(cartStorageKey(), JSON.stringify(cart));
      const [first = '', ana = ''] = await lineIds();
      for (const request of [
        { type: 'setQuantity', id: first, quantity: 3 },
        { type: 'setFields', id: ana, additionalFields: filled('Eva') },
        { type: 'remove', id: ana },
      ] as const)
        expect(await sendToStorage(request)).toMatchObject({ ok: true });
      expect(await quantities()).toEqual([3]);
    });
  });

  describe('with items of several currencies', () => {
    const add = (sku: string, currency?: string) =>
      sendToStorage({
        ...tile,
        sku,
        preview: {
          title: sku,
          purchasePriceCents: 100,
          ...(currency && { item: { price: { currency, value: '1' } } }),
        },
      } as CartAction);

    it('refuses an item in another currency than its lines, until they are removed', async () => {
      expect(await add('A', 'MXN')).toMatchObject({ ok: true });
      expect(await add('B', 'USD')).toMatchObject({ ok: false, status: 400, reason: 'error' });
      expect(await add('B', 'MXN')).toMatchObject({ data: { subtotalCents: 400 } });
      for (const id of await lineIds()) await sendToStorage({ type: 'remove', id });
      expect(await add('B', 'USD')).toMatchObject({ data: { subtotalCents: 200 } });
    });

    it('takes an item that names no currency as one in the store’s', async () => {
      const context = { website: { storeSettings: { selectedCurrency: 'MXN' } } };
      vi.stubGlobal('Azulejo', { config: { cart: 'mailto:a@example.com' }, context });
      await add('A');
      expect(await add('B', 'MXN')).toMatchObject({ ok: true });
      expect(await add('C', 'EUR')).toMatchObject({ ok: false });
    });
  });

  it('refuses an item without a price, which the console names, and takes one that is free', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const priced = (sku: string, purchasePriceCents?: number) =>
      sendToStorage({ ...tile, sku, preview: { title: sku, purchasePriceCents } } as CartAction);
    expect(await priced('A')).toMatchObject({ ok: false, status: 400, reason: 'error' });
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('"tile" (SKU "A") has no price, expected one')],
    ]);
    expect(await priced('B', 0)).toMatchObject({ data: { totalQuantity: 2, subtotalCents: 0 } });
  });

  it('shares nothing with the server’s cart in the same browser', async () => {
    configure('mailto:a@example.com');
    await pageCart().change(tile);
    for (const destroy of destructors.splice(0)) destroy();
    configure('api');
    expect(pageCart().getSnapshot().count).toBe(0);
    for (const destroy of destructors.splice(0)) destroy();
    configure('mailto:b@example.com');
    expect(pageCart().getSnapshot().count).toBe(2);
  });

  it('keeps a later change of another tab when it hears of an earlier one', async () => {
    vi.stubGlobal('BroadcastChannel', Channel);
    const cart = pageCart();
    await cart.change(tile);
    const earlier = await sendToStorage(tile);
    await sendToStorage(tile);
    if (!earlier.ok) throw Error('no cart');
    const otherTab = new Channel();
    otherTab.postMessage(earlier.data);
    await vi.waitFor(() => expect(cart.getSnapshot().count).toBe(4));
    expect(await sendToStorage({ type: 'load' })).toMatchObject({ data: { totalQuantity: 6 } });
    otherTab.close();
  });

  it('has no coupons and no shipping', async () => {
    expect(await sendToStorage({ type: 'addCoupon', promoCode: 'A' })).toMatchObject({
      ok: false,
      status: 400,
    });
  });

  it('sends the order as a mail, or in a link', async () => {
    const answer = await sendToStorage(tile);
    if (!answer.ok) throw Error('no cart');
    const order = '2 × Azulejo & más (Cobalto, SQ1): €25.00\r\nTotal: €25.00';
    expect(orderAddress('mailto:a@example.com', answer.data)).toBe(
      `mailto:a@example.com?body=${encodeURIComponent(order)}`,
    );
    expect(orderAddress('mailto:a@example.com?subject=Pedido', answer.data)).toBe(
      `mailto:a@example.com?subject=Pedido&body=${encodeURIComponent(order)}`,
    );
    expect(orderAddress('https://wa.me/52?text={order}', answer.data)).toBe(
      `https://wa.me/52?text=${encodeURIComponent(order.replace('\r', ''))}`,
    );
    expect(orderAddress('https://example.com/order', answer.data)).toBe('https://example.com/order');
    expect(orderAddress('javascript:alert("{order}")', answer.data)).toBeUndefined();
    await sendToStorage({ type: 'remove', id: 'tile SQ1' });
    expect(orderAddress('mailto:a@example.com', { ...answer.data, entries: [] })).toBeUndefined();
  });
});

describe("the page's cart", () => {
  it('is kept in this browser where config.cart is an address, also after a reload', async () => {
    configure('mailto:a@example.com');
    expect((await pageCart().change(tile)).ok).toBe(true);
    expect(await pageCart().checkout()).toContain('mailto:a@example.com?body=2%20%C3%97');
    for (const destroy of destructors.splice(0)) destroy();

    // At once, before any answer.
    expect(pageCart().getSnapshot().count).toBe(2);
    expect(await pageCart().load()).toMatchObject({ ok: true, cart: { totalQuantity: 2 } });
  });

  it('is the same object at each call', () => {
    configure('mailto:a@example.com');
    expect(pageCart()).toBe(pageCart());
  });

  it('uses an adapter of the page', async () => {
    const own = {
      hasCart: () => false,
      send: vi.fn(sendToStorage),
      checkout: async () => '/pay',
    };
    configure(own);
    await pageCart().change(tile);
    expect(own.send).toHaveBeenCalledWith(tile);
    expect(await pageCart().checkout()).toBe('/pay');
  });

  it("is the server's by default: no request without its cookies, and no checkout", async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    configure(undefined);
    expect(pageCart().getSnapshot()).toMatchObject({ count: 0, cart: { entries: [] } });
    expect(await pageCart().checkout()).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    'mailto:a@example.com?subject=Pedido',
    'https://wa.me/5215512345678?text={order}',
    'http://example.com',
    'tel:+525512345678',
    'sms:+525512345678?body={order}',
    '/pedido',
    './pedido',
    'pedido.html',
    '?pedido',
  ])('is kept in this browser by the address %s, without a warning', (address) => {
    const warn = vi.spyOn(console, 'warn');
    configure(address);
    pageCart();
    expect(isLocalCart()).toBe(true);
    expect(cartStorageKey()).toBe('azulejo-local-cart');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([undefined, null, 'api'])("is the server's by %s, without a warning", (config) => {
    const warn = vi.spyOn(console, 'warn');
    configure(config);
    pageCart();
    expect(isLocalCart()).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['sesion', '"sesion"'],
    ['API', '"API"'],
    ['', '""'],
    [{ checkout: '/pay' }, 'object without `send`'],
  ])("is the server's by %o, which is reported once", (config, value) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    configure(config);
    pageCart();
    pageCart();
    expect(isLocalCart()).toBe(false);
    expect(cartStorageKey()).toBe('azulejo-cart');
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^\[azulejo\] data-cart is .*, expected api, an address/)],
    ]);
    expect(warn.mock.calls[0]?.[0]).toContain(`data-cart is ${value},`);
  });
});
