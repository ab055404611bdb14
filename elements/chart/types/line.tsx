import type { ChartType, DrawingOptions } from '../plot/contract';
import { Axes } from './axes';
import { type CartesianLayout, type DrawnSeries, layOutCartesian } from './cartesian-layout';
import { type FigureLabel, labelFigures } from './figure-labels';

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

/** Points that are nearer have no signs. */
const minSignDistance = 14;

const inOrder = (list: string[], entry: number): string => list[entry % list.length] as string;

interface LineSwatchProps {
  entry: number;
  color: string;
}

/** A piece of a line with its sign. */
const LineSwatch = ({ entry, color }: LineSwatchProps) => (
  <svg className="swatch" width="28" height="16" aria-hidden="true" style={{ color }}>
    <path className="stroke" d="M2,8h24" strokeDasharray={inOrder(dashes, entry)} />
    <path className="sign" d={`M14,8${inOrder(shapes, entry)}`} />
  </svg>
);

type Position = readonly [x: number, y: number];

/** Points that follow each other without a missing figure. */
const runsOf = <Item,>(items: (Item | null)[]): Item[][] => {
  const runs: Item[][] = [];
  items.forEach((item, index) => {
    if (item === null) return;
    if (index && items[index - 1] !== null) runs.at(-1)?.push(item);
    else runs.push([item]);
  });
  return runs;
};

const pathThrough = (positions: Position[]): string => `M${positions.join('L')}`;

/** The path of a line, with a gap where a figure is missing. */
const linePath = ({ points }: DrawnSeries): string =>
  runsOf(points)
    .map((run) => pathThrough(run.map(({ box }) => [box.x, box.y])))
    .join('');

/** The area from a line to the one that it stands on, or to the axis. */
const areaPath = ({ points, spans }: DrawnSeries, { centerOf, positionOf }: CartesianLayout): string =>
  runsOf(points)
    .map((run) => {
      const edge = (end: 0 | 1) =>
        run.map(({ index }): Position => [centerOf(index), positionOf(spans[index]?.[end] ?? 0)]);
      return `${pathThrough([...edge(1), ...edge(0).reverse()])}Z`;
    })
    .join('');

/** Where the signs of a line stand. A figure between two missing ones has no line, and shows by its sign alone. */
const signPath = ({ index, points }: DrawnSeries, { step }: CartesianLayout): string =>
  points
    .filter((_, nth) => step >= minSignDistance || (!points[nth - 1] && !points[nth + 1]))
    .map((point) => (point ? `M${point.box.x},${point.box.y}${inOrder(shapes, index)}` : ''))
    .join('');

interface LinePaths {
  index: number;
  line: string;
  area: string;
  signs: string;
}

interface LinesProps extends DrawingOptions {
  layout: CartesianLayout;
  paths: LinePaths[];
  figures: FigureLabel[];
}

const Lines = ({ layout, paths, figures, active, colorOf }: LinesProps) => {
  const { isStacked, isRtl } = layout;
  return (
    <Axes layout={layout} active={active} marksRoom={false} figures={figures}>
      <g className={isRtl ? 'lines from-right' : 'lines'}>
        {paths.map(({ index, line, area, signs }) => (
          <g key={index} style={{ color: colorOf(index) }}>
            <path className={isStacked ? 'below stacked' : 'below'} d={area} />
            <path className="stroke" d={line} strokeDasharray={inOrder(dashes, index)} />
            <path className="sign" d={signs} />
          </g>
        ))}
      </g>
      {active && (
        <circle
          className="ring"
          cx={active.box.x}
          cy={active.box.y}
          r="8"
          style={{ color: colorOf(active.series) }}
        />
      )}
    </Axes>
  );
};

export const chartType: ChartType = {
  isByCategory: false,
  Swatch: LineSwatch,
  layOut: (options) => {
    const layout = layOutCartesian(options, false);
    const figures = labelFigures(layout, options);
    // Areas of lines that cross would cover each other.
    const hasAreas = layout.isStacked || layout.series.length === 1;
    const paths = layout.series.map(
      (one): LinePaths => ({
        index: one.index,
        line: linePath(one),
        area: hasAreas ? areaPath(one, layout) : '',
        signs: signPath(one, layout),
      }),
    );
    return {
      ...layout,
      render: (drawing) => <Lines {...drawing} layout={layout} paths={paths} figures={figures} />,
    };
  },
};
