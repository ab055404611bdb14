import type { Waiting } from '../api';

/** One for all elements; gallery 9: 200 px on all sides. */
export const nearViewport = new IntersectionObserver(
  (entries) =>
    entries.forEach((entry) => {
      if (entry.isIntersecting) (entry.target as Waiting).azNear();
    }),
  { rootMargin: '200px' },
);

/** `loading="lazy"`: within 200 px of the viewport. */
export const lazy = (element: Waiting, resolve: () => void): void => {
  element.azNear = () => {
    nearViewport.unobserve(element);
    resolve();
  };
  nearViewport.observe(element);
};
