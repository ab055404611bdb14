import { describe, expect, it, vi } from 'vitest';
import { add, Channel, createShop, lost, talkTo } from './shop';
import { inOneBrowser, loaded, openCart, settle, stocked } from './visitor';

inOneBrowser();

describe('another tab', () => {
  it('has the same cart', async () => {
    const shop = createShop();
    const here = openCart(talkTo(shop).adapter);
    const there = openCart(talkTo(shop).adapter);
    here.change(add('tile', 2));
    await settle();
    expect(there.getSnapshot()).toEqual(here.getSnapshot());
    const { id = '' } = there.getSnapshot().cart?.entries[0] ?? {};
    there.change({ type: 'setQuantity', id, quantity: 7 });
    await settle();
    expect(here.getSnapshot().count).toBe(7);
    expect(here.getSnapshot()).toEqual(there.getSnapshot());
  });

  it('brings a later cart, and cannot bring an earlier one', async () => {
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
    expect(cart.getSnapshot().count).toBe(2);
    shop.answer(add('tile'));
    tab.postMessage(shop.cart());
    await settle();
    expect(cart.getSnapshot().count).toBe(3);
    expect(sent.length).toBe(1);
    tab.close();
  });

  it('learns of a change whose response was lost', async () => {
    const shop = createShop();
    let isDown = true;
    const fail = () => (isDown ? { answer: lost, isLate: true } : undefined);
    const here = openCart(talkTo(shop, { fail }).adapter);
    const there = openCart(talkTo(shop).adapter);
    here.change({ ...add('tile'), quantity: 3 });
    await settle();
    isDown = false;
    expect(there.getSnapshot().count).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(there.getSnapshot().cart).toEqual(shop.cart());
  });

  it('is out of reach where the browser refuses the channel, as Firefox does without cookies: the cart works', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    );
    const cart = openCart(talkTo(createShop()).adapter);
    cart.change(add('tile', 2));
    await settle();
    expect(cart.getSnapshot().count).toBe(2);
  });

  it('that sends a cart without a time makes this tab load the cart', async () => {
    const shop = createShop();
    const { adapter } = talkTo(shop);
    const cart = openCart(adapter);
    shop.answer(add('tile', 4));
    const tab = new Channel();
    tab.postMessage({ ...shop.cart(), updatedOn: undefined });
    await settle();
    expect(cart.getSnapshot().count).toBe(4);
    tab.close();
  });

  it('that sends another cart of the same time makes this tab load the cart, and the same cart does not', async () => {
    const shop = createShop();
    shop.answer(add('tile', 2));
    const { updatedOn } = shop.cart();
    const { adapter, sent } = talkTo(shop);
    const cart = openCart(adapter);
    const loading = cart.load();
    await settle();
    await loading;
    const tab = new Channel();
    tab.postMessage(shop.cart());
    await settle();
    expect(sent.length).toBe(1);
    shop.answer(add('tile'));
    tab.postMessage({ ...shop.cart(), updatedOn });
    await settle();
    expect(cart.getSnapshot().count).toBe(3);
    expect(sent.length).toBe(2);
    tab.close();
  });
});

it('a page that comes online finds out what a lost response has changed', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const faults: { answer: typeof lost; isLate: boolean }[] = [];
  const { cart, sent } = await loaded(stocked(), { fail: () => faults.shift() });
  page.dispatchEvent(new Event('online'));
  expect(sent).toEqual([]);
  for (let times = 0; times < 2; times += 1) faults.push({ answer: lost, isLate: true });
  cart.change(add('star'));
  await settle();
  sent.length = 0;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([{ type: 'load' }]);
  expect(cart.getSnapshot().count).toBe(4);
});

it('a page from the back/forward cache notices that the cart has been paid for', async () => {
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
  expect(cart.getSnapshot().count).toBe(0);
});
