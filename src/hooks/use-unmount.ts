import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest';

/** Calls the latest `cleanUp` when the component unmounts. For things that event handlers have started: timers, controllers. */
export const useUnmount = (cleanUp: () => void): void => {
  const latest = useLatest(cleanUp);
  // A layout effect, so that `cleanUp` runs at once, while the component's elements are still there.
  useLayoutEffect(() => () => latest.current(), [latest]);
};
