import { useSyncExternalStore } from 'react';

/** A state outside React. */
interface Store<Snapshot> {
  /** The same object until the state changes. */
  getSnapshot(): Snapshot;
  /** @returns a function that unsubscribes */
  subscribe(onChange: () => void): () => void;
}

const noSubscription = () => () => {};

/**
 * The snapshot of a store, where there is one: not before its code has been imported, or not for every element.
 * @param store keep its functions between renders
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
