import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest';

/** Calls the latest `cleanUp` when the component unmounts. For what event handlers have begun: timers, controllers. */
export const useUnmount = (cleanUp: () => void): void => {
  const latest = useLatest(cleanUp);
  // At once, in the order of the component's layout effects, while its elements are still there.
  useLayoutEffect(() => () => latest.current(), [latest]);
};
