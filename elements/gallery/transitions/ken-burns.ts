import type { Transition } from '../transition';

/** Gallery 9. */
const zoom = 1.075;

/** Slides fade, and pictures come nearer and go away in turn. */
export const transition: Transition = {
  show: ({ picture, count, ms }) =>
    picture.animate(
      { transform: ['none', `scale(${zoom})`] },
      { duration: ms, direction: count % 2 ? 'reverse' : 'normal', easing: 'linear', fill: 'both' },
    ),
};
