import { useSyncExternalStore } from 'react';
import type { CartSnapshot } from './create-cart';
import { pageCart } from './page-cart';

/** The page's cart as it is now. The component renders again with each change. */
export const useCart = (): CartSnapshot => {
  const { subscribe, getSnapshot } = pageCart();
  return useSyncExternalStore(subscribe, getSnapshot);
};
