import type { MapPlace, MapPosition, MapView } from './contract';

export const tilePx = 256;

interface Point {
  x: number;
  y: number;
}

/** Web Mercator stops near the poles. */
const maxLatitude = 85;

/** Web Mercator, with the world as 1 by 1. */
export const project = ({ lat, lng }: MapPosition): Point => {
  const latitude = Math.min(maxLatitude, Math.max(-maxLatitude, lat));
  return {
    x: lng / 360 + 0.5,
    y: 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI),
  };
};

/** The inverse of `project`. A point of another copy of the world, beyond the date line, is the same place. */
export const unproject = ({ x, y }: Point): MapPosition => ({
  lat: (Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI,
  lng: (x - Math.floor(x) - 0.5) * 360,
});

/** Maximum zoom of `fitMarkers`, for markers in one street. */
const maxFitZoom = 16;
/** Space around all markers; includes the height of a marker. */
const marginPx = 64;

interface Size {
  clientWidth: number;
  clientHeight: number;
}

/** The view that shows all markers in a map of this size. */
export const fitMarkers = (
  { markers, zoom }: Pick<MapPlace, 'markers' | 'zoom'>,
  { clientWidth, clientHeight }: Size,
): MapView => {
  const points = markers.map(({ position }) => project(position));
  const xs = points.map(({ x }) => x).sort((a, b) => a - b);
  const ys = points.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  // The view leaves out the widest gap between two neighbours around the world, because markers may be on both sides of the date
  // line.
  const gaps = xs.map((x, index) => (xs[index + 1] ?? (xs[0] ?? 0) + 1) - x);
  const widest = Math.max(...gaps);
  const left = xs[(gaps.lastIndexOf(widest) + 1) % xs.length] ?? 0;
  const width = Math.max(0, 1 - widest);
  const scale = Math.min(
    Math.max(1, clientWidth - 2 * marginPx) / width,
    Math.max(1, clientHeight - 2 * marginPx) / (bottom - top),
  );
  return {
    center: unproject({ x: left + width / 2, y: (top + bottom) / 2 }),
    zoom: zoom ?? Math.max(0, Math.min(maxFitZoom, Math.floor(Math.log2(scale / tilePx)))),
  };
};

export const isSamePosition = (one: MapPosition, other: MapPosition): boolean =>
  one.lat === other.lat && one.lng === other.lng;
