import type { Waiting } from '../api';

/** One for all elements; gallery 9: 200 px on all sides. */
export const nearViewport = new IntersectionObserver(
  (entries) =>
    entries.forEach((entry) => {
      if (!entry.isIntersecting) return;
      nearViewport.unobserve(entry.target);
      (entry.target as Waiting).azShow();
    }),
  // With the implicit root a page in a frame would get no margin.
  { root: document, rootMargin: '200px' },
);

/** `loading="lazy"`: within 200 px of the viewport. */
export const lazy = (element: Waiting): void => nearViewport.observe(element);
