import type { TrackDefinition } from './track';

/** A shorter drag changes nothing. */
const thresholdPx = 50;

/** Slides follow the finger, horizontally or vertically, and go on when the visitor lets go. */
export const scroll: TrackDefinition = {
  axis: ({ scrollDirection }) => (scrollDirection === 'vertical' ? 'y' : 'x'),
  pointers: ['touch', 'pen'],
  rules: () => ({
    rest: ({ moved, size }) => (Math.abs(moved) < thresholdPx ? 0 : Math.sign(moved) * size),
    snapMs: ({ distance, size, speedMs }) => (speedMs * distance) / size,
  }),
};
