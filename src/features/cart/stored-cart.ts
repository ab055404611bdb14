import { isLocalCart } from './adapter';
import { type Cart, parseCart } from './cart';

/** The cart's key in `localStorage`. Pages of one site may have carts of both kinds. */
export const cartStorageKey = (): string => (isLocalCart() ? 'azulejo-local-cart' : 'azulejo-cart');

type CartChannel = Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'>;

/** A channel to the other tabs that show the same stored cart. */
export const cartChannel = (): CartChannel => {
  try {
    return new BroadcastChannel(cartStorageKey());
  } catch {
    // Firefox refuses the channel where the visitor blocks cookies. The other tabs then do not hear of changes in this one.
    return { onmessage: null, postMessage() {}, close() {} };
  }
};

/** The last cart that this browser knew, which blocks show until the current cart has been loaded. */
export const readStoredCart = (): Cart | undefined => {
  try {
    return parseCart(JSON.parse(localStorage.getItem(cartStorageKey()) ?? ''));
  } catch {
    return undefined;
  }
};

/**
 * Stores the cart for the next page, and removes one without an id.
 * @throws where the browser has no storage, or no room in it
 */
export const storeCart = (cart: Cart): void => {
  if (cart.id) localStorage.setItem(cartStorageKey(), JSON.stringify(cart));
  else localStorage.removeItem(cartStorageKey());
};

/**
 * Stores a copy of the cart that a server, or the page's own adapter, has sent. The cart of this browser is no copy: local-cart.ts
 * stores each change, and another tab may have stored a later one by now.
 */
export const storeCopy = (cart: Cart): void => {
  if (isLocalCart()) return;
  try {
    storeCart(cart);
  } catch {
    // Without storage, the next page requests the cart.
  }
};
