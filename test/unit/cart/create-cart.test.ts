import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartService } from '../../../src/cart/create-cart';
import { createCart } from '../../../src/cart/create-cart';
import { add, broken, Channel, createShop, lost, missing, talkTo } from './shop';

const open: CartService[] = [];

const openCart = (...[adapter]: Parameters<typeof createCart>): CartService => {
  const cart = createCart(adapter);
  open.push(cart);
  return cart;
};

const quantities = (cart: CartService) => cart.snapshot().cart?.entries.map(({ quantity }) => quantity);

/** Fails the next calls of a kind, each in turn. */
const failing = (type: string, ...faults: ({ answer: typeof lost; isLate?: boolean } | undefined)[]) => ({
  fail: (request: { type: string }) => (request.type === type ? faults.shift() : undefined),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});

afterEach(() => {
  for (const cart of open.splice(0)) cart.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(500);

describe('a cart', () => {
  it('is empty without a call where there is none', async () => {
    const { adapter, sent } = talkTo(createShop());
    const cart = openCart(adapter);
    cart.subscribe(() => {});
    await settle();
    expect(cart.snapshot()).toMatchObject({ count: 0, cart: { entries: [] } });
    expect(sent).toEqual([]);
  });

  it('is asked for once, however many blocks want it', async () => {
    const shop = createShop();
    shop.answer(add('tile', 3));
    const { adapter, sent } = talkTo(shop);
    const cart = openCart(adapter);
    expect(cart.snapshot()).toMatchObject({ cart: undefined, count: 0 });
    for (let block = 0; block < 3; block += 1) cart.subscribe(() => {});
    await settle();
    cart.subscribe(() => {});
    await settle();
    expect(sent).toEqual([{ type: 'load' }]);
    expect(cart.snapshot().count).toBe(3);
  });

  it('shows at once what is put in, and that it is on its way', async () => {
    const shop = createShop();
    const cart = openCart(talkTo(shop).adapter);
    const done = cart.change(add('tile', 2));
    const { cart: shown, count, pending } = cart.snapshot();
    expect(count).toBe(2);
    expect(shown).toMatchObject({ subtotalCents: 2500, entries: [{ title: 'tile', subTotal: 2500 }] });
    expect(pending.has(shown?.entries[0]?.id ?? '')).toBe(true);
    await settle();
    expect(await done).toEqual({ ok: true, cart: shop.cart() });
    expect(cart.snapshot()).toEqual({ cart: shop.cart(), count: 2, pending: new Set() });
  });

  it('has a new snapshot when something has changed, and only then', async () => {
    const cart = openCart(talkTo(createShop()).adapter);
    const before = cart.snapshot();
    expect(cart.snapshot()).toBe(before);
    let heard = 0;
    const stop = cart.subscribe(() => {
      heard += 1;
    });
    cart.change(add('tile'));
    await settle();
    expect(cart.snapshot()).not.toBe(before);
    expect(heard).toBeGreaterThan(1);
    stop();
    const until = heard;
    cart.change(add('tile'));
    await settle();
    expect(heard).toBe(until);
  });

  it('goes on where somebody who listens throws', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = openCart(talkTo(createShop()).adapter);
    cart.subscribe(() => {
      throw Error('view');
    });
    cart.change(add('tile'));
    await settle();
    expect(cart.snapshot().pending.size).toBe(0);
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });
});

describe('changes', () => {
  const stocked = () => {
    const shop = createShop();
    shop.answer(add('tile', 2));
    shop.answer(add('rare', 1));
    return shop;
  };

  const loaded = async (shop = stocked(), options = {}) => {
    const talk = talkTo(shop, options);
    const cart = openCart(talk.adapter);
    const loading = cart.load();
    await settle();
    await loading;
    talk.sent.length = 0;
    const [tile, rare] = cart.snapshot().cart?.entries ?? [];
    return { shop, cart, ...talk, tile: tile?.id ?? '', rare: rare?.id ?? '' };
  };

  it('go one after the other', async () => {
    const { cart, sent, tile, rare, shop } = await loaded();
    cart.change({ type: 'quantity', id: tile, quantity: 5 });
    cart.change({ type: 'remove', id: rare });
    expect(quantities(cart)).toEqual([5]);
    await vi.advanceTimersByTimeAsync(15);
    expect(sent.length).toBe(1);
    await settle();
    expect(sent.length).toBe(2);
    expect(cart.snapshot().cart).toEqual(shop.cart());
  });

  it('of one quantity that have not been sent go once, as the last said', async () => {
    const { cart, sent, tile, shop } = await loaded();
    const results = [3, 4, 5, 6].map((quantity) => cart.change({ type: 'quantity', id: tile, quantity }));
    expect(quantities(cart)).toEqual([6, 1]);
    await settle();
    // The first was on its way already.
    expect(sent).toEqual([
      { type: 'quantity', id: tile, quantity: 3 },
      { type: 'quantity', id: tile, quantity: 6 },
    ]);
    expect((await Promise.all(results)).map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(shop.cart().totalQuantity).toBe(7);
  });

  it('that put in the same go together', async () => {
    const { cart, sent, shop } = await loaded();
    for (let time = 0; time < 4; time += 1) cart.change(add('star'));
    await settle();
    expect(sent.length).toBe(2);
    expect(shop.cart().entries[2]?.quantity).toBe(4);
  });

  it('never change places: what is put in after a removal stays', async () => {
    const { cart, tile, shop } = await loaded();
    cart.change({ type: 'addCoupon', promoCode: 'TEN' });
    cart.change(add('tile', 1));
    cart.change({ type: 'remove', id: tile });
    cart.change(add('tile', 4));
    expect(cart.snapshot().count).toBe(5);
    await settle();
    expect(shop.cart().entries.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['rare', 1],
      ['tile', 4],
    ]);
    expect(cart.snapshot().cart).toEqual(shop.cart());
  });

  it('to nothing remove', async () => {
    const { cart, sent, tile } = await loaded();
    cart.change({ type: 'quantity', id: tile, quantity: 0 });
    await settle();
    expect(sent).toEqual([{ type: 'remove', id: tile }]);
  });

  it('of a line that has no id yet find it when it has', async () => {
    const { cart, shop } = await loaded();
    cart.change(add('star'));
    const { id = '' } = cart.snapshot().cart?.entries[2] ?? {};
    cart.change({ type: 'quantity', id, quantity: 9 });
    expect(quantities(cart)).toEqual([2, 1, 9]);
    await settle();
    expect(shop.cart().entries[2]?.quantity).toBe(9);
  });

  it('that are refused are taken back, and say so by the words of the spec', async () => {
    const { cart, rare, shop } = await loaded();
    const result = cart.change({ type: 'quantity', id: rare, quantity: 6 });
    const other = cart.change(add('star'));
    expect(quantities(cart)).toEqual([2, 6, 1]);
    await settle();
    expect(await result).toMatchObject({
      ok: false,
      error: { key: 'cartQuantity', status: 400, reason: 'error', message: 'No.' },
    });
    expect((await other).ok).toBe(true);
    expect(quantities(cart)).toEqual([2, 1, 1]);
    expect(cart.snapshot().cart).toEqual(shop.cart());
  });

  it('of a line that is gone fail without a call, but its removal is done', async () => {
    const { cart, sent } = await loaded();
    const change = cart.change({ type: 'quantity', id: 'x', quantity: 2 });
    const removal = cart.change({ type: 'remove', id: 'x' });
    await settle();
    expect(await change).toMatchObject({ ok: false, error: { key: 'cartQuantity', status: 404 } });
    expect((await removal).ok).toBe(true);
    expect(sent).toEqual([]);
  });

  it.each([
    ['addCoupon', { type: 'addCoupon', promoCode: 'NO' }, 'cartCoupon'],
    [
      'location',
      { type: 'location', location: { country: 'US', state: '', city: '', zip: '' } },
      'cartShipping',
    ],
    ['add', add('rare', 9), 'cartAdd'],
  ] as const)('that fail are told apart: %s', async (_what, action, key) => {
    const { cart } = await loaded();
    const result = cart.change(action);
    await settle();
    expect(await result).toMatchObject({ ok: false, error: { key } });
  });

  it('wait for the cart where it is not known', async () => {
    const shop = stocked();
    const { adapter, sent } = talkTo(shop);
    const cart = openCart(adapter);
    cart.change(add('tile'));
    await settle();
    expect(sent.map(({ type }) => type)).toEqual(['load', 'add']);
    expect(cart.snapshot().cart).toEqual(shop.cart());
  });

  it('of a line that somebody else has taken out make the cart be looked at', async () => {
    const { cart, shop, tile } = await loaded(stocked(), failing('quantity', { answer: missing }));
    shop.answer({ type: 'remove', id: tile });
    const result = cart.change({ type: 'quantity', id: tile, quantity: 4 });
    await settle();
    expect(await result).toMatchObject({ ok: false, error: { key: 'cartQuantity', status: 404 } });
    expect(cart.snapshot().cart).toEqual(shop.cart());
  });

  describe('over a bad network', () => {
    it('are tried again where nothing has come of them', async () => {
      const { cart, sent, tile, shop } = await loaded(stocked(), failing('quantity', { answer: lost }));
      const result = cart.change({ type: 'quantity', id: tile, quantity: 3 });
      await settle();
      expect((await result).ok).toBe(true);
      expect(sent.map(({ type }) => type)).toEqual(['quantity', 'load', 'quantity']);
      expect(shop.cart().totalQuantity).toBe(4);
    });

    it('are not done twice where only the answer was lost', async () => {
      const { cart, sent, shop } = await loaded(stocked(), failing('add', { answer: lost, isLate: true }));
      const result = cart.change(add('tile', 2));
      await settle();
      expect((await result).ok).toBe(true);
      expect(sent.map(({ type }) => type)).toEqual(['add', 'load']);
      expect(shop.cart().totalQuantity).toBe(5);
    });

    it('fail at once with what the server says of itself, and are done where they were', async () => {
      const faults = [{ answer: broken }, { answer: broken, isLate: true }];
      const { cart, tile, shop } = await loaded(stocked(), failing('quantity', ...faults));
      const change = (quantity: number) => cart.change({ type: 'quantity', id: tile, quantity });
      const failed = change(3);
      await settle();
      expect(await failed).toMatchObject({ ok: false, error: { key: 'cartQuantity', status: 500 } });
      expect(quantities(cart)).toEqual([2, 1]);
      const done = change(4);
      await settle();
      expect((await done).ok).toBe(true);
      expect(cart.snapshot().cart).toEqual(shop.cart());
    });

    it('give up after three times', async () => {
      const never = { fail: ({ type }: { type: string }) => (type === 'add' ? { answer: lost } : undefined) };
      const { cart, sent } = await loaded(stocked(), never);
      const result = cart.change(add('star'));
      await vi.advanceTimersByTimeAsync(2000);
      expect(await result).toMatchObject({ ok: false, error: { key: 'cartAdd', reason: 'network' } });
      expect(sent.filter(({ type }) => type === 'add').length).toBe(3);
      expect(quantities(cart)).toEqual([2, 1]);
    });

    it('are known in the end, when nobody answered at all for a while', async () => {
      let isDown = false;
      const { cart, tile, shop } = await loaded(stocked(), {
        fail: () => (isDown ? { answer: lost, isLate: true } : undefined),
      });
      isDown = true;
      const result = cart.change({ type: 'quantity', id: tile, quantity: 8 });
      await settle();
      expect((await result).ok).toBe(false);
      expect(quantities(cart)).toEqual([2, 1]);
      isDown = false;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(shop.cart().totalQuantity).toBe(9);
      expect(cart.snapshot().cart).toEqual(shop.cart());
    });

    it('survive an adapter that throws', async () => {
      const { adapter } = talkTo(createShop());
      const cart = openCart({ ...adapter, send: () => Promise.reject(Error('chunk')) });
      const result = cart.change(add('tile'));
      await settle();
      expect(await result).toMatchObject({ ok: false, error: { reason: 'network' } });
    });
  });
});

describe('another tab', () => {
  it('has the same cart', async () => {
    const shop = createShop();
    const here = openCart(talkTo(shop).adapter);
    const there = openCart(talkTo(shop).adapter);
    here.change(add('tile', 2));
    await settle();
    expect(there.snapshot()).toEqual(here.snapshot());
    const { id = '' } = there.snapshot().cart?.entries[0] ?? {};
    there.change({ type: 'quantity', id, quantity: 7 });
    await settle();
    expect(here.snapshot().count).toBe(7);
    expect(here.snapshot()).toEqual(there.snapshot());
  });

  it('is believed where it knows more, and not where it knows less', async () => {
    const shop = createShop();
    shop.answer(add('tile'));
    const early = structuredClone(shop.cart());
    shop.answer(add('tile'));
    const { adapter, sent } = talkTo(shop);
    const cart = openCart(adapter);
    const loading = cart.load();
    await settle();
    await loading;
    const tab = new Channel();
    tab.postMessage(early);
    await settle();
    expect(cart.snapshot().count).toBe(2);
    shop.answer(add('tile'));
    tab.postMessage(shop.cart());
    await settle();
    expect(cart.snapshot().count).toBe(3);
    expect(sent.length).toBe(1);
    tab.close();
  });

  it('hears of what was done though nobody has answered', async () => {
    const shop = createShop();
    let isDown = true;
    const fail = () => (isDown ? { answer: lost, isLate: true } : undefined);
    const here = openCart(talkTo(shop, { fail }).adapter);
    const there = openCart(talkTo(shop).adapter);
    here.change({ ...add('tile'), quantity: 3 });
    await settle();
    isDown = false;
    expect(there.snapshot().count).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(there.snapshot().cart).toEqual(shop.cart());
  });

  it('that says nothing of times makes this one ask', async () => {
    const shop = createShop();
    const { adapter } = talkTo(shop);
    const cart = openCart(adapter);
    shop.answer(add('tile', 4));
    const tab = new Channel();
    tab.postMessage({ ...shop.cart(), updatedOn: undefined });
    await settle();
    expect(cart.snapshot().count).toBe(4);
    tab.close();
  });
});

it('a page that comes back from the history knows when the cart has been bought', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const shop = createShop();
  const { adapter, sent } = talkTo(shop);
  let isBought = false;
  const cart = openCart({ ...adapter, hasCart: () => !isBought && shop.cart().id !== '' });
  cart.change(add('tile'));
  await settle();
  sent.length = 0;
  const come = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  come(false);
  await settle();
  expect(sent).toEqual([]);
  come(true);
  await settle();
  expect(sent).toEqual([{ type: 'load' }]);
  isBought = true;
  come(true);
  expect(cart.snapshot().count).toBe(0);
});

describe('checkout', () => {
  it('waits until all has been answered, and leads nowhere without a cart', async () => {
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
