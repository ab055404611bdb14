import type { ChartType, DrawingOptions } from '../plot/contract';
import { PatternedPath, TileSwatch } from '../plot/patterns';
import { Axes } from './axes';
import { type BarPath, layOutBars } from './bar-layout';
import type { CartesianLayout } from './cartesian-layout';
import { labelValues, type ValueLabel } from './value-labels';

interface BarsProps extends DrawingOptions {
  layout: CartesianLayout;
  paths: BarPath[];
  values: ValueLabel[];
}

const Bars = ({ layout, paths, values, active, colorOf }: BarsProps) => {
  const { isHorizontal, isStacked, zero } = layout;
  return (
    <Axes layout={layout} active={active} highlightsBand values={values}>
      <g
        className={isHorizontal ? 'bars horizontal' : 'bars'}
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
  name: 'bar',
  isByCategory: false,
  Swatch: TileSwatch,
  layOut: (options) => {
    const { paths, ...layout } = layOutBars(options);
    const values = labelValues(layout, options);
    return {
      ...layout,
      render: (drawing) => <Bars {...drawing} layout={layout} paths={paths} values={values} />,
    };
  },
};
