import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest';

/**
 * Subscribes a listener while the component is mounted, before the block is ready and the browser paints. The listener may be
 * another function in each render. To render something from a store, use `useSyncExternalStore` instead.
 * @param subscribe a stable function (`useCallback`), which returns a function that unsubscribes; undefined for none
 */
export const useSubscription = <Args extends unknown[]>(
  subscribe: ((listener: (...args: Args) => void) => () => void) | undefined,
  listener: (...args: Args) => void,
): void => {
  const latest = useLatest(listener);
  useLayoutEffect(() => subscribe?.((...args) => latest.current(...args)), [subscribe, latest]);
};
