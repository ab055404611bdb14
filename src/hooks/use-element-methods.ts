import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';

/**
 * Implements methods and read-only properties of a block's element while the component is mounted. src/core/methods.ts adds
 * them to the element (`addMethods`, `addReadable`). Several components may implement some each. The methods are there before
 * the element is ready.
 * @param methods keep the same object between renders (`useMemo`)
 */
export const useElementMethods = (host: BlockHost, methods: object): void => {
  useLayoutEffect(() => {
    const previous = host.implementation;
    host.implementation = { ...previous, ...methods };
    return () => {
      host.implementation = previous;
    };
  }, [host, methods]);
};
