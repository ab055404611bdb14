/** How much of an element, of its height, or of the window's height must be visible, from 0 to 1. */
const visibleShare = 0.25;

/** The hosted builder's: the visible shares of an element at which the observer reports. */
const thresholds = [0, 0.1, visibleShare, 0.5, 1];

const callbacksOf = new Map<Element, Set<() => void>>();

/** One for all elements of the page. The thresholds are the hosted builder's. */
let observer: IntersectionObserver | undefined;

/** Whether the element is so large that less than a tenth fits into the window. The observer reports its first pixels only. */
const exceedsThresholds = (element: DOMRectReadOnly, visibleArea: DOMRectReadOnly): boolean => {
  const largestWidth = Math.min(element.width, visibleArea.width);
  const largestHeight = Math.min(element.height, visibleArea.height);
  return largestWidth * largestHeight < 0.1 * element.width * element.height;
};

const isSufficientlyVisible = (entry: IntersectionObserverEntry): boolean => {
  const { isIntersecting, intersectionRatio, intersectionRect, boundingClientRect: element } = entry;
  if (!isIntersecting) return false;
  const visibleArea = entry.rootBounds ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const shareOfWindow = intersectionRect.height / visibleArea.height;
  // An element without height has all of it visible, which its ratio says.
  const shareOfHeight = element.height > 0 ? intersectionRect.height / element.height : 0;
  return (
    Math.max(intersectionRatio, shareOfHeight, shareOfWindow) >= visibleShare ||
    exceedsThresholds(element, visibleArea)
  );
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
 * Calls `callback` once a quarter of the element is visible, or the element fills a quarter of the window's height. An element
 * of more than ten windows counts from its first pixels.
 * @returns a function that ends the wait
 */
export const onceVisible = (element: Element, callback: () => void): (() => void) => {
  observer ??= new IntersectionObserver(handleEntries, { threshold: thresholds });
  const callbacks = callbacksOf.get(element) ?? new Set();
  callbacksOf.set(element, callbacks.add(callback));
  observer.observe(element);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size === 0 && callbacksOf.get(element) === callbacks) stopObserving(element);
  };
};
