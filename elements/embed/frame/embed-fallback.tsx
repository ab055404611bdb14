import { type ReactNode, useEffect } from 'react';
import type { BlockHost } from '../../../src/core/block-host';

interface EmbedFallbackProps {
  host: BlockHost;
  /** Whether the element has content of its own. */
  hasContent: boolean;
  /** Whether the link takes the place of a button that the visitor has pressed. */
  takesFocus: boolean;
  /** The link, for content without one. */
  children: ReactNode;
}

const ownLinkOf = (host: Element) => host.querySelector<HTMLAnchorElement>('a[href]');

/** The link to content whose frame cannot show: the page's own link, else the block's. */
export const EmbedFallback = ({ host, hasContent, takesFocus, children }: EmbedFallbackProps) => {
  useEffect(() => {
    // A visitor who has gone on to something else stays there.
    if (takesFocus && document.activeElement === document.body)
      (ownLinkOf(host) ?? host.shadowRoot?.querySelector('a'))?.focus();
  }, [host, takesFocus]);
  return (
    <>
      {hasContent && <slot />}
      {!ownLinkOf(host) && children}
    </>
  );
};
