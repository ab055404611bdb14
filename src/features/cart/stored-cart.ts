import { type Cart, parseCart } from './cart';

/**
 * Whether the cart lives in this browser alone. A word such as `sesion` is no address: a typo must not lead orders to a page
 * of that name.
 * @param config `Azulejo.config.cart`: for such a cart, the address to which the checkout sends an order
 */
export const isLocalCart = (config: unknown = globalThis.Azulejo?.config.cart): config is string =>
  typeof config === 'string' && /[:/.?#]/.test(config);

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

export const storeCart = (cart: Cart): void => {
  try {
    if (cart.id) localStorage.setItem(cartStorageKey(), JSON.stringify(cart));
    else localStorage.removeItem(cartStorageKey());
  } catch {
    // Without storage, the next page requests the cart.
  }
};
