import type { ChartType, DrawingOptions } from '../plot/contract';
import { PatternedPath, TileSwatch } from '../plot/patterns';
import { Axes } from './axes';
import { type BarPath, layOutBars } from './bar-layout';
import type { CartesianLayout } from './cartesian-layout';
import { type FigureLabel, labelFigures } from './figure-labels';

interface BarsProps extends DrawingOptions {
  layout: CartesianLayout;
  paths: BarPath[];
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
    const { paths, ...layout } = layOutBars(options);
    const figures = labelFigures(layout, options);
    return {
      ...layout,
      render: (drawing) => <Bars {...drawing} layout={layout} paths={paths} figures={figures} />,
    };
  },
};
