import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';
import { adoptStyles, releaseStyles } from '../core/styles';

/** For each shadow root: stylesheet -> the number of mounted components that use it. */
const userCounts = new WeakMap<ShadowRoot, Map<string, number>>();

/** Counts one component more, or one less. @returns the number of components that use the stylesheet */
const countUsers = (root: ShadowRoot, css: string, change: 1 | -1): number => {
  const counts = userCounts.get(root) ?? new Map<string, number>();
  userCounts.set(root, counts);
  const count = (counts.get(css) ?? 0) + change;
  counts.set(css, count);
  return count;
};

/**
 * Adds a stylesheet to the block's shadow root while the component is mounted. Components that use the same stylesheet share it.
 * @param css undefined until the lazy module that contains it has loaded
 */
export const useStyles = (host: BlockHost, css: string | undefined): void => {
  useLayoutEffect(() => {
    const root = host.internals.shadowRoot;
    if (!root || !css) return undefined;
    countUsers(root, css, 1);
    adoptStyles(root, css);
    return () => {
      if (countUsers(root, css, -1) === 0) releaseStyles(root, css);
    };
  }, [host, css]);
};
