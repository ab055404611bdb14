import type { LayoutOptions, PlotBox, PlotPoint, PointLayout } from '../plot/contract';
import { type AxisLayout, layOutAxes } from './axis-layout';
import { type StackSpan, spansOf } from './stack';

/** A visible series. */
export interface DrawnSeries {
  /** Index among all series. */
  index: number;
  /** A point for each category, or null. */
  points: (PlotPoint | null)[];
  spans: (StackSpan | null)[];
}

/** The positions of bars or lines between two axes. */
export interface CartesianLayout extends AxisLayout, PointLayout {
  isHorizontal: boolean;
  isStacked: boolean;
  series: DrawnSeries[];
}

/** A value to place. */
export interface ValueToPlace {
  span: StackSpan;
  /** Index of its category. */
  index: number;
  /** Position among the values that are side by side in the category: 0 for a stack. */
  barIndex: number;
  /** Number of values that are side by side in a category. */
  barsPerCategory: number;
}

/** The difference between bars and lines. */
interface Shape {
  isBar: boolean;
  place(value: ValueToPlace, axes: AxisLayout): PlotBox;
}

/** Distance of a position from a range of an axis; 0 within it. */
const distance = (position: number, start: number, length: number): number =>
  Math.max(start - position, 0, position - start - length);

/** The point for a pointer: the nearest value of the nearest category. */
const findNearest = (
  points: PlotPoint[],
  { x, y, isHorizontal }: { x: number; y: number; isHorizontal: boolean },
) => {
  let nearest: PlotPoint | undefined;
  let [nearestMain, nearestCross] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const point of points) {
    const horizontal = distance(x, point.box.x, point.box.width);
    const vertical = distance(y, point.box.y, point.box.height);
    const [main, cross] = isHorizontal ? [vertical, horizontal] : [horizontal, vertical];
    if (main < nearestMain || (main === nearestMain && cross < nearestCross))
      [nearest, nearestMain, nearestCross] = [point, main, cross];
  }
  return nearest;
};

/** Lays out bars or lines and their axes. */
export const layOutCartesian = (options: LayoutOptions, { isBar, place }: Shape): CartesianLayout => {
  const { data, settings, isHidden } = options;
  const isStacked = settings.stacked;
  const visible = data.series.flatMap((series, index) => (isHidden(index) ? [] : [{ index, series }]));
  const spans = spansOf(
    visible.map(({ series }) => series),
    isStacked,
  );
  const barsPerCategory = isStacked ? 1 : Math.max(1, visible.length);
  const axes = layOutAxes(options, { spans, isBar, barsPerCategory });
  const series = visible.map(({ index: seriesIndex }, order): DrawnSeries => {
    const own = spans[order] ?? [];
    const points = own.map((span, index): PlotPoint | null => {
      const barIndex = isStacked ? 0 : order;
      const box = span && place({ span, index, barIndex, barsPerCategory }, axes);
      return box && { series: seriesIndex, index, box };
    });
    return { index: seriesIndex, spans: own, points };
  });
  const points = series.flatMap((drawn) => drawn.points.filter((point) => !!point));
  const { isHorizontal } = axes;
  return {
    ...axes,
    isStacked,
    series,
    points,
    pointAt: (x, y) => findNearest(points, { x, y, isHorizontal }),
  };
};
