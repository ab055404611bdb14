import type { SlideChange, Transition, TransitionDriver } from './transition';

/** How long the old slide takes to fade out, as a multiple of the speed. */
const fadeOutFactor = 1.2;
/** Slides do not follow the finger; a drag of more than this changes them. */
const thresholdPx = 50;

const animateFade = ({ from, to, speedMs }: SlideChange): Animation[] => [
  to.animate({ opacity: [0, 1] }, { duration: speedMs, easing: 'ease-out', fill: 'both' }),
  // The old slide stays opaque longer, so that the page does not shine through both.
  from.animate({ opacity: [1, 0] }, { duration: speedMs * fadeOutFactor, easing: 'ease-in', fill: 'both' }),
];

export const fadeDriver: TransitionDriver = {
  change: animateFade,
  release: (movedPx) => ({
    changeBy: 0,
    stepAtRest: Math.abs(movedPx) > thresholdPx ? (movedPx < 0 ? 1 : -1) : 0,
  }),
};

/** The new slide fades in over the old one, which fades out. */
export const fade: Transition = {
  axis: () => 'x',
  pointers: ['touch', 'pen'],
  createDriver: () => fadeDriver,
};
