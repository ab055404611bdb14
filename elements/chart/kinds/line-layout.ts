import type { LayoutOptions, PlotBox } from '../plot/contract';
import { patternIndexOf } from '../plot/patterns';
import type { AxisLayout } from './axis-layout';
import {
  type CartesianLayout,
  type DrawnSeries,
  layOutCartesian,
  type ValueToPlace,
} from './cartesian-layout';

/** The drawing of a series. */
export interface LinePaths {
  /** Index of the series. */
  index: number;
  line: string;
  /** Below the line; "" where areas would cover other lines. */
  area: string;
  /** The markers at the points. */
  markers: string;
}

/** Dashes and shapes tell lines apart for those who see no colours. */
const dashes = ['', '8 5', '0.5 6', '12 5 0.5 5', '4 4', '16 4', '6 4 0.5 4 0.5 4', '3 6'];
const shapes = [
  'm-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0',
  'm-3.5,-3.5h7v7h-7z',
  'm0,-5l5,5l-5,5l-5,-5z',
  'm0,-5l4.6,8h-9.2z',
  'm0,5l4.6,-8h-9.2z',
  'm-1.5,-5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z',
  'm-5,-2.5h10v5h-10z',
  'm-2.5,-5h5v10h-5z',
];

/** Points that are nearer to each other have no markers. */
const minMarkerDistancePx = 14;

/** `stroke-dasharray` of a line. */
export const dashOf = (entry: number): string => dashes[patternIndexOf(entry)] ?? '';
/** Path of the marker at a point, from its middle. */
export const shapeOf = (entry: number): string => shapes[patternIndexOf(entry)] ?? '';

type Position = readonly [x: number, y: number];

/** Splits items into runs without a missing one. */
const runsOf = <Item>(items: (Item | null)[]): Item[][] => {
  const runs: Item[][] = [];
  items.forEach((item, index) => {
    if (item === null) return;
    if (index && items[index - 1] !== null) runs.at(-1)?.push(item);
    else runs.push([item]);
  });
  return runs;
};

const pathThrough = (positions: Position[]): string => `M${positions.join('L')}`;

/** The path of a line, with a gap where a value is missing. */
const linePath = ({ points }: DrawnSeries): string =>
  runsOf(points)
    .map((run) => pathThrough(run.map(({ box }) => [box.x, box.y])))
    .join('');

/** The area between a line and the line below it in the stack, or the axis. */
const areaPath = ({ points, spans }: DrawnSeries, { centerOf, positionOf }: CartesianLayout): string =>
  runsOf(points)
    .map((run) => {
      const edge = (end: 0 | 1) =>
        run.map(({ index }): Position => [centerOf(index), positionOf(spans[index]?.[end] ?? 0)]);
      return `${pathThrough([...edge(1), ...edge(0).reverse()])}Z`;
    })
    .join('');

/** The markers of a line. A value between two missing ones always has a marker, because it has no line. */
const markerPath = ({ index: seriesIndex, points }: DrawnSeries, { step }: CartesianLayout): string =>
  points
    .filter((_, category) => step >= minMarkerDistancePx || (!points[category - 1] && !points[category + 1]))
    .map((point) => (point ? `M${point.box.x},${point.box.y}${shapeOf(seriesIndex)}` : ''))
    .join('');

const placePoint = ({ span, index }: ValueToPlace, { centerOf, positionOf }: AxisLayout): PlotBox => ({
  x: centerOf(index),
  y: positionOf(span[1]),
  width: 0,
  height: 0,
});

export const layOutLines = (options: LayoutOptions): CartesianLayout & { paths: LinePaths[] } => {
  const layout = layOutCartesian(options, { isBar: false, place: placePoint });
  const { series, isStacked } = layout;
  const hasAreas = isStacked || series.length === 1;
  const paths = series.map((one) => ({
    index: one.index,
    line: linePath(one),
    area: hasAreas ? areaPath(one, layout) : '',
    markers: markerPath(one, layout),
  }));
  return { ...layout, paths };
};
