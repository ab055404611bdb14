import type { Cart, CartAdapter } from '../../core/cart-adapter';
import type { Failure } from '../api/api-result';
import type { CartMessages } from './messages/es-419';

export type { CartAction, CartAdapter, CartRequest } from '../../core/cart-adapter';

export const isCartAdapter = (config: unknown): config is CartAdapter =>
  typeof (config as CartAdapter | undefined)?.send === 'function';

/**
 * Whether the cart lives in this browser alone. A word such as `sesion` is no address: a typo must not lead orders to a page
 * of that name.
 * @param config `Azulejo.config.cart`: for such a cart, the address to which the checkout sends an order
 */
export const isLocalCart = (config: unknown = globalThis.Azulejo?.config.cart): config is string =>
  typeof config === 'string' && /[:/.?#]/.test(config);

/** A change that failed. `key` is the key of its message in src/features/cart/messages. */
export interface CartError extends Failure {
  key: Exclude<keyof CartMessages, 'cartSession' | 'cartStock' | 'cartCurrency' | 'cartPrice'>;
}

export type CartResult = { ok: true; cart: Cart } | { ok: false; error: CartError };
