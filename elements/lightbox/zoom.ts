import { type Box, type Point, type Size, type View, viewAtRest } from './geometry';

type Range = [min: number, max: number];

/** The least and the largest scale of a double tap, which aims at one px of the window per px of the picture. */
const doubleTapScales: Range = [2, 3];
/** The largest scale of a picture with few pixels. */
const leastMaxScale = 4;
/** The part of a movement beyond a limit that the picture follows. */
const friction = 0.35;

const clamp = (value: number, [min, max]: Range): number => Math.max(min, Math.min(max, value));

const withFriction = (value: number, range: Range): number => {
  const within = clamp(value, range);
  return within + (value - within) * friction;
};

/** Scales of a picture: after a double tap, and the largest. */
export const zoomScalesOf = (natural: Size, fit: Size): { doubleTap: number; max: number } => {
  const naturalScale = natural.width / fit.width;
  return { doubleTap: clamp(naturalScale, doubleTapScales), max: Math.max(naturalScale, leastMaxScale) };
};

/** The scale under two fingers: below the whole picture and beyond the largest scale only with friction. */
export const easedScale = (scale: number, max: number): number => withFriction(scale, [1, max]);

export const clampScale = (scale: number, max: number): number => clamp(scale, [1, max]);

/** Zooms so that the spot of the picture at `point` of the window stays there. */
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

/** How far a zoomed picture may be moved: up to its edge. A picture smaller than the window stays in the middle. */
const panLimits = (fit: Box, scale: number, viewport: Size): { x: Range; y: Range } => {
  const limitsAlong = (start: number, length: number, viewportLength: number): Range => {
    const overflow = length * scale - viewportLength;
    const middle = (viewportLength - length * scale) / 2 - start;
    return overflow > 0 ? [-overflow - start, -start] : [middle, middle];
  };
  return {
    x: limitsAlong(fit.x, fit.width, viewport.width),
    y: limitsAlong(fit.y, fit.height, viewport.height),
  };
};

/** Applies a limit to both axes of a view. */
const limited =
  (limit: (value: number, range: Range) => number) =>
  (view: View, { fit, viewport }: { fit: Box; viewport: Size }): View => {
    if (view.scale === 1) return { ...view, x: limit(view.x, [0, 0]), y: limit(view.y, [0, 0]) };
    const { x, y } = panLimits(fit, view.scale, viewport);
    return { ...view, x: limit(view.x, x), y: limit(view.y, y) };
  };

/** Moves a view back within its limits. */
export const clampPan = limited(clamp);

/** A view under a finger: beyond its limits only with friction. */
export const easedPan = limited(withFriction);

/** Where a whole picture fits, and its window. */
interface FitInWindow {
  fit: Box;
  viewport: Size;
}

/**
 * The view of a zoomed picture once its window has changed: as large as before, the same spot in the middle of the window,
 * within the limits of the new one. A picture that fits there is at rest.
 */
export const keepZoom = (
  view: View,
  { from, to, natural }: { from: FitInWindow; to: FitInWindow; natural: Size },
): View => {
  const scale = (view.scale * from.fit.width) / to.fit.width;
  if (view.scale <= 1 || scale <= 1) return viewAtRest;
  const along = (axis: 'x' | 'y', length: 'width' | 'height'): number =>
    from.fit[axis] + view[axis] - to.fit[axis] + (to.viewport[length] - from.viewport[length]) / 2;
  const point = { x: to.viewport.width / 2, y: to.viewport.height / 2 };
  return clampPan(
    zoomAt(
      { scale, x: along('x', 'width'), y: along('y', 'height') },
      { fit: to.fit, scale: clampScale(scale, zoomScalesOf(natural, to.fit).max), point },
    ),
    to,
  );
};

/** How far slides follow a finger where there is no slide in that direction, in px. */
export const withResistance = (distance: number): number => distance * friction;
