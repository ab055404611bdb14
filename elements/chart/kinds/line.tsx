import type { ChartType, DrawingOptions } from '../plot/contract';
import { Axes } from './axes';
import type { CartesianLayout } from './cartesian-layout';
import { dashOf, type LinePaths, layOutLines, shapeOf } from './line-layout';
import { labelValues, type ValueLabel } from './value-labels';

interface LineSwatchProps {
  entry: number;
  color: string;
}

/** A piece of a line with its marker. */
const LineSwatch = ({ entry, color }: LineSwatchProps) => (
  <svg className="swatch" width="28" height="16" aria-hidden="true" style={{ color }}>
    <path className="stroke" d="M2,8h24" strokeDasharray={dashOf(entry)} />
    <path className="marker" d={`M14,8${shapeOf(entry)}`} />
  </svg>
);

interface LinesProps extends DrawingOptions {
  layout: CartesianLayout;
  paths: LinePaths[];
  values: ValueLabel[];
}

const Lines = ({ layout, paths, values, active, colorOf }: LinesProps) => {
  const { isStacked, isRtl } = layout;
  return (
    <Axes layout={layout} active={active} highlightsBand={false} values={values}>
      <g className={isRtl ? 'lines from-right' : 'lines'}>
        {paths.map(({ index, area }) => (
          <path
            key={index}
            className={isStacked ? 'below stacked' : 'below'}
            style={{ color: colorOf(index) }}
            d={area}
          />
        ))}
        {paths.map(({ index, line, markers }) => (
          <g key={index} style={{ color: colorOf(index) }}>
            <path className="stroke" d={line} strokeDasharray={dashOf(index)} />
            <path className="marker" d={markers} />
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
  name: 'line',
  isByCategory: false,
  Swatch: LineSwatch,
  layOut: (options) => {
    const { paths, ...layout } = layOutLines(options);
    const values = labelValues(layout, options);
    return {
      ...layout,
      render: (drawing) => <Lines {...drawing} layout={layout} paths={paths} values={values} />,
    };
  },
};
