import { describe, expect, it, vi } from 'vitest';
import { add, broken, createShop, lost, talkTo } from './shop';
import { failing, inOneBrowser, loaded, openCart, quantities, settle, stocked } from './visitor';

inOneBrowser();

describe('changes over a bad network', () => {
  it('are sent again where they were not made', async () => {
    const { cart, sent, tile, shop } = await loaded(stocked(), failing('setQuantity', { answer: lost }));
    const result = cart.change({ type: 'setQuantity', id: tile, quantity: 3 });
    await settle();
    expect((await result).ok).toBe(true);
    expect(sent.map(({ type }) => type)).toEqual(['setQuantity', 'load', 'setQuantity']);
    expect(shop.cart().totalQuantity).toBe(4);
  });

  it('are not made twice when only the response was lost', async () => {
    const { cart, sent, shop } = await loaded(stocked(), failing('add', { answer: lost, isLate: true }));
    const result = cart.change(add('tile', 2));
    await settle();
    expect((await result).ok).toBe(true);
    expect(sent.map(({ type }) => type)).toEqual(['add', 'load']);
    expect(shop.cart().totalQuantity).toBe(5);
  });

  it('fail at once with the server’s own status, unless they were made', async () => {
    const faults = [{ answer: broken }, { answer: broken, isLate: true }];
    const { cart, tile, shop } = await loaded(stocked(), failing('setQuantity', ...faults));
    const change = (quantity: number) => cart.change({ type: 'setQuantity', id: tile, quantity });
    const failed = change(3);
    await settle();
    expect(await failed).toMatchObject({ ok: false, error: { key: 'cartQuantity', status: 500 } });
    expect(quantities(cart)).toEqual([2, 1]);
    const result = change(4);
    await settle();
    expect((await result).ok).toBe(true);
    expect(cart.getSnapshot().cart).toEqual(shop.cart());
  });

  it('fail after three attempts', async () => {
    const never = { fail: ({ type }: { type: string }) => (type === 'add' ? { answer: lost } : undefined) };
    const { cart, sent } = await loaded(stocked(), never);
    const result = cart.change(add('star'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await result).toMatchObject({ ok: false, error: { key: 'cartAdd', reason: 'network' } });
    expect(sent.filter(({ type }) => type === 'add').length).toBe(3);
    expect(quantities(cart)).toEqual([2, 1]);
  });

  it('are confirmed in the end, after a time without any response', async () => {
    let isDown = false;
    const { cart, tile, shop } = await loaded(stocked(), {
      fail: () => (isDown ? { answer: lost, isLate: true } : undefined),
    });
    isDown = true;
    const result = cart.change({ type: 'setQuantity', id: tile, quantity: 8 });
    await settle();
    expect((await result).ok).toBe(false);
    expect(quantities(cart)).toEqual([2, 1]);
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shop.cart().totalQuantity).toBe(9);
    expect(cart.getSnapshot().cart).toEqual(shop.cart());
  });

  it('are made where an adapter’s cart cannot be copied to the other tabs, which the console says', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const shop = createShop();
    const { adapter } = talkTo(shop);
    const cart = openCart({
      ...adapter,
      async send(request) {
        const response = await adapter.send(request);
        if (!response.ok) return response;
        const entries = response.data.entries.map((entry) => ({ ...entry, item: { onSale: () => true } }));
        return { ...response, data: { ...response.data, entries } as typeof response.data };
      },
    });
    for (const quantity of [1, 2]) {
      const result = cart.change(add('tile'));
      await settle();
      expect((await result).ok).toBe(true);
      expect(cart.getSnapshot().count).toBe(quantity);
    }
    expect(await cart.checkout()).toBe('/checkout');
    expect(error.mock.calls[0]?.[1]).toMatchObject({ name: 'DataCloneError' });
    error.mockRestore();
  });

  it('leave the notice that the cart could not be loaded only until it has arrived', async () => {
    const shop = stocked();
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(shop.cart()), setItem: () => {} });
    const { adapter } = talkTo(shop, failing('load', { answer: broken }));
    const cart = openCart(adapter);
    const states: boolean[] = [];
    cart.subscribe(() => states.push(cart.getSnapshot().hasLoadFailed));
    await settle();
    expect(states.at(-1)).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(states.at(-1)).toBe(false);
  });

  it('fail without an exception where an adapter throws', async () => {
    const { adapter } = talkTo(createShop());
    const cart = openCart({ ...adapter, send: () => Promise.reject(Error('chunk')) });
    const result = cart.change(add('tile'));
    await settle();
    expect(await result).toMatchObject({ ok: false, error: { reason: 'network' } });
  });
});
