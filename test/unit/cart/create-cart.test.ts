import { describe, expect, it, vi } from 'vitest';
import { add, createShop, talkTo } from './shop';
import { inOneBrowser, openCart, settle } from './visitor';

inOneBrowser();

describe('a cart', () => {
  it('is empty without a request where the visitor has none', async () => {
    const { adapter, sent } = talkTo(createShop());
    const cart = openCart(adapter);
    cart.subscribe(() => {});
    await settle();
    expect(cart.getSnapshot()).toMatchObject({ count: 0, cart: { entries: [] } });
    expect(sent).toEqual([]);
  });

  it('is loaded once for all blocks', async () => {
    const shop = createShop();
    shop.answer(add('tile', 3));
    const { adapter, sent } = talkTo(shop);
    const cart = openCart(adapter);
    expect(cart.getSnapshot()).toMatchObject({ cart: undefined, count: 0 });
    for (let block = 0; block < 3; block += 1) cart.subscribe(() => {});
    await settle();
    cart.subscribe(() => {});
    await settle();
    expect(sent).toEqual([{ type: 'load' }]);
    expect(cart.getSnapshot().count).toBe(3);
  });

  it('shows an added item at once, as pending', async () => {
    const shop = createShop();
    const cart = openCart(talkTo(shop).adapter);
    const change = cart.change(add('tile', 2));
    const { cart: snapshotCart, count, pending } = cart.getSnapshot();
    expect(count).toBe(2);
    expect(snapshotCart).toMatchObject({ subtotalCents: 2500, entries: [{ title: 'tile', subTotal: 2500 }] });
    expect(pending.has(snapshotCart?.entries[0]?.id ?? '')).toBe(true);
    await settle();
    expect(await change).toEqual({ ok: true, cart: shop.cart() });
    expect(cart.getSnapshot()).toMatchObject({ cart: shop.cart(), count: 2, pending: new Set() });
  });

  it('has a new snapshot after each change, and only then', async () => {
    const cart = openCart(talkTo(createShop()).adapter);
    const before = cart.getSnapshot();
    expect(cart.getSnapshot()).toBe(before);
    let notifications = 0;
    const stop = cart.subscribe(() => {
      notifications += 1;
    });
    cart.change(add('tile'));
    await settle();
    expect(cart.getSnapshot()).not.toBe(before);
    expect(notifications).toBeGreaterThan(1);
    stop();
    const until = notifications;
    cart.change(add('tile'));
    await settle();
    expect(notifications).toBe(until);
  });

  it('works on after a listener throws', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = openCart(talkTo(createShop()).adapter);
    cart.subscribe(() => {
      throw Error('view');
    });
    cart.change(add('tile'));
    await settle();
    expect(cart.getSnapshot().pending.size).toBe(0);
    expect(consoleError).toHaveBeenCalled();
    consoleError.mockRestore();
  });
});

describe('checkout', () => {
  it('waits for all responses, and has no address without a cart', async () => {
    const shop = createShop();
    const cart = openCart(talkTo(shop).adapter);
    expect(await cart.checkout()).toBeFalsy();
    cart.change(add('tile'));
    cart.change(add('star'));
    let address: string | undefined;
    cart.checkout().then((found) => {
      address = found;
    });
    await vi.advanceTimersByTimeAsync(25);
    expect(address).toBeUndefined();
    await settle();
    expect(address).toBe('/checkout');
    expect(shop.cart().totalQuantity).toBe(2);
  });
});
