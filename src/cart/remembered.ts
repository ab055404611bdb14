import type { Cart } from './cart';

/** Whether this browser keeps the cart: `Azulejo.config.cart` is an address. */
export const isLocal = (config: unknown = globalThis.Azulejo?.config.cart): config is string =>
  typeof config === 'string' && config !== 'api';

/** What this page's cart goes by in the browser's storage, and among tabs: one of a server is none of this browser alone. */
export const cartName = (): string => (isLocal() ? 'azulejo-local-cart' : 'azulejo-cart');

/** The cart that this browser knew last: shown until the one of now is here. */
export const recall = (): Cart | undefined => {
  try {
    return JSON.parse(localStorage.getItem(cartName()) ?? '');
  } catch {
    return undefined;
  }
};

export const remember = (cart: Cart): void => {
  try {
    if (cart.id) localStorage.setItem(cartName(), JSON.stringify(cart));
    else localStorage.removeItem(cartName());
  } catch {
    // Without storage the next page asks.
  }
};
