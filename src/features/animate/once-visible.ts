/** How much of an element, of its height, or of the window's height must be visible, from 0 to 1. */
const visibleShare = 0.25;

/** The visible shares of an element at which the observer reports; the hosted builder has the same. */
const thresholds = [0, 0.1, visibleShare, 0.5, 1];

/**
 * After so many ms, a smaller part is enough. A quarter of an element may never show: the element may be longer than four
 * windows, an ancestor may clip it, or it grows while it waits.
 */
const smallPartMs = 500;

interface Observed {
  callback: () => void;
  /** Set while a small part of the element is visible. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Weak, as the observer's own list: a page may remove an element that nobody has seen. */
const observedElements = new WeakMap<Element, Observed>();

/** One for all elements of the page. */
let observer: IntersectionObserver | undefined;

const isSufficientlyVisible = (entry: IntersectionObserverEntry): boolean => {
  const { isIntersecting, intersectionRect, boundingClientRect, rootBounds } = entry;
  const { height } = intersectionRect;
  const shareOfWindow = height / (rootBounds?.height ?? window.innerHeight);
  // An element without height has all of it visible.
  const shareOfElement = boundingClientRect.height > 0 ? height / boundingClientRect.height : 1;
  return isIntersecting && Math.max(shareOfElement, shareOfWindow) >= visibleShare;
};

const stopObserving = (element: Element): void => {
  clearTimeout(observedElements.get(element)?.timer);
  observedElements.delete(element);
  observer?.unobserve(element);
};

const handleEntries = (entries: IntersectionObserverEntry[]): void => {
  for (const entry of entries) {
    const observed = observedElements.get(entry.target);
    if (!observed) continue;
    const end = (): void => {
      stopObserving(entry.target);
      observed.callback();
    };
    if (isSufficientlyVisible(entry)) end();
    else if (entry.isIntersecting) observed.timer ??= setTimeout(end, smallPartMs);
    else {
      clearTimeout(observed.timer);
      observed.timer = undefined;
    }
  }
};

/**
 * Calls `callback` once a quarter of the element is visible, or the element fills a quarter of the window's height, or a part of
 * it has been visible for half a second. An element can have one wait only. A wait of `data-az-animate` and one of a block do not
 * meet: dist/animate.js has its own copy of this module.
 * @returns a function that ends the wait
 */
export const onceVisible = (element: Element, callback: () => void): (() => void) => {
  observer ??= new IntersectionObserver(handleEntries, { threshold: thresholds });
  observedElements.set(element, { callback });
  observer.observe(element);
  return () => stopObserving(element);
};
