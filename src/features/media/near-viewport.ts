/** Distance from the viewport, on all sides. */
const rootMargin = '200px';

/** @param isInitial whether this is the first report about the element, rather than a change */
type OnNearChange = (isNear: boolean, isInitial: boolean) => void;

const callbacks = new WeakMap<Element, OnNearChange>();
const reported = new WeakSet<Element>();
const preloaded = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

const onEntries = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]): void => {
  for (const { isIntersecting, target } of entries) {
    const isInitial = !reported.has(target);
    reported.add(target);
    const isAhead = !isIntersecting && preloaded.has(target);
    callbacks.get(target)?.(isIntersecting || isAhead, isInitial && !isAhead);
  }
};

/** Loads a picture ahead: from now on, the picture counts as near wherever it is. */
export const preload = (image: HTMLImageElement): void => {
  if (preloaded.has(image)) return;
  preloaded.add(image);
  callbacks.get(image)?.(true, false);
};

export const isPreloaded = (image: Element): boolean => preloaded.has(image);

/**
 * Calls `onChange` soon, and whenever an element has come within 200 px of the viewport or has left this area. Without an
 * `IntersectionObserver`, as in old web views, every element counts as near.
 * @returns a function that stops
 */
export const watchNear = (element: Element, onChange: OnNearChange): (() => void) => {
  callbacks.set(element, onChange);
  reported.delete(element);
  if (!window.IntersectionObserver)
    queueMicrotask(() => onEntries([{ target: element, isIntersecting: true }]));
  else {
    // With the implicit root, a page in a frame would get no margin.
    observer ??= new IntersectionObserver(onEntries, { root: document, rootMargin });
    observer.observe(element);
  }
  return () => {
    // The observer still reports, after `unobserve`, a change that it has noticed before.
    callbacks.delete(element);
    observer?.unobserve(element);
  };
};
