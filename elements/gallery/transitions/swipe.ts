import type { Transition } from '../transition';

/** Gallery 4.6 and 9. */
const quickMs = 250;
const thresholdPx = 50;
const slowPart = 1 / 2.25;

/** Letting go decides: soon, a short way is enough; after a hold it takes a long one (gallery 4.6). */
export const transition: Transition = {
  follow: () => ({
    axis: 'x',
    pointers: ['touch', 'pen'],
    rest: ({ moved, heldMs, size }) =>
      Math.abs(moved) > (heldMs > quickMs ? size * slowPart : thresholdPx) ? Math.sign(moved) * size : 0,
    snapMs: ({ distance, size, speedMs }) => (speedMs * distance) / size,
  }),
};
