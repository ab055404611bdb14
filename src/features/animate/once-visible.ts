/** How much of an element, or of the window's height, must be visible, from 0 to 1. */
const visibleShare = 0.25;

const callbacksOf = new Map<Element, Set<() => void>>();

/** One for all elements of the page. The thresholds are the hosted builder's. */
let observer: IntersectionObserver | undefined;

const isSufficientlyVisible = (entry: IntersectionObserverEntry): boolean => {
  const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry;
  if (!isIntersecting) return false;
  const shareOfWindow = intersectionRect.height / (rootBounds?.height ?? innerHeight);
  return Math.max(intersectionRatio, shareOfWindow) >= visibleShare;
};

const stopObserving = (element: Element): void => {
  callbacksOf.delete(element);
  observer?.unobserve(element);
};

const handleEntries = (entries: IntersectionObserverEntry[]): void => {
  for (const entry of entries) {
    if (!isSufficientlyVisible(entry)) continue;
    const callbacks = callbacksOf.get(entry.target) ?? [];
    stopObserving(entry.target);
    for (const callback of callbacks) callback();
  }
};

/**
 * Calls `callback` once a quarter of the element is visible, or the element fills a quarter of the window's height.
 * @returns a function that ends the wait
 */
export const onceVisible = (element: Element, callback: () => void): (() => void) => {
  observer ??= new IntersectionObserver(handleEntries, { threshold: [0, 0.1, visibleShare, 0.5, 1] });
  const callbacks = callbacksOf.get(element) ?? new Set();
  callbacksOf.set(element, callbacks.add(callback));
  observer.observe(element);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size === 0 && callbacksOf.get(element) === callbacks) stopObserving(element);
  };
};
