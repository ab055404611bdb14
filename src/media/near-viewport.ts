/** Gallery 9: 200 px on all sides; with the implicit root a page in a frame would get no margin. */
const rootMargin = '200px';

const callbacks = new WeakMap<Element, (wasNear: boolean) => void>();
const looked = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

const onEntries = (entries: IntersectionObserverEntry[]): void => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) {
      observer?.unobserve(target);
      callbacks.get(target)?.(!looked.has(target));
    }
    looked.add(target);
  }
};

/**
 * Calls `arrive` once when `element` comes within 200 px of the viewport, with whether it was there from the start.
 * Where nothing can be observed, that is now (gallery 4.7).
 * @returns a function that stops waiting
 */
export const whenNear = (element: Element, arrive: (wasNear: boolean) => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    arrive(true);
    return () => {};
  }
  observer ??= new IntersectionObserver(onEntries, { root: document, rootMargin });
  callbacks.set(element, arrive);
  looked.delete(element);
  observer.observe(element);
  return () => {
    // What has been noticed is still told after `unobserve`.
    callbacks.delete(element);
    observer?.unobserve(element);
  };
};
