import type { CartResponse } from '../../core/cart-adapter';
import type { ApiResult, Failure } from '../api/api-result';
import { type Cart, parseCart } from './cart';

export const noResponse: Failure = { ok: false, status: 0, reason: 'network', message: '' };
/** The response to a request whose line has been removed meanwhile. */
export const lineIsGone: Failure = { ok: false, status: 404, reason: 'status', message: '' };

/** Checks the cart of a response. A response without a cart counts as unreadable. */
export const checkResponse = (response: CartResponse): ApiResult<Cart> => {
  if (!response.ok) return response;
  const cart = parseCart(response.data);
  if (cart) return { ...response, data: cart };
  console.error(
    '[azulejo] The response is no cart: expected an object with the list `entries`. The cart is requested again.',
    response.data,
  );
  return { ok: false, status: response.status, reason: 'json', message: '' };
};

/** Whether the server has refused a request and changed nothing. After every other failure, the change may have been made. */
export const isRefused = ({ status }: Failure): boolean => status >= 400 && status < 500;
