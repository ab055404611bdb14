import type { TrackDefinition, TrackRules } from './track';

/** A drag faster than this, in px per ms, changes the slide however short it is. */
const fastVelocity = 1;
/** A slower drag changes the slide if it covers more than this share of the distance. */
const changeThreshold = 0.5;
/** A narrower window has shorter snaps. */
const narrowPx = 767;
const snapRangeMs = { narrow: [200, 500], wide: [300, 500] } as const;
/** Without snap points, slides run on after a drag for this long. */
const runOnMs = 150;
/** The share of a short drag that slides follow beyond an end. However long the drag, they move by less than their width. */
const elasticity = 0.5;

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

type Boundary = 'none' | 'hard' | 'inertial';

/** How far slides follow a drag beyond the first or last slide, by the setting `boundaries`. */
const beyond: Record<Boundary, NonNullable<TrackRules['beyond']>> = {
  none: (offset) => offset,
  hard: () => 0,
  inertial: (offset, size) => (offset * elasticity) / (1 + (Math.abs(offset) * elasticity) / size),
};

/** Slides follow the finger and the mouse, and snap by distance and velocity. */
export const newSwipe: TrackDefinition = {
  axis: () => 'x',
  pointers: ['touch', 'pen', 'mouse'],
  rules: ({ boundaries, snapPoints }) => ({
    beyond(offset, size) {
      const [first = 'inertial', last = first] = [boundaries].flat();
      return beyond[offset > 0 ? first : last](offset, size);
    },
    rest({ start, moved, velocity, size }) {
      if (snapPoints === 'none') return clamp(start + moved + velocity * runOnMs, [-size, size]);
      const snapPx = (size * (Number.parseFloat(snapPoints) || 100)) / 100;
      const direction = Math.sign(moved);
      const isFast = Math.abs(velocity) > fastVelocity;
      // A flick back to where the drag began changes nothing.
      const isBack = isFast && Math.sign(velocity) !== direction;
      const steps = isBack
        ? 0
        : Math.max(Math.ceil(Math.abs(moved) / snapPx - changeThreshold), isFast ? 1 : 0);
      return clamp((Math.round(start / snapPx) + direction * steps) * snapPx, [-size, size]);
    },
    snapMs: ({ distance, velocity }) =>
      clamp(
        distance / Math.abs(velocity || fastVelocity),
        window.innerWidth < narrowPx ? snapRangeMs.narrow : snapRangeMs.wide,
      ),
  }),
};
