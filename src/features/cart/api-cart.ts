import { logUnreadable } from '../api/api-result';
import { type RequestOptions, request } from '../api/request';
import type { CartAdapter, CartRequest } from './adapter';
import { checkoutAddress } from './addresses';
import { hasApiCart } from './api-session';
import type { Cart } from './cart';

const root = '/api/commerce/shopping-cart';
/** Requests go one after the other, so a request without a response must not wait for ever. */
const timeoutMs = 15_000;

type HttpCall = [path: string, options?: RequestOptions];

const entryPath = (id: string): string => `/entries/${encodeURIComponent(id)}`;

const httpCallFor = (cartRequest: CartRequest): HttpCall => {
  switch (cartRequest.type) {
    case 'add': {
      const { type, preview, ...body } = cartRequest;
      return ['/entries', { method: 'POST', body }];
    }
    case 'setQuantity':
      return [entryPath(cartRequest.id), { method: 'PUT', body: { quantity: cartRequest.quantity } }];
    case 'setFields': {
      const { additionalFields } = cartRequest;
      return [entryPath(cartRequest.id), { method: 'PUT', body: { additionalFields } }];
    }
    case 'remove':
      return [entryPath(cartRequest.id), { method: 'DELETE' }];
    case 'addCoupon':
      return ['/coupons', { method: 'POST', body: { promoCode: cartRequest.promoCode } }];
    case 'removeCoupon':
      return [`/coupons/${encodeURIComponent(cartRequest.id)}`, { method: 'DELETE' }];
    case 'setShippingLocation':
      return ['/shipping-location', { method: 'PUT', body: cartRequest.location }];
    case 'setShippingOption':
      return ['/shipping-option', { method: 'PUT', body: { id: cartRequest.id } }];
    default:
      return [''];
  }
};

/** The cart that the server of the API keeps. */
export const apiCart: CartAdapter = {
  hasCart: hasApiCart,
  async send(cartRequest) {
    const [path, options] = httpCallFor(cartRequest);
    // The views have texts of their own for what failed.
    const result = await request<Cart>(root + path, {
      ...options,
      crossDomain: true,
      timeoutMs,
      loadsText: false,
    });
    logUnreadable(result);
    return result;
  },
  async checkout(cart) {
    return hasApiCart(cart.id ? cart : undefined) ? checkoutAddress() : undefined;
  },
};
