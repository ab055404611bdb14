import { useEffect, useState } from 'react';

/**
 * Keeps the room of a bar that the visitor has closed on an earlier page. The page may show already when the script finds
 * out, and closing the room would move it. The room closes once it is out of view.
 * @param isClosed whether the bar is closed from the start
 */
export const useKeptRoom = (host: HTMLElement, isClosed: boolean): boolean => {
  const [isInView, setIsInView] = useState(true);
  const keepsRoom = isClosed && isInView;
  useEffect(() => {
    // Without scroll anchoring, as in WebKit, the page would move under a visitor who scrolls.
    if (!keepsRoom || !CSS.supports('overflow-anchor:auto')) return undefined;
    // A busy page reports several changes at once; the last one is the present state.
    const viewport = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? true),
    );
    viewport.observe(host);
    return () => viewport.disconnect();
  }, [host, keepsRoom]);
  return keepsRoom;
};
