import { useEffect, useState } from 'react';
import { lazyImport } from '../../src/core/lazy-import';
import { hasCartCookie } from '../../src/features/cart/api-session';
import { cartChannel, readStoredCart } from '../../src/features/cart/stored-cart';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useLazyModule } from '../../src/hooks/use-lazy-module';
import { useOptionalStore } from '../../src/hooks/use-optional-store';

/** The cart's code is larger than this block; a visitor without a cart never loads it. */
const cartModule = lazyImport(() => import('../../src/features/cart/page-cart'));

/**
 * Whether there may be a cart. A cart of a server on another origin, or of this browser alone, has a stored copy but no cookie.
 */
const mayHaveCartNow = (): boolean => hasCartCookie() || !!readStoredCart();

/** The number of items in the cart. Until the cart is loaded, the last number that this browser has stored. */
export const useCartCount = (): number => {
  const [storedCount] = useState(() => (hasCartCookie() && readStoredCart()?.totalQuantity) || 0);
  const [mayHaveCart, setMayHaveCart] = useState(mayHaveCartNow);
  useEventListener(mayHaveCart ? undefined : document, 'az-add', () => setMayHaveCart(true));
  // A page that the browser restores from its back/forward cache has missed the changes on other pages.
  useEventListener(mayHaveCart ? undefined : window, 'pageshow', () => setMayHaveCart(mayHaveCartNow()));
  // Another tab has added something.
  useEffect(() => {
    if (mayHaveCart) return undefined;
    const channel = cartChannel();
    channel.onmessage = () => setMayHaveCart(true);
    // The cart may have changed after the first render, before the channel was open.
    if (mayHaveCartNow()) setMayHaveCart(true);
    return () => channel.close();
  }, [mayHaveCart]);

  const cart = useLazyModule(cartModule, mayHaveCart)?.pageCart();
  const snapshot = useOptionalStore(cart, undefined);
  return snapshot?.cart ? snapshot.count : storedCount;
};
