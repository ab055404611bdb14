import { readCookies } from '../../core/util/cookies';
import { pageOrigin } from '../../core/util/page-origin';
import { checkoutAddress } from './addresses';
import type { Cart } from './cart';

/** Whether a cookie says that the server has a cart of this visitor. */
export const hasCartCookie = (): boolean => {
  const { hasCart, CART } = readCookies();
  return hasCart === 'true' || !!CART;
};

/** A server on another origin keeps its cookies to itself. */
const isCrossOrigin = (): boolean => new URL(checkoutAddress()).origin !== pageOrigin();

/** Whether the server may have a cart of this visitor. */
export const hasApiCart = (stored?: Cart): boolean =>
  isCrossOrigin() ? stored !== undefined : hasCartCookie();
