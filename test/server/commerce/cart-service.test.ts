import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartAction } from '../../../src/features/cart/adapter';
import { apiCart } from '../../../src/features/cart/api-cart';
import { hasApiCart } from '../../../src/features/cart/api-session';
import { type CartStore, createCart } from '../../../src/features/cart/create-cart';
import { Channel } from '../../unit/cart/shop';
import { asJson, createCookieJar, serveSite } from '../serve';
import { items } from './visitor';

const actionCount = 1000;

const open: CartStore[] = [];

afterEach(() => {
  for (const cart of open.splice(0)) cart.destroy();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
});

/** The parts of a browser that the API and the cart of the library need. */
async function visitShop() {
  const { origin, get } = await serveSite();
  const { cookies, store, header } = createCookieJar();
  const through = fetch;
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('document', {
    baseURI: origin,
    get cookie() {
      return header();
    },
    set cookie(line) {
      store(line);
    },
  });
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    const answer = await through(url, { ...init, headers: { ...init?.headers, Cookie: header() } });
    for (const line of answer.headers.getSetCookie()) store(line);
    return answer;
  });
  await fetch(`${origin}/`);
  const tab = () => {
    const cart = createCart({ ...apiCart, hasCart: hasApiCart });
    open.push(cart);
    return cart;
  };
  const serverCart = async () => (await fetch(`${origin}/api/commerce/shopping-cart`)).json();
  const received = async (path = '/api/commerce/shopping-cart') =>
    (await get(`/_received?path=${path}`)).json();
  const fault = (one: object) => get('/_fault', asJson({ path: '/api/commerce/*', ...one }));
  return {
    origin,
    tab,
    serverCart,
    received,
    fault,
    cookies,
    clearFaults: () => get('/_fault', { method: 'DELETE' }),
  };
}

const add = (item: { itemId: string; sku: string }, quantity = 1): CartAction => ({
  type: 'add',
  ...item,
  quantity,
});

describe("the service on the demo server's API", () => {
  it('sends no request without a cart cookie, and finds the cart by its cookie after a reload', async () => {
    const { tab, received, serverCart, cookies, origin } = await visitShop();
    const first = tab();
    first.subscribe(() => {});
    expect(first.getSnapshot().count).toBe(0);
    expect(await received()).toEqual([]);
    expect(await first.checkout()).toBeUndefined();

    await first.change(add(items.tile, 2));
    expect(cookies.get('hasCart')).toBe('true');
    const reloaded = tab();
    await reloaded.load();
    expect(reloaded.getSnapshot()).toMatchObject({ cart: await serverCart(), count: 2, pending: new Set() });
    expect(await reloaded.checkout()).toBe(`${origin}/commerce/goto-checkout`);
  });

  it('performs every change that a visitor can make', async () => {
    const { tab, serverCart } = await visitShop();
    const cart = tab();
    const does = async (action: CartAction) => {
      expect(await cart.change(action)).toMatchObject({ ok: true });
      expect(cart.getSnapshot().cart).toEqual(await serverCart());
      return cart.getSnapshot().cart;
    };
    const [line] = (await does(add(items.onSale, 2)))?.entries ?? [];
    await does(add(items.tile));
    await does({ type: 'setQuantity', id: line?.id ?? '', quantity: 3 });
    const location = { country: 'US', state: 'CA', city: 'Oakland', zip: '94612' };
    await does({ type: 'setShippingLocation', location });
    await does({ type: 'setShippingOption', id: 'shipping-express' });
    expect(await does({ type: 'addCoupon', promoCode: 'azul10' })).toMatchObject({
      subtotalCents: 17747,
      discountCents: 1775,
      shippingCostCents: 1400,
      taxCents: 1158,
      grandTotalCents: 17747 - 1775 + 1400 + 1158,
    });
    await does({ type: 'removeCoupon', id: 'coupon-azul10' });
    await does({ type: 'remove', id: line?.id ?? '' });
    expect(cart.getSnapshot().count).toBe(1);
  });

  it('reports the server’s errors with the messages of the fields', async () => {
    const { tab } = await visitShop();
    const cart = tab();
    expect(await cart.change(add(items.soldOut))).toMatchObject({
      ok: false,
      error: {
        key: 'cartAdd',
        status: 400,
        errors: { quantity: 'No quedan tantas piezas de este producto.' },
      },
    });
    expect(cart.getSnapshot().count).toBe(0);
  });

  it('adds an item once even if the response was lost', async () => {
    const { tab, fault, received, serverCart } = await visitShop();
    const cart = tab();
    await cart.change(add(items.tile));
    await fault({ drop: true, late: true });
    expect((await cart.change(add(items.tile, 2))).ok).toBe(true);
    expect((await received('/api/commerce/shopping-cart/entries')).length).toBe(2);
    expect(cart.getSnapshot()).toMatchObject({ count: 3, cart: await serverCart() });
  });

  it('uses a new crumb when its crumb is rejected', async () => {
    const { tab, cookies } = await visitShop();
    cookies.delete('crumb');
    expect((await tab().change(add(items.tile))).ok).toBe(true);
  });

  it('with faults in every tenth call and lost responses, two tabs end with the server’s cart', async () => {
    const { tab, fault, clearFaults, serverCart } = await visitShop();
    await fault({ status: 500, every: 10, times: 10_000 });
    await fault({ status: 500, late: true, every: 13, times: 10_000 });
    await fault({ drop: true, late: true, every: 37, times: 10_000 });
    await fault({ drop: true, every: 211, times: 10_000 });
    const tabs = [tab(), tab()];
    const things = [items.tile, items.rare, items.onSale, items.digital, items.service];
    const results: Promise<{ ok: boolean }>[] = [];
    let state = 42;
    /** A pseudo-random integer from 0 to below `end`, the same in each run (Lehmer). */
    const random = (end: number): number => (state = (state * 48271) % 2147483647) % end;

    for (let count = 0; count < actionCount; count += 1) {
      const cart = tabs[random(2)] as CartStore;
      const lines = cart.getSnapshot().cart?.entries ?? [];
      const id = lines[random(lines.length || 1)]?.id ?? 'nothing';
      const actions: CartAction[] = [
        add(things[random(things.length)] ?? items.tile, 1 + random(3)),
        { type: 'setQuantity', id, quantity: random(6) },
        { type: 'setQuantity', id, quantity: 1 + random(6) },
        { type: 'remove', id },
        { type: 'addCoupon', promoCode: random(2) ? 'AZUL10' : 'CINCO' },
        { type: 'removeCoupon', id: 'coupon-azul10' },
        {
          type: 'setShippingLocation',
          location: { country: random(2) ? 'US' : 'MX', state: 'CA', city: '', zip: '' },
        },
        { type: 'setShippingOption', id: 'shipping-express' },
      ];
      const result = cart.change(actions[random(actions.length)] as CartAction);
      results.push(result);
      // The visitor usually acts before the response has arrived.
      if (random(4) === 0) await result;
    }
    const done = (await Promise.all(results)).filter(({ ok }) => ok);
    await clearFaults();
    const truth = await serverCart();
    await vi.waitFor(
      () => {
        for (const cart of tabs)
          expect(cart.getSnapshot()).toMatchObject({ cart: truth, count: truth.totalQuantity });
      },
      { timeout: 15_000 },
    );
    for (const cart of tabs) expect(cart.getSnapshot().pending.size).toBe(0);
    expect(done.length).toBeGreaterThan(actionCount / 2);
    expect(done.length).toBeLessThan(actionCount);
  }, 120_000);
});
