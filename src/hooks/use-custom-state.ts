import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';

/** Sets a custom state of the block's element, `:state(open)`, while `isOn`. */
export const useCustomState = (host: BlockHost, state: string, isOn: boolean): void => {
  useLayoutEffect(() => {
    const { states } = host.internals;
    if (isOn) states.add(state);
    return () => {
      states.delete(state);
    };
  }, [host, state, isOn]);
};
