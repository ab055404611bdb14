import type { Position } from '../address';

export const tilePx = 256;

/** Web Mercator, with the world as 1 by 1. */
export const project = ({ lat, lng }: Position): { x: number; y: number } => ({
  x: lng / 360 + 0.5,
  y: 0.5 - Math.asinh(Math.tan((Math.min(85, Math.max(-85, lat)) * Math.PI) / 180)) / (2 * Math.PI),
});

export const unproject = ({ x, y }: { x: number; y: number }): Position => ({
  lat: (Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI,
  lng: (x - 0.5) * 360,
});
