import { useSyncExternalStore } from 'react';
import type { Store } from '../core/util/store';

const noSubscription = () => () => {};

/**
 * The snapshot of a store that may not exist, because its code has not been imported yet, or because the element has none.
 * @param store keep its functions between renders; undefined without a store
 * @param fallback the snapshot without a store
 */
export const useOptionalStore = <Snapshot, Fallback>(
  store: Store<Snapshot> | undefined,
  fallback: Fallback,
): Snapshot | Fallback =>
  useSyncExternalStore<Snapshot | Fallback>(
    store?.subscribe ?? noSubscription,
    store?.getSnapshot ?? (() => fallback),
  );
