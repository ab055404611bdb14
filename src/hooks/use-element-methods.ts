import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';

/**
 * Implements methods and read-only properties of a block's element while the component is mounted. src/core/methods.ts adds them
 * to the element (`addMethods`, `addReadonlyProperties`). Several components may each implement some of them. They are available
 * before the element is ready.
 * @param methods keep the same object between renders (`useMemo`). If several components implement some, each must pass a plain
 * object without getters, whose methods do not use `this`
 */
export const useElementMethods = (host: BlockHost, methods: object): void => {
  useLayoutEffect(() => {
    // The object of a single component is not copied: a copy would lose the methods of a class, and would read its getters only
    // once.
    host.implementation = host.implementation ? { ...host.implementation, ...methods } : methods;
    return () => {
      // Other components may have added theirs since.
      const others = Object.entries(host.implementation ?? {}).filter(([name]) => !(name in methods));
      host.implementation = others.length ? Object.fromEntries(others) : undefined;
    };
  }, [host, methods]);
};
