import type { Waiting } from '../api';

/** One for all elements; gallery 9: 200 px on all sides. */
export const nearViewport = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) (target as Waiting).azNear();
  },
  // With the implicit root a page in a frame would get no margin.
  { root: document, rootMargin: '200px' },
);

/** `loading="lazy"`: within 200 px of the viewport. */
export const lazy = (element: Waiting, resolve: () => void): void => {
  element.azNear = () => {
    nearViewport.unobserve(element);
    resolve();
  };
  nearViewport.observe(element);
};
