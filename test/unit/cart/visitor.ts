import { afterEach, beforeEach, vi } from 'vitest';
import { type CartStore, createCart } from '../../../src/features/cart/create-cart';
import { add, Channel, createShop, type lost, talkTo } from './shop';

const open: CartStore[] = [];

/** One that ends with its test. */
export const openCart = (...[adapter]: Parameters<typeof createCart>): CartStore => {
  const cart = createCart(adapter);
  open.push(cart);
  return cart;
};

/** Lets what is on its way come: the clock of these tests is their own. */
export const settle = () => vi.advanceTimersByTimeAsync(500);

/** For each test of a suite: tabs of one browser, and a clock of its own. */
export function inOneBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', Channel);
  });
  afterEach(() => {
    for (const cart of open.splice(0)) cart.destroy();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const quantities = (cart: CartStore) =>
  cart.getSnapshot().cart?.entries.map(({ quantity }) => quantity);

/** Fails the next calls of a kind, each in turn. */
export const failing = (
  type: string,
  ...faults: ({ answer: typeof lost; isLate?: boolean } | undefined)[]
) => ({
  fail: (request: { type: string }) => (request.type === type ? faults.shift() : undefined),
});

/** Two tiles and a rare one are in the cart. */
export const stocked = () => {
  const shop = createShop();
  shop.answer(add('tile', 2));
  shop.answer(add('rare', 1));
  return shop;
};

/** A cart that knows what is in it, and has sent nothing yet. */
export const loaded = async (shop = stocked(), options = {}) => {
  const talk = talkTo(shop, options);
  const cart = openCart(talk.adapter);
  const loading = cart.load();
  await settle();
  await loading;
  talk.sent.length = 0;
  const [tile, rare] = cart.getSnapshot().cart?.entries ?? [];
  return { shop, cart, ...talk, tile: tile?.id ?? '', rare: rare?.id ?? '' };
};
