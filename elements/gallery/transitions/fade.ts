import type { Change } from '../transition';

/** Gallery 9: of the speed. */
const fadeOut = 1.2;

export const transition = {
  // The one below stays dense for a while, so that the page does not shine through both.
  change: ({ from, to, speedMs }: Change): Animation[] => [
    to.animate({ opacity: [0, 1] }, { duration: speedMs, easing: 'ease-out', fill: 'both' }),
    from.animate({ opacity: [1, 0] }, { duration: speedMs * fadeOut, easing: 'ease-in', fill: 'both' }),
  ],
};
