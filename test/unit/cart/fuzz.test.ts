import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartAction } from '../../../src/features/cart/adapter';
import { applyAction } from '../../../src/features/cart/apply-action';
import { emptyCart, lineKey } from '../../../src/features/cart/cart';
import { type CartStore, createCart } from '../../../src/features/cart/create-cart';
import { add, broken, Channel, createShop, filled, goods, lost, talkTo } from './shop';

const actionCount = 1000;

/** Numbers from 0 to 1, the same for a seed each time (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});

afterEach(() => {
  Channel.delayMs = () => 1;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface WanderOptions {
  tabs: CartStore[];
  random: () => number;
  /** Called when no request is on its way, with the actions that have succeeded. */
  onQuiet?: (actions: CartAction[]) => void;
}

/** A visitor without a plan. */
async function wander({ tabs, random, onQuiet }: WanderOptions) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const actions: CartAction[] = [];
  let failures = 0;
  for (let count = 0; count < actionCount; count += 1) {
    const cart = pick(tabs);
    const lines = cart.getSnapshot().cart?.entries ?? [];
    const id = lines.length ? pick(lines).id : 'nothing';
    const quantity = Math.floor(random() * 8);
    const action = pick<CartAction>([
      add(pick(Object.keys(goods)), quantity + 1),
      { type: 'setQuantity', id, quantity },
      { type: 'setQuantity', id, quantity },
      // `onQuiet` compares lines by their keys, which other answers change.
      ...(onQuiet
        ? []
        : [{ type: 'setFields' as const, id, additionalFields: filled(pick(['Ana', 'Eva', 'No'])) }]),
      { type: 'remove', id },
      { type: 'addCoupon', promoCode: pick(['TEN', 'NO']) },
      { type: 'removeCoupon', id: 'ten' },
    ]);
    const line = lines.find((entry) => entry.id === id);
    // By its key: ids are the shop's.
    const expectedCart =
      'id' in action && line && action.type !== 'removeCoupon' ? { ...action, id: lineKey(line) } : action;
    cart.change(action).then(({ ok }) => {
      if (ok) actions.push(expectedCart);
      else failures += 1;
    });
    if (random() < 0.5) await vi.advanceTimersByTimeAsync(random() * 120);
    // Now and then the visitor looks at a tile for a while.
    if (random() < 0.1) await vi.advanceTimersByTimeAsync(3000);
    if (tabs.every((tab) => tab.getSnapshot().pending.size === 0)) onQuiet?.(actions);
  }
  await vi.advanceTimersByTimeAsync(300_000);
  return { actions, failures };
}

/** What goes wrong with one call in four: lost on its way there or back, or broken before or after the work. */
const badNetwork = (random: () => number) => ({
  delayMs: () => random() * 40,
  fail: () => {
    if (random() < 0.75) return undefined;
    return { answer: random() < 0.6 ? lost : broken, isLate: random() < 0.5 };
  },
});

const quantities = ({ entries }: typeof emptyCart) =>
  Object.fromEntries(entries.map(({ itemId, quantity }) => [itemId, quantity]));

it.each([1, 2])('after 1,000 changes over a bad network, client and server are equal (%s)', async (seed) => {
  const random = randomOf(seed);
  const shop = createShop();
  const { adapter, sent } = talkTo(shop, badNetwork(random));
  const cart = createCart(adapter);
  const { actions, failures } = await wander({ tabs: [cart], random });
  expect(cart.getSnapshot()).toEqual({
    cart: shop.cart(),
    count: shop.cart().totalQuantity,
    pending: new Set(),
    hasLoadFailed: false,
  });
  expect(actions.length + failures).toBe(actionCount);
  expect(failures).toBeGreaterThan(20);
  expect(sent.length).toBeGreaterThan(300);
  cart.destroy();
});

it.each([3, 4])(
  'where the cart can be looked at after each fault, what was said to be done is what was done (%s)',
  async (seed) => {
    const random = randomOf(seed);
    const shop = createShop();
    const { delayMs, fail } = badNetwork(random);
    const { adapter } = talkTo(shop, { delayMs, fail: ({ type }) => (type === 'load' ? undefined : fail()) });
    const cart = createCart(adapter);
    let quietMoments = 0;
    const { failures } = await wander({
      tabs: [cart],
      random,
      onQuiet(actions) {
        quietMoments += 1;
        expect(quantities(shop.cart())).toEqual(
          quantities(actions.reduce((cart, action) => applyAction(cart, action), emptyCart)),
        );
      },
    });
    expect(quietMoments).toBeGreaterThan(50);
    expect(cart.getSnapshot().cart).toEqual(shop.cart());
    expect(failures).toBeGreaterThan(20);
    cart.destroy();
  },
);

it.each([5, 6, 7])('in three tabs at once, all and the server are equal in the end (%s)', async (seed) => {
  const random = randomOf(seed);
  Channel.delayMs = () => random() * 60;
  const shop = createShop();
  const tabs = [1, 2, 3].map(() => createCart(talkTo(shop, badNetwork(random)).adapter));
  await wander({ tabs, random });
  for (const tab of tabs) expect(tab.getSnapshot().cart).toEqual(shop.cart());
  for (const tab of tabs) tab.destroy();
});
