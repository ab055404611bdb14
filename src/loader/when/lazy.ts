import type { Waiting } from '../api';

/** `loading="lazy"`: within 200 px of the viewport (gallery 9), one for all elements. */
export const nearViewport = new IntersectionObserver(
  // What has come near once stays observed: saying so again changes nothing, and costs no bytes.
  (entries) => entries.map((entry) => entry.isIntersecting && (entry.target as Waiting).azGo()),
  // With the implicit root a page in a frame would get no margin.
  { root: document, rootMargin: '200px' },
);
