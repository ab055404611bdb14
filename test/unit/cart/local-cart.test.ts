import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartAction } from '../../../src/cart/cart';
import { pageCart } from '../../../src/cart/index';
import { checkout, send } from '../../../src/cart/local-cart';

const tile: CartAction = {
  type: 'add',
  itemId: 'tile',
  sku: 'SQ1',
  quantity: 2,
  shown: {
    title: 'Azulejo & más',
    purchasePriceCents: 1250,
    chosenVariant: { optionValues: [{ optionName: 'Color', value: 'Cobalto' }] },
    item: { price: { currency: 'EUR', value: '12.50' } },
  },
};

const lineIds = async (): Promise<string[]> => {
  const answer = await send({ type: 'load' });
  return answer.ok ? answer.data.entries.map(({ id }) => id) : [];
};

const destructors: (() => void)[] = [];

const configure = (cart: unknown) =>
  vi.stubGlobal('Azulejo', { config: { cart }, onDestroy: (fn: () => void) => destructors.push(fn) });

/** What of a browser this needs. */
beforeEach(() => {
  configure('mailto:a@example.com');
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('location', new URL('https://example.com/'));
  vi.stubGlobal('document', { baseURI: 'https://example.com/', cookie: '' });
});

afterEach(() => {
  for (const destroy of destructors.splice(0)) destroy();
  vi.unstubAllGlobals();
});

describe('a cart of this browser', () => {
  it('knows of a line what was shown, and counts', async () => {
    const answer = await send(tile);
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
    await send(tile);
    await send({ type: 'quantity', id: 'tile SQ1', quantity: 3 });
    expect(await send({ type: 'load' })).toMatchObject({ data: { totalQuantity: 3 } });
    expect(await send({ type: 'remove', id: 'tile SQ1' })).toMatchObject({ data: { entries: [] } });
  });

  it('keeps the name of a line whose answers change, and makes one of two that are equal then', async () => {
    const filled = (value: string) => [{ id: 'name', title: 'Nombre', value, text: value }];
    for (const name of ['Ana', 'Eva'])
      await send({ ...tile, additionalFields: filled(name) } as CartAction & { type: 'add' });
    const linesAfter = async (id: string, name: string) => {
      const answer = await send({ type: 'fields', id, additionalFields: filled(name) });
      return answer.ok ? answer.data.entries : [];
    };
    const [first = ''] = await lineIds();
    const [zoe, eva] = await linesAfter(first, 'Zoe');
    expect([zoe?.id, zoe?.additionalFields]).toEqual([first, filled('Zoe')]);
    expect(await linesAfter(first, 'Eva')).toMatchObject([{ id: eva?.id, quantity: 4, subTotal: 5000 }]);
  });

  it('has a line for each way of filling in the form of a product, and says in the order what was filled in', async () => {
    const filled = (value: string): CartAction => ({
      ...(tile as CartAction & { type: 'add' }),
      additionalFields: [
        { id: 'name', title: 'Nombre', value, text: value },
        { id: 'note', title: 'Nota', value: '', text: '' },
        { id: 'campaign', title: '', value: 'mayo', text: 'mayo' },
      ],
    });
    await send(tile);
    for (const name of ['Ana', 'Eva', 'Ana']) await send(filled(name));
    const answer = await send({ type: 'load' });
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
    await send({ type: 'remove', id: entries[1]?.id ?? '' });
    expect(await send(filled('Ana'))).toMatchObject({ data: { totalQuantity: 6 } });
    expect(decodeURIComponent(checkout('mailto:a@example.com', answer.data) ?? '').split('\r\n')).toEqual([
      'mailto:a@example.com?body=2 × Azulejo & más (Cobalto, SQ1): €25.00',
      '4 × Azulejo & más (Cobalto, SQ1): €50.00',
      '   Nombre: Ana',
      '   Nota: NC',
      '2 × Azulejo & más (Cobalto, SQ1): €25.00',
      '   Nombre: Eva',
      '   Nota: NC',
      'Total: €100.00',
    ]);
  });

  it('is apart from that of a server in the same browser', async () => {
    configure('mailto:a@example.com');
    await pageCart().change(tile);
    for (const destroy of destructors.splice(0)) destroy();
    configure('api');
    expect(pageCart().snapshot().count).toBe(0);
    for (const destroy of destructors.splice(0)) destroy();
    configure('mailto:b@example.com');
    expect(pageCart().snapshot().count).toBe(2);
  });

  it('has no coupons and no shipping', async () => {
    expect(await send({ type: 'addCoupon', promoCode: 'A' })).toMatchObject({ ok: false, status: 400 });
  });

  it('ends in a mail, or in a link with the order in it', async () => {
    const answer = await send(tile);
    if (!answer.ok) throw Error('no cart');
    const order = '2 × Azulejo & más (Cobalto, SQ1): €25.00\r\nTotal: €25.00';
    expect(checkout('mailto:a@example.com', answer.data)).toBe(
      `mailto:a@example.com?body=${encodeURIComponent(order)}`,
    );
    expect(checkout('mailto:a@example.com?subject=Pedido', answer.data)).toBe(
      `mailto:a@example.com?subject=Pedido&body=${encodeURIComponent(order)}`,
    );
    expect(checkout('https://wa.me/52?text={order}', answer.data)).toBe(
      `https://wa.me/52?text=${encodeURIComponent(order.replace('\r', ''))}`,
    );
    expect(checkout('https://example.com/order', answer.data)).toBe('https://example.com/order');
    expect(checkout('javascript:alert("{order}")', answer.data)).toBeUndefined();
    await send({ type: 'remove', id: 'tile SQ1' });
    expect(checkout('mailto:a@example.com', { ...answer.data, entries: [] })).toBeUndefined();
  });
});

describe("the page's cart", () => {
  it('is the local one where config.cart is an address, and is there after a reload', async () => {
    configure('mailto:a@example.com');
    expect((await pageCart().change(tile)).ok).toBe(true);
    expect(await pageCart().checkout()).toContain('mailto:a@example.com?body=2%20%C3%97');
    for (const destroy of destructors.splice(0)) destroy();

    // At once, without waiting for anything.
    expect(pageCart().snapshot().count).toBe(2);
    expect(await pageCart().load()).toMatchObject({ ok: true, cart: { totalQuantity: 2 } });
  });

  it('is one for all', () => {
    configure('mailto:a@example.com');
    expect(pageCart()).toBe(pageCart());
  });

  it('is kept by what a page has of its own', async () => {
    const own = {
      hasCart: () => false,
      send: vi.fn(send),
      checkout: async () => '/pay',
    };
    configure(own);
    await pageCart().change(tile);
    expect(own.send).toHaveBeenCalledWith(tile);
    expect(await pageCart().checkout()).toBe('/pay');
  });

  it("is the server's where nothing is said: no call without its cookies, and no way to pay", async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    configure(undefined);
    expect(pageCart().snapshot()).toMatchObject({ count: 0, cart: { entries: [] } });
    expect(await pageCart().checkout()).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});
