import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';
import { adoptStyles, releaseStyles } from '../core/styles';

/**
 * Adds a stylesheet to the block's shadow root while the component is mounted.
 * @param css undefined until the lazy module that contains it has loaded
 */
export const useStyles = (host: BlockHost, css: string | undefined): void => {
  useLayoutEffect(() => {
    const root = host.internals.shadowRoot;
    if (!root || !css) return undefined;
    adoptStyles(root, css);
    return () => releaseStyles(root, css);
  }, [host, css]);
};
