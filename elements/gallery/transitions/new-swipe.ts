import type { Follow, Transition } from '../transition';

/** In px a ms (gallery 4.5). */
const fast = 1;
/** A slide changes when a drag goes further than this part of the way; there, it goes back. */
const half = 0.5;
const narrowPx = 767;
/** How far a free drag runs on. */
const glideMs = 150;
/** How much of a small drag beyond the end is followed; a long one comes no farther than the width. */
const elasticity = 0.5;

const clamp = (value: number, [least, most]: [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** What a drag beyond the first or last slide meets. */
const beyond: Record<string, NonNullable<Follow['beyond']>> = {
  none: (offset) => offset,
  hard: () => 0,
  inertial: (offset, size) => (offset * elasticity) / (1 + (Math.abs(offset) * elasticity) / size),
};

export const transition: Transition = {
  follow: ({ boundaries, snapPoints }) => ({
    axis: 'x',
    pointers: ['touch', 'pen', 'mouse'],
    beyond: beyond[boundaries],
    rest({ start, moved, velocity, size }) {
      if (snapPoints === 'none') return clamp(start + moved + velocity * glideMs, [-size, size]);
      const step = (size * (Number.parseFloat(snapPoints) || 100)) / 100;
      const way = Math.sign(moved);
      const isFast = Math.abs(velocity) > fast;
      // A throw back ends where it began.
      const isBack = isFast && Math.sign(velocity) !== way;
      const steps = isBack ? 0 : Math.max(Math.ceil(Math.abs(moved) / step - half), isFast ? 1 : 0);
      return clamp((Math.round(start / step) + way * steps) * step, [-size, size]);
    },
    snapMs: ({ distance, velocity }) =>
      clamp(distance / Math.abs(velocity || fast), [innerWidth < narrowPx ? 200 : 300, 500]),
  }),
};
