import type { Transition } from '../transition';

/** Gallery 9. */
const thresholdPx = 50;

/** Slides follow the finger; letting go moves on (gallery 4.6). */
export const transition: Transition = {
  follow: ({ scrollDirection }) => ({
    axis: scrollDirection === 'vertical' ? 'y' : 'x',
    pointers: ['touch', 'pen'],
    rest: ({ moved, size }) => (Math.abs(moved) < thresholdPx ? 0 : Math.sign(moved) * size),
    snapMs: ({ distance, size, speedMs }) => (speedMs * distance) / size,
  }),
};
