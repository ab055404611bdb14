import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';

/**
 * Implements methods and read-only properties of a block's element while the component is mounted. src/core/methods.ts adds
 * them to the element (`addMethods`, `addReadable`). Several components may implement some each. The methods are there before
 * the element is ready.
 * @param methods keep the same object between renders (`useMemo`). Where several components implement some, each gives a plain
 * object without getters, whose methods do not use `this`
 */
export const useElementMethods = (host: BlockHost, methods: object): void => {
  useLayoutEffect(() => {
    // That of a single component stays as it is: a copy would lose the methods of a class, and its getters would not be called anew.
    host.implementation = host.implementation ? { ...host.implementation, ...methods } : methods;
    return () => {
      // Other components may have added theirs since.
      const others = Object.entries(host.implementation ?? {}).filter(([name]) => !(name in methods));
      host.implementation = others.length ? Object.fromEntries(others) : undefined;
    };
  }, [host, methods]);
};
