import { useLayoutEffect, useState } from 'react';

/** The share of an element that must be in view. */
const seenShare = 0.25;

/** Whether the visitor has seen an element. */
export const useHasBeenSeen = (element: Element | null): boolean => {
  const [isSeen, setIsSeen] = useState(false);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { threshold: seenShare },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
};
