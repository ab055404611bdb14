/** Gallery 9: 200 px on all sides; with the implicit root a page in a frame would get no margin. */
const rootMargin = '200px';

/** @param isFirst what it was from the start, rather than a change */
type Changed = (isNear: boolean, isFirst: boolean) => void;

const callbacks = new WeakMap<Element, Changed>();
const looked = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

const onEntries = (entries: IntersectionObserverEntry[]): void => {
  for (const { isIntersecting, target } of entries) {
    const isFirst = !looked.has(target);
    looked.add(target);
    callbacks.get(target)?.(isIntersecting, isFirst);
  }
};

/**
 * Tells whether `element` is within 200 px of the viewport: soon, and whenever that changes.
 * Where nothing can be observed, it is there now (gallery 4.7).
 * @returns a function that stops it
 */
export const watchNear = (element: Element, changed: Changed): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    changed(true, true);
    return () => {};
  }
  observer ??= new IntersectionObserver(onEntries, { root: document, rootMargin });
  callbacks.set(element, changed);
  looked.delete(element);
  observer.observe(element);
  return () => {
    // What has been noticed is still told after `unobserve`.
    callbacks.delete(element);
    observer?.unobserve(element);
  };
};
