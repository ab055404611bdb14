import { useSyncExternalStore } from 'react';
import { lazyImport } from '../../core/lazy-import';
import { type CartAdapter, isCartAdapter, isLocalCart } from './adapter';
import { hasApiCart } from './api-session';
import { type CartSnapshot, type CartStore, createCart } from './create-cart';
import { localCart } from './local-cart';

const apiModule = lazyImport(() => import('./api-cart'));

/** The server's cart. Its code is imported with the first request, which a visitor without a cart never makes. */
const lazyApiCart: CartAdapter = {
  hasCart: hasApiCart,
  send: async (request) => (await apiModule.load()).apiCart.send(request),
  checkout: async (cart) => (await apiModule.load()).apiCart.checkout(cart),
};

const warnUnknownCart = (config: unknown): void => {
  const value = typeof config === 'string' ? `"${config}"` : `${typeof config} without \`send\``;
  console.warn(
    `[azulejo] data-cart is ${value}, expected api, an address such as mailto:shop@example.com or ./order, or an adapter set by a script; the cart is stored on the server, as with api.`,
  );
};

const adapterFor = (config: unknown): CartAdapter => {
  if (isCartAdapter(config)) return config;
  if (isLocalCart(config)) return localCart(config);
  if ((config ?? 'api') !== 'api') warnUnknownCart(config);
  return lazyApiCart;
};

let store: CartStore | undefined;

/** The one cart of the page, created at the first call. `Azulejo.config.cart` names the adapter (README.md). */
export const pageCart = (): CartStore => {
  if (!store) {
    store = createCart(adapterFor(globalThis.Azulejo?.config.cart));
    globalThis.Azulejo?.onDestroy(() => {
      store?.destroy();
      store = undefined;
    });
  }
  return store;
};

/** The page's cart as it is now. The component renders again with each change. */
export const useCart = (): CartSnapshot => {
  const { subscribe, getSnapshot } = pageCart();
  return useSyncExternalStore(subscribe, getSnapshot);
};
