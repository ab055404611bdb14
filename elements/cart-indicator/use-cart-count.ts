import { useEffect, useState } from 'react';
import { lazyImport } from '../../src/core/lazy-import';
import { hasCartCookie } from '../../src/features/cart/api-session';
import { cartStorageKey, readStoredCart } from '../../src/features/cart/stored-cart';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useLazyModule } from '../../src/hooks/use-lazy-module';
import { useOptionalStore } from '../../src/hooks/use-optional-store';

/** The cart's code is larger than this block; a visitor without a cart never loads it. */
const cartModule = lazyImport(() => import('../../src/features/cart/page-cart'));

/** The number of items in the cart. Until the cart is loaded, the number that this browser stored last. */
export const useCartCount = (): number => {
  const [storedCount] = useState(() => (hasCartCookie() && readStoredCart()?.totalQuantity) || 0);
  // A cart without a cookie is kept by a server on another origin, or by this browser.
  const [mayHaveCart, setMayHaveCart] = useState(() => hasCartCookie() || !!readStoredCart());
  useEventListener(mayHaveCart ? undefined : document, 'az-add', () => setMayHaveCart(true));
  // Another tab has added something.
  useEffect(() => {
    if (mayHaveCart) return undefined;
    const channel = new BroadcastChannel(cartStorageKey());
    channel.onmessage = () => setMayHaveCart(true);
    return () => channel.close();
  }, [mayHaveCart]);

  const cart = useLazyModule(cartModule, mayHaveCart)?.pageCart();
  const snapshot = useOptionalStore(cart, undefined);
  return snapshot?.cart ? snapshot.count : storedCount;
};
