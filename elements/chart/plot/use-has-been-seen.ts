import { useLayoutEffect, useState } from 'react';

/** The share of an element that must be in view; for an element taller than the window, of as much as the window has room for. */
const visibleShare = 0.25;

/** The shares at which the observer reports. A quarter of the window is a small share of a tall element. */
const thresholds = Array.from({ length: 26 }, (_, percent) => percent / 100);

const isSufficientlyVisible = (entry: IntersectionObserverEntry): boolean => {
  const { isIntersecting, intersectionRatio, boundingClientRect } = entry;
  const shareWithRoom = Math.min(1, window.innerHeight / boundingClientRect.height);
  return isIntersecting && intersectionRatio >= visibleShare * shareWithRoom;
};

/** Whether the visitor has seen an element. `onceVisible` of `data-az-animate` would be one more file for the page to load. */
export const useHasBeenSeen = (element: Element | null): boolean => {
  const [isSeen, setIsSeen] = useState(false);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSufficientlyVisible)) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { threshold: thresholds },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
};
