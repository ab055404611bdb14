import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';
import { adoptStyles, releaseStyles, styleSheetFor } from '../core/styles';

/** Adds a stylesheet to the block's shadow root while the component is mounted. */
export const useStyles = (host: BlockHost, css: string): void => {
  useLayoutEffect(() => {
    const root = host.internals.shadowRoot;
    if (!root) return undefined;
    const sheet = styleSheetFor(css);
    adoptStyles(root, sheet);
    return () => releaseStyles(root, sheet);
  }, [host, css]);
};
