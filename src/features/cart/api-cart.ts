import { logUnreadable } from '../api/api-result';
import type { ApiCall } from '../api/calls/api-call';
import {
  addCartCoupon,
  addCartEntry,
  getCart,
  removeCartCoupon,
  removeCartEntry,
  setCartShippingLocation,
  setCartShippingOption,
  updateCartEntry,
} from '../api/calls/cart';
import { visitorTimeoutMs } from '../api/fetch-text';
import { request } from '../api/request';
import type { CartAdapter, CartRequest } from './adapter';
import { checkoutAddress } from './addresses';
import { hasApiCart } from './api-session';
import type { Cart } from './cart';

const callFor = (cartRequest: CartRequest): ApiCall<Cart> => {
  switch (cartRequest.type) {
    case 'add': {
      const { type, preview, ...entry } = cartRequest;
      return addCartEntry(entry);
    }
    case 'setQuantity':
      return updateCartEntry({ id: cartRequest.id, quantity: cartRequest.quantity });
    case 'setFields':
      return updateCartEntry({ id: cartRequest.id, additionalFields: cartRequest.additionalFields });
    case 'remove':
      return removeCartEntry(cartRequest);
    case 'addCoupon':
      return addCartCoupon(cartRequest);
    case 'removeCoupon':
      return removeCartCoupon(cartRequest);
    case 'setShippingLocation':
      return setCartShippingLocation(cartRequest.location);
    case 'setShippingOption':
      return setCartShippingOption(cartRequest);
    case 'load':
      return getCart();
  }
};

/** The cart that the server of the API keeps. `hasApiCart` says whether there may be one before this code is loaded. */
export const apiCart: Omit<CartAdapter, 'hasCart'> = {
  async send(cartRequest) {
    const { path, options } = callFor(cartRequest);
    const result = await request<Cart>(path, {
      ...options,
      // Requests go one after the other, so a request without a response must not wait for ever.
      timeoutMs: visitorTimeoutMs,
      // The views have their own texts for failures. The cart store checks the response, as of any adapter.
      loadsText: false,
    });
    logUnreadable(result);
    return result;
  },
  async checkout(cart) {
    return hasApiCart(cart.id ? cart : undefined) ? checkoutAddress() : undefined;
  },
};
