import { describe, expect, it, vi } from 'vitest';
import { add, broken, createShop, filled, lost, missing, talkTo } from './shop';
import { failing, inOneBrowser, loaded, openCart, quantities, settle, stocked } from './visitor';

inOneBrowser();

describe('changes of the cart', () => {
  it('are sent one after the other', async () => {
    const { cart, sent, tile, rare, shop } = await loaded();
    cart.change({ type: 'setQuantity', id: tile, quantity: 5 });
    cart.change({ type: 'remove', id: rare });
    expect(quantities(cart)).toEqual([5]);
    await vi.advanceTimersByTimeAsync(15);
    expect(sent.length).toBe(1);
    await settle();
    expect(sent.length).toBe(2);
    expect(cart.getSnapshot().cart).toEqual(shop.cart());
  });

  it('of one quantity are sent once, with the last quantity', async () => {
    const { cart, sent, tile, shop } = await loaded();
    const results = [3, 4, 5, 6].map((quantity) => cart.change({ type: 'setQuantity', id: tile, quantity }));
    expect(quantities(cart)).toEqual([6, 1]);
    await settle();
    // The first was on its way already.
    expect(sent).toEqual([
      { type: 'setQuantity', id: tile, quantity: 3 },
      { type: 'setQuantity', id: tile, quantity: 6 },
    ]);
    expect((await Promise.all(results)).map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(shop.cart().totalQuantity).toBe(7);
  });

  it('are confirmed by a backend that counts in whole seconds', async () => {
    const { adapter } = talkTo(stocked());
    const send: typeof adapter.send = async (request) => {
      const answer = await adapter.send(request);
      return answer.ok ? { ...answer, data: { ...answer.data, updatedOn: 1000 } } : answer;
    };
    const cart = openCart({ ...adapter, send });
    cart.load();
    await settle();
    const { id = '' } = cart.getSnapshot().cart?.entries[0] ?? {};
    cart.change({ type: 'setQuantity', id, quantity: 5 });
    await settle();
    expect(quantities(cart)).toEqual([5, 1]);
  });

  it('that add the same item are sent together', async () => {
    const { cart, sent, shop } = await loaded();
    for (let time = 0; time < 4; time += 1) cart.change(add('star'));
    await settle();
    expect(sent.length).toBe(2);
    expect(shop.cart().entries[2]?.quantity).toBe(4);
  });

  it('keep their order: an item that is added after its removal stays', async () => {
    const { cart, tile, shop } = await loaded();
    cart.change({ type: 'addCoupon', promoCode: 'TEN' });
    cart.change(add('tile', 1));
    cart.change({ type: 'remove', id: tile });
    cart.change(add('tile', 4));
    expect(cart.getSnapshot().count).toBe(5);
    await settle();
    expect(shop.cart().entries.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['rare', 1],
      ['tile', 4],
    ]);
    expect(cart.getSnapshot().cart).toEqual(shop.cart());
  });

  it('to a quantity of 0 remove the line', async () => {
    const { cart, sent, tile } = await loaded();
    cart.change({ type: 'setQuantity', id: tile, quantity: 0 });
    await settle();
    expect(sent).toEqual([{ type: 'remove', id: tile }]);
  });

  it('of a line without an id reach the line once it has one', async () => {
    const { cart, shop } = await loaded();
    cart.change(add('star'));
    const { id = '' } = cart.getSnapshot().cart?.entries[2] ?? {};
    cart.change({ type: 'setQuantity', id, quantity: 9 });
    expect(quantities(cart)).toEqual([2, 1, 9]);
    await settle();
    expect(shop.cart().entries[2]?.quantity).toBe(9);
  });

  it('that are refused are taken back, with the messages of the spec', async () => {
    const { cart, rare, shop } = await loaded();
    const result = cart.change({ type: 'setQuantity', id: rare, quantity: 6 });
    const other = cart.change(add('star'));
    expect(quantities(cart)).toEqual([2, 6, 1]);
    await settle();
    expect(await result).toMatchObject({
      ok: false,
      error: { key: 'cartQuantity', status: 400, reason: 'error', message: 'No.' },
    });
    expect((await other).ok).toBe(true);
    expect(quantities(cart)).toEqual([2, 1, 1]);
    expect(cart.getSnapshot().cart).toEqual(shop.cart());
  });

  it('of a line that is gone fail without a request, except for its removal', async () => {
    const { cart, sent } = await loaded();
    const change = cart.change({ type: 'setQuantity', id: 'x', quantity: 2 });
    const removal = cart.change({ type: 'remove', id: 'x' });
    await settle();
    expect(await change).toMatchObject({ ok: false, error: { key: 'cartQuantity', status: 404 } });
    expect((await removal).ok).toBe(true);
    expect(sent).toEqual([]);
  });

  it.each([
    ['addCoupon', { type: 'addCoupon', promoCode: 'NO' }, 'cartCoupon'],
    [
      'setShippingLocation',
      { type: 'setShippingLocation', location: { country: 'US', state: '', city: '', zip: '' } },
      'cartShipping',
    ],
    ['add', add('rare', 9), 'cartAdd'],
  ] as const)('have their own error message when they fail: %s', async (_type, action, key) => {
    const { cart } = await loaded();
    const result = cart.change(action);
    await settle();
    expect(await result).toMatchObject({ ok: false, error: { key } });
  });

  it('wait until the cart is loaded', async () => {
    const shop = stocked();
    const { adapter, sent } = talkTo(shop);
    const cart = openCart(adapter);
    cart.change(add('tile'));
    await settle();
    expect(sent.map(({ type }) => type)).toEqual(['load', 'add']);
    expect(cart.getSnapshot().cart).toEqual(shop.cart());
  });

  it('of a line that the server no longer has load the cart again', async () => {
    const { cart, shop, tile } = await loaded(stocked(), failing('setQuantity', { answer: missing }));
    shop.answer({ type: 'remove', id: tile });
    const result = cart.change({ type: 'setQuantity', id: tile, quantity: 4 });
    await settle();
    expect(await result).toMatchObject({ ok: false, error: { key: 'cartQuantity', status: 404 } });
    expect(cart.getSnapshot().cart).toEqual(shop.cart());
  });
});

describe('answers to the form of a line', () => {
  const named = () => {
    const shop = createShop();
    for (const [name, quantity] of [
      ['Ana', 1],
      ['Eva', 2],
    ] as const)
      shop.answer(add('tile', quantity, name));
    return shop;
  };
  const names = (cart: Awaited<ReturnType<typeof loaded>>['cart']) =>
    cart
      .getSnapshot()
      .cart?.entries.map(({ additionalFields, quantity }) => [additionalFields?.[0]?.value, quantity]);

  it('change at once, together with later changes of the line, and are taken back where they are refused', async () => {
    const { cart, sent, tile, shop } = await loaded(named());
    const change = cart.change({ type: 'setFields', id: tile, additionalFields: filled('Zoe') });
    cart.change({ type: 'setQuantity', id: tile, quantity: 3 });
    expect(names(cart)).toEqual([
      ['Zoe', 3],
      ['Eva', 2],
    ]);
    expect([...cart.getSnapshot().pending]).toEqual([tile]);
    await settle();
    expect((await change).ok).toBe(true);
    expect(sent.map(({ type }) => type)).toEqual(['setFields', 'setQuantity']);
    expect(cart.getSnapshot().cart).toEqual(shop.cart());

    const refused = cart.change({ type: 'setFields', id: tile, additionalFields: filled('No') });
    expect(names(cart)?.[0]).toEqual(['No', 3]);
    await settle();
    expect(await refused).toMatchObject({ ok: false, error: { key: 'cartFields' } });
    expect(names(cart)?.[0]).toEqual(['Zoe', 3]);
  });

  it.each([
    ['before', false],
    ['after', true],
  ])(
    'goes into the line that is equal then, once, also where the answer is lost %s the work',
    async (_, isLate) => {
      const fault = failing('setFields', { answer: lost, isLate }, { answer: broken, isLate: true });
      const { cart, tile, rare, shop } = await loaded(named(), fault);
      const change = cart.change({ type: 'setFields', id: tile, additionalFields: filled('Eva') });
      expect(names(cart)).toEqual([['Eva', 3]]);
      expect([...cart.getSnapshot().pending]).toEqual([rare]);
      await settle();
      await settle();
      expect((await change).ok).toBe(true);
      expect(shop.cart().entries).toMatchObject([{ id: rare, quantity: 3 }]);
      expect(cart.getSnapshot().cart).toEqual(shop.cart());
    },
  );
});
