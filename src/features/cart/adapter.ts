import type { ApiResult, Failure } from '../api/api-result';
import type { AdditionalField, Cart, CartEntry, ShippingLocation } from './cart';
import type { CartMessages } from './messages/es-419';

/** A change that a visitor makes to a cart. `id` is the id or the key of a line. */
export type CartAction =
  /** `preview` describes the line until the server responds. A cart without a server keeps nothing else of the line. */
  | {
      type: 'add';
      itemId: string;
      sku: string;
      quantity: number;
      additionalFields?: CartEntry['additionalFields'];
      preview?: Partial<CartEntry>;
    }
  /** A quantity of 0 removes the line. */
  | { type: 'setQuantity'; id: string; quantity: number }
  /** Replaces the answers to the product's form. A line that becomes equal to another line joins that line. */
  | { type: 'setFields'; id: string; additionalFields: AdditionalField[] }
  | { type: 'remove'; id: string }
  | { type: 'addCoupon'; promoCode: string }
  | { type: 'removeCoupon'; id: string }
  | { type: 'setShippingLocation'; location: ShippingLocation }
  | { type: 'setShippingOption'; id: string };

export type CartRequest = CartAction | { type: 'load' };

/**
 * The place that keeps the cart, named by `Azulejo.config.cart`: a server, this browser, or an object of the page. Whatever the
 * adapter, the store keeps the last cart in `localStorage` and sends it to the other tabs: stored-cart.ts owns the key and the
 * channel.
 */
export interface CartAdapter {
  /**
   * Whether the visitor may have a cart, decided without a request.
   * @param stored the last cart that this browser stored
   */
  hasCart(stored?: Cart): boolean;
  /**
   * Carries out a request and resolves with the whole cart. The cart store sends one request at a time, and treats a
   * rejected promise like a request without a response.
   *
   * `updatedOn` of the cart has to grow with every change: tabs use the cart with the later one. A tab that gets another cart
   * with the same one loads the cart. Without `updatedOn`, the other tabs load the cart after each change.
   */
  send(request: CartRequest): Promise<ApiResult<Cart>>;
  /**
   * Resolves with the address of the checkout. With undefined, the visitor reads that the session may have expired, or cookies
   * may be disabled (message `cartSession`), whatever the reason is; with a rejection, that the cart could not be loaded.
   */
  checkout(cart: Cart): Promise<string | undefined>;
}

export const isCartAdapter = (config: unknown): config is CartAdapter =>
  typeof (config as CartAdapter | undefined)?.send === 'function';

/** A change that failed. `key` is the key of its message in src/features/cart/messages. */
export interface CartError extends Failure {
  key: Exclude<keyof CartMessages, 'cartSession' | 'cartStock'>;
}

export type CartResult = { ok: true; cart: Cart } | { ok: false; error: CartError };
