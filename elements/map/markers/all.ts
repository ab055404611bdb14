import type { View } from '../address';
import type { Place } from '../place';
import { project, tilePx, unproject } from './mercator';

interface Size {
  clientWidth: number;
  clientHeight: number;
}

/** As near as a few markers in one street may bring it. */
const nearestFit = 16;
/** Around all markers, with the height of a pin. */
const marginPx = 64;

/** What shows all markers in a map of this size. */
export const viewOfAll = (
  { pins, zoom }: Pick<Place, 'pins' | 'zoom'>,
  { clientWidth, clientHeight }: Size,
): View => {
  const points = pins.map(({ position }) => project(position));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    Math.max(1, clientWidth - 2 * marginPx) / (right - left),
    Math.max(1, clientHeight - 2 * marginPx) / (bottom - top),
  );
  return {
    center: unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }),
    zoom: zoom ?? Math.max(0, Math.min(nearestFit, Math.floor(Math.log2(scale / tilePx)))),
  };
};
