import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';

/**
 * Fulfils the methods and readable properties of a block's element (`addMethods`, `addReadable` in src/core/methods.ts)
 * while the component is mounted. Several components may fulfil some each.
 * @param methods keep the same object between renders (`useMemo`)
 */
export const useElementMethods = (host: BlockHost, methods: object): void => {
  useLayoutEffect(() => {
    const previous = host.control;
    host.control = { ...previous, ...methods };
    return () => {
      host.control = previous;
    };
  }, [host, methods]);
};
