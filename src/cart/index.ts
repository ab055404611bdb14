import { again } from '../util/again';
import type { Cart, CartAdapter } from './cart';
import { type CartService, createCart } from './create-cart';
import { hasApiCart, isAdapter } from './has-cart';
import { isLocal } from './remembered';

/** The code of an adapter comes with its first use: a page whose cart is empty has none. */
const later = (
  hasCart: CartAdapter['hasCart'],
  code: () => Promise<Omit<CartAdapter, 'hasCart'>>,
): CartAdapter => ({
  hasCart,
  send: async (request) => (await code()).send(request),
  checkout: async (cart) => (await code()).checkout(cart),
});

const adapterOf = (config: unknown): CartAdapter => {
  if (isAdapter(config)) return config;
  if (!isLocal(config))
    return later(hasApiCart, () => again(() => import('./api-cart')).then(({ apiCart }) => apiCart));
  const hasCart = (remembered?: Cart): boolean => remembered !== undefined;
  return later(hasCart, async () => {
    const { send, checkout } = await again(() => import('./local-cart'));
    return { send, checkout: async (cart) => checkout(config, cart) };
  });
};

let service: CartService | undefined;

/** The page's cart, kept by what `Azulejo.config.cart` says when it is first asked for (README.md). */
export const pageCart = (): CartService => {
  if (!service) {
    service = createCart(adapterOf(globalThis.Azulejo?.config.cart));
    globalThis.Azulejo?.onDestroy(() => {
      service?.end();
      service = undefined;
    });
  }
  return service;
};

export { formatCents } from '../money/format-money';
export { again } from '../util/again';
export * from './addresses';
export {
  type AdditionalField,
  type Cart,
  type CartAction,
  type CartAdapter,
  type CartEntry,
  type CartError,
  type CartResult,
  currencyOf,
  lineKey,
  lineOf,
} from './cart';
export type { CartService, CartSnapshot } from './create-cart';
export { isLocal } from './remembered';
