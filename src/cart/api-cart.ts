import { type RequestOptions, request } from '../api/request';
import { checkoutAddress } from './addresses';
import type { Cart, CartAdapter, CartRequest } from './cart';
import { hasApiCart } from './has-cart';

const root = '/api/commerce/shopping-cart';
/** A call that hangs would hold up all that comes after it. */
const timeoutMs = 15_000;

type Call = [path: string, options?: RequestOptions];

const at = (id: string): string => encodeURIComponent(id);

const callOf = (wanted: CartRequest): Call => {
  switch (wanted.type) {
    case 'add': {
      const { type, shown, ...body } = wanted;
      return ['/entries', { method: 'POST', body }];
    }
    case 'quantity':
      return [`/entries/${at(wanted.id)}`, { method: 'PUT', body: { quantity: wanted.quantity } }];
    case 'fields': {
      const { additionalFields } = wanted;
      return [`/entries/${at(wanted.id)}`, { method: 'PUT', body: { additionalFields } }];
    }
    case 'remove':
      return [`/entries/${at(wanted.id)}`, { method: 'DELETE' }];
    case 'addCoupon':
      return ['/coupons', { method: 'POST', body: { promoCode: wanted.promoCode } }];
    case 'removeCoupon':
      return [`/coupons/${at(wanted.id)}`, { method: 'DELETE' }];
    case 'location':
      return ['/shipping-location', { method: 'PUT', body: wanted.location }];
    case 'option':
      return ['/shipping-option', { method: 'PUT', body: { id: wanted.id } }];
    default:
      return [''];
  }
};

/** The cart of the server (contract 5, "Commerce"). */
export const apiCart: CartAdapter = {
  hasCart: hasApiCart,
  send(wanted) {
    const [path, options] = callOf(wanted);
    return request<Cart>(root + path, { ...options, crossDomain: true, timeoutMs });
  },
  async checkout(cart) {
    return hasApiCart(cart.id ? cart : undefined) ? checkoutAddress() : undefined;
  },
};
