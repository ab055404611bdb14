import type { PlotPoint, PointLayout } from '../plot/contract';

/** The point with the smallest positive distance. */
const nearest = (points: PlotPoint[], distanceOf: (point: PlotPoint) => number): PlotPoint | undefined => {
  let [found, smallest] = [undefined as PlotPoint | undefined, Number.POSITIVE_INFINITY];
  for (const point of points) {
    const distance = distanceOf(point);
    if (distance > 0 && distance < smallest) [found, smallest] = [point, distance];
  }
  return found;
};

interface Move {
  layout: PointLayout;
  /** The current value; undefined before the first key. */
  from: PlotPoint | undefined;
  /** `key` of a keyboard event. */
  key: string;
  isRtl: boolean;
}

/**
 * The value that a key leads to: along the categories with the arrow keys of their axis, Home and End, and from series to
 * series with the others. Undefined for another key, and at the ends.
 */
export const pointForKey = ({ layout, from, key, isRtl }: Move): PlotPoint | undefined => {
  const { points, isHorizontal } = layout;
  const [first] = points;
  const current = from ?? first;
  if (!current) return undefined;
  const sameSeries = points.filter(({ series }) => series === current.series);
  const sameCategory = points.filter(({ index }) => index === current.index);
  const alongCategories = (step: number) =>
    nearest(sameSeries, ({ index }) => (index - current.index) * step);
  const alongSeries = (step: number) =>
    nearest(sameCategory, ({ series }) => (series - current.series) * step);
  const toRight = isRtl ? -1 : 1;
  const isSingle = points.length === sameSeries.length;
  switch (key) {
    case 'Home':
      return sameSeries[0];
    case 'End':
      return sameSeries.at(-1);
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = key === 'ArrowRight' ? toRight : -toRight;
      if (!from) return first;
      return isHorizontal && !isSingle ? alongSeries(step) : alongCategories(step);
    }
    case 'ArrowDown':
    case 'ArrowUp': {
      const step = key === 'ArrowDown' ? 1 : -1;
      if (!from) return first;
      return isHorizontal || isSingle ? alongCategories(step) : alongSeries(step);
    }
  }
  return undefined;
};
