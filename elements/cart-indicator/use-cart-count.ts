import { useEffect, useState } from 'react';
import { lazyImport } from '../../src/core/lazy-import';
import { hasCartCookie } from '../../src/features/cart/api-session';
import { cartChannel, readStoredCart } from '../../src/features/cart/stored-cart';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useLazyModule } from '../../src/hooks/use-lazy-module';
import { useOptionalStore } from '../../src/hooks/use-optional-store';

/** The cart's code is larger than this block; a visitor without a cart never loads it. */
const cartModule = lazyImport(() => import('../../src/features/cart/page-cart'));

/** A cart without a cookie is kept by a server on another origin, or by this browser. */
const mayHaveCartNow = (): boolean => hasCartCookie() || !!readStoredCart();

/** The number of items in the cart. Until the cart is loaded, the number that this browser stored last. */
export const useCartCount = (): number => {
  const [storedCount] = useState(() => (hasCartCookie() && readStoredCart()?.totalQuantity) || 0);
  const [mayHaveCart, setMayHaveCart] = useState(mayHaveCartNow);
  useEventListener(mayHaveCart ? undefined : document, 'az-add', () => setMayHaveCart(true));
  // The visitor comes back from another page to this one, which the browser has kept as it was: it has heard of nothing.
  useEventListener(mayHaveCart ? undefined : window, 'pageshow', () => setMayHaveCart(mayHaveCartNow()));
  // Another tab has added something.
  useEffect(() => {
    if (mayHaveCart) return undefined;
    const channel = cartChannel();
    channel.onmessage = () => setMayHaveCart(true);
    // After the first render, but before the channel was there to receive it.
    if (mayHaveCartNow()) setMayHaveCart(true);
    return () => channel.close();
  }, [mayHaveCart]);

  const cart = useLazyModule(cartModule, mayHaveCart)?.pageCart();
  const snapshot = useOptionalStore(cart, undefined);
  return snapshot?.cart ? snapshot.count : storedCount;
};
