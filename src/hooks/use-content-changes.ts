import { useLayoutEffect } from 'react';
import type { BlockHost } from '../core/block-host';

/** The attributes that say what an item is. Not all: blocks and browsers write some, too. */
const attributeFilter = ['href', 'src', 'datetime', 'data-status'];

/**
 * Renders a block again when the page changes something inside its children, such as an item of a list. Every block follows
 * the list of its children; this hook is for those that read elements, texts or attributes further down.
 */
export const useContentChanges = (host: BlockHost): void => {
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => host.update());
    observer.observe(host, { attributeFilter, childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [host]);
};
