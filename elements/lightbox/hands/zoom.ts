import type { Box, Size } from '../geometry/fit';
import type { View } from '../slides/slide-view';

export interface Point {
  x: number;
  y: number;
}

type Range = [min: number, max: number];

/** What a double tap makes of a picture that is shown at `fit`: its own size, within these bounds. */
const doubled: Range = [2, 3];
/** A picture of few pixels can be enlarged so many times all the same. */
const leastMax = 4;
/** How much of a movement is left beyond a limit. */
const friction = 0.35;

const clamp = (value: number, [min, max]: Range): number => Math.max(min, Math.min(max, value));

const beyond = (value: number, range: Range): number => {
  const within = clamp(value, range);
  return within + (value - within) * friction;
};

/** The scales of a picture that is `natural` px large where it fits into `fit`. */
export const scalesOf = (natural: Size, fit: Size): { double: number; max: number } => {
  const real = natural.width / fit.width;
  return { double: clamp(real, doubled), max: Math.max(real, leastMax) };
};

/** A finger may go below the whole picture and beyond the largest, but it is hard. */
export const easedScale = (scale: number, max: number): number => beyond(scale, [1, max]);

export const clampScale = (scale: number, max: number): number => clamp(scale, [1, max]);

/** Enlarged so that what is at `point` of the viewport stays there. */
export const zoomAt = (
  view: View,
  { fit, scale, point }: { fit: Box; scale: number; point: Point },
): View => {
  const ratio = scale / view.scale;
  const along = (axis: 'x' | 'y'): number => {
    const from = point[axis] - fit[axis];
    return from - (from - view[axis]) * ratio;
  };
  return { scale, x: along('x'), y: along('y') };
};

/** How far it may be moved: until its edge is the viewport's; what is smaller than the viewport stays in the middle. */
export const panLimits = (fit: Box, scale: number, viewport: Size): { x: Range; y: Range } => {
  const along = (start: number, length: number, room: number): Range => {
    const overflow = length * scale - room;
    const middle = (room - length * scale) / 2 - start;
    return overflow > 0 ? [-overflow - start, -start] : [middle, middle];
  };
  return { x: along(fit.x, fit.width, viewport.width), y: along(fit.y, fit.height, viewport.height) };
};

const limited =
  (limit: (value: number, range: Range) => number) =>
  (view: View, { fit, viewport }: { fit: Box; viewport: Size }): View => {
    if (view.scale === 1) return { ...view, x: limit(view.x, [0, 0]), y: limit(view.y, [0, 0]) };
    const { x, y } = panLimits(fit, view.scale, viewport);
    return { ...view, x: limit(view.x, x), y: limit(view.y, y) };
  };

/** Within its limits. */
export const clampPan = limited(clamp);

/** Beyond its limits only with friction. */
export const easedPan = limited(beyond);

/** A distance in px where there is nothing more in that direction. */
export const resisted = (distance: number): number => distance * friction;
