import { type AdditionalField, type Cart, parseCart, type ShippingLocation } from '../../cart/cart';
import type { CallOptions } from '../call';
import { type ApiCall, pathStep } from './api-call';

/** Something that goes into the cart: a variant of a product, by its SKU. */
export interface NewCartEntry {
  itemId: string;
  sku: string;
  quantity: number;
  /** The answers to the product's form. */
  additionalFields?: AdditionalField[] | null | undefined;
}

/** One change of an entry, by its id. */
export interface CartEntryChange {
  id: string;
  /** 0 removes the entry. */
  quantity?: number;
  /** Replaces the answers to the product's form. */
  additionalFields?: AdditionalField[];
}

const readCart = (data: unknown): Cart => {
  const cart = parseCart(data);
  if (!cart) throw Error('expected a cart: { entries: […] }.');
  return cart;
};

const cartCall = (path: string, options: CallOptions = {}): ApiCall<Cart> => ({
  path: `/api/commerce/shopping-cart${path}`,
  options: { ...options, credentials: 'include' },
  read: readCart,
});

const entryPath = (id: string): string => `/entries/${pathStep(id)}`;

export const getCart = (): ApiCall<Cart> => cartCall('');

export const addCartEntry = (entry: NewCartEntry): ApiCall<Cart> =>
  cartCall('/entries', { method: 'POST', body: entry });

export const updateCartEntry = ({ id, ...change }: CartEntryChange): ApiCall<Cart> =>
  cartCall(entryPath(id), { method: 'PUT', body: change });

export const removeCartEntry = ({ id }: { id: string }): ApiCall<Cart> =>
  cartCall(entryPath(id), { method: 'DELETE' });

export const addCartCoupon = ({ promoCode }: { promoCode: string }): ApiCall<Cart> =>
  cartCall('/coupons', { method: 'POST', body: { promoCode } });

export const removeCartCoupon = ({ id }: { id: string }): ApiCall<Cart> =>
  cartCall(`/coupons/${pathStep(id)}`, { method: 'DELETE' });

export const setCartShippingLocation = (location: ShippingLocation): ApiCall<Cart> =>
  cartCall('/shipping-location', { method: 'PUT', body: location });

export const setCartShippingOption = ({ id }: { id: string }): ApiCall<Cart> =>
  cartCall('/shipping-option', { method: 'PUT', body: { id } });
