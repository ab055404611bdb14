import type { Box, ChartType, DrawingOptions } from '../plot/contract';
import { PatternedPath, TileSwatch } from '../plot/patterns';
import { Axes } from './axes';
import { type CartesianLayout, layOutCartesian } from './cartesian-layout';
import { type FigureLabel, labelFigures } from './figure-labels';
import type { Span } from './stack';

const maxRadius = 3;

const corner = (radius: number, right: number, down: number): string =>
  `a${radius},${radius} 0 0 1 ${right * radius},${down * radius}`;

/** The outline of a bar. The end that does not stand on the axis is round. */
const barPath = ({ x, y, width, height }: Box, [start, end]: Span, layout: CartesianLayout): string => {
  const { isHorizontal, isRtl, isStacked } = layout;
  const radius = isStacked ? 0 : Math.min(maxRadius, width / 2, height / 2);
  const isForward = end >= start;
  const top = !isHorizontal && isForward;
  const bottom = !isHorizontal && !isForward;
  const right = isHorizontal && isForward !== isRtl;
  const left = isHorizontal && isForward === isRtl;
  const [topLeft, topRight, bottomRight, bottomLeft] = [
    top || left,
    top || right,
    bottom || right,
    bottom || left,
  ].map((isRound) => (isRound ? radius : 0)) as [number, number, number, number];
  return [
    `M${x + topLeft},${y}h${width - topLeft - topRight}`,
    corner(topRight, 1, 1),
    `v${height - topRight - bottomRight}`,
    corner(bottomRight, -1, 1),
    `h${bottomRight + bottomLeft - width}`,
    corner(bottomLeft, -1, -1),
    `v${bottomLeft + topLeft - height}`,
    corner(topLeft, 1, -1),
    'z',
  ].join('');
};

interface BarsProps extends DrawingOptions {
  layout: CartesianLayout;
  /** All bars of a series are one path, so that a thousand cost no more than one. */
  paths: { index: number; path: string }[];
  figures: FigureLabel[];
}

const Bars = ({ layout, paths, figures, active, colorOf }: BarsProps) => {
  const { isHorizontal, isStacked, zero } = layout;
  return (
    <Axes layout={layout} active={active} marksRoom figures={figures}>
      <g
        className={isHorizontal ? 'bars lying' : 'bars'}
        style={{ transformOrigin: isHorizontal ? `${zero}px 0` : `0 ${zero}px` }}
      >
        {paths.map(({ index, path }) => (
          <PatternedPath
            key={index}
            className={isStacked ? 'stacked' : undefined}
            d={path}
            entry={index}
            color={colorOf(index)}
          />
        ))}
      </g>
    </Axes>
  );
};

export const chartType: ChartType = {
  isByCategory: false,
  Swatch: TileSwatch,
  layOut: (options) => {
    const layout = layOutCartesian(options, true);
    const figures = labelFigures(layout, options);
    const paths = layout.series.map(({ index, points, spans }) => ({
      index,
      path: points
        .map((point, nth) => (point ? barPath(point.box, spans[nth] as Span, layout) : ''))
        .join(''),
    }));
    return {
      ...layout,
      render: (drawing) => <Bars {...drawing} layout={layout} paths={paths} figures={figures} />,
    };
  },
};
