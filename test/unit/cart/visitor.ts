import { afterEach, beforeEach, vi } from 'vitest';
import { type CartStore, createCart } from '../../../src/features/cart/create-cart';
import { add, Channel, createShop, type lost, talkTo } from './shop';

const open: CartStore[] = [];

/** Creates a cart store that is destroyed after the test. */
export const openCart = (...[adapter]: Parameters<typeof createCart>): CartStore => {
  const cart = createCart(adapter);
  open.push(cart);
  return cart;
};

/** Advances the fake clock by half a second, so that requests on their way arrive. */
export const settle = () => vi.advanceTimersByTimeAsync(500);

/** Gives each test of a suite fake timers, and a fake `BroadcastChannel` between tabs. */
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

/** Options that make the next requests of a type fail, one after the other. */
export const failing = (
  type: string,
  ...faults: ({ answer: typeof lost; isLate?: boolean } | undefined)[]
) => ({
  fail: (request: { type: string }) => (request.type === type ? faults.shift() : undefined),
});

/** A shop whose cart contains two tiles and one rare tile. */
export const stocked = () => {
  const shop = createShop();
  shop.answer(add('tile', 2));
  shop.answer(add('rare', 1));
  return shop;
};

/** A cart that has loaded; the list of sent requests is empty. */
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
