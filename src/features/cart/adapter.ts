import type { Cart, CartAdapter } from '../../core/cart-adapter';
import type { Failure } from '../api/api-result';
import type { CartMessages } from './messages/es-419';

export type { CartAction, CartAdapter, CartRequest } from '../../core/cart-adapter';

export const isCartAdapter = (config: unknown): config is CartAdapter =>
  typeof (config as CartAdapter | undefined)?.send === 'function';

/** A change that failed. `key` is the key of its message in src/features/cart/messages. */
export interface CartError extends Failure {
  key: Exclude<keyof CartMessages, 'cartSession' | 'cartStock'>;
}

export type CartResult = { ok: true; cart: Cart } | { ok: false; error: CartError };
