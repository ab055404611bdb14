import { useEffect, useState } from 'react';

/**
 * Keeps the space of a bar that the visitor closed on an earlier page. The page may already be visible when this script runs, and
 * removing the space would shift the page. The space is removed once it is out of view.
 * @param isClosed whether the bar is closed from the start
 */
export const useReservedSpace = (host: HTMLElement, isClosed: boolean): boolean => {
  const [isInView, setIsInView] = useState(true);
  const keepsSpace = isClosed && isInView;
  useEffect(() => {
    // Without scroll anchoring, as in WebKit, removing the space would move the page under a visitor who scrolls, so the space
    // stays.
    if (!keepsSpace || !CSS.supports('overflow-anchor:auto')) return undefined;
    // A busy page reports several changes at once; the last one is the present state.
    const viewport = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? true),
    );
    viewport.observe(host);
    return () => viewport.disconnect();
  }, [host, keepsSpace]);
  return keepsSpace;
};
