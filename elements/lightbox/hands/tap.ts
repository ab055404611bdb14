import type { Viewer } from '../viewer';

/** So much of the window at each edge is no place for a click (gallery 4.8). */
const edge = 0.02;

/** A click on the picture, or beside it: on, back, or closed; a zoomed picture shows all of itself again. */
export const tap = (viewer: Viewer, { clientX, clientY }: MouseEvent): void => {
  const current = viewer.stage?.current;
  if (!current) return;
  const { width, height } = viewer.place.viewport;
  const [x, y] = [clientX / width, clientY / height];
  if (Math.min(x, 1 - x, y, 1 - y) < edge) return;
  const { left, right, top, bottom } = current.frame.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  if (isOutside) viewer.close();
  else if (current.isZoomed) viewer.press('zoom');
  else viewer.step(x >= 0.5 === viewer.isMirrored ? -1 : 1);
};
