import type { TrackDefinition } from './track';

/** A drag that takes no longer is quick: a short distance changes the slide. */
const quickMs = 250;
const quickThresholdPx = 50;
/** After a longer hold, the drag has to cover this part of the width. */
const slowThreshold = 1 / 2.25;

/** Slides follow the finger. A quick drag changes them over a short distance, a slow one over a long distance. */
export const swipe: TrackDefinition = {
  axis: () => 'x',
  pointers: ['touch', 'pen'],
  rules: () => ({
    rest: ({ moved, heldMs, size }) =>
      Math.abs(moved) > (heldMs > quickMs ? size * slowThreshold : quickThresholdPx)
        ? Math.sign(moved) * size
        : 0,
    snapMs: ({ distance, size, speedMs }) => (speedMs * distance) / size,
  }),
};
