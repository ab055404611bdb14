import { checkoutAddress } from './addresses';
import type { Cart, CartAdapter } from './cart';
import { hasCookie } from './has-cookie';

/** Of a server on another origin, cookies cannot be read. */
const isElsewhere = (): boolean => new URL(checkoutAddress()).origin !== location.origin;

/** Whether the server may have a cart of this visitor. */
export const hasApiCart = (remembered?: Cart): boolean =>
  isElsewhere() ? remembered !== undefined : hasCookie();

export const isAdapter = (config: unknown): config is CartAdapter =>
  typeof (config as CartAdapter | undefined)?.send === 'function';
