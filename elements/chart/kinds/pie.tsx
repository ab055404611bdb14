import type { ChartType, DrawingOptions } from '../plot/contract';
import { PatternedPath, TileSwatch } from '../plot/patterns';
import { layOutPie, type PieLayout } from './pie-layout';

const Slices = ({ layout, active, colorOf }: DrawingOptions & { layout: PieLayout }) => {
  const { slices, labels, center, total, totalSize } = layout;
  return (
    <>
      <g transform={`translate(${center.x} ${center.y})`}>
        <g className="slices">
          {slices.map(({ index, path, activePath }) => (
            <PatternedPath
              key={index}
              d={active?.index === index ? activePath : path}
              entry={index}
              color={colorOf(index)}
            />
          ))}
        </g>
        {total && (
          <text className="total" fontSize={totalSize} textAnchor="middle" dy=".35em">
            {total}
          </text>
        )}
      </g>
      <g className="values">
        {labels.map(({ x, y, text, anchor }) => (
          <text key={`${x} ${y}`} x={x} y={y} dy=".35em" textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
};

export const chartType: ChartType = {
  name: 'pie',
  isByCategory: true,
  Swatch: TileSwatch,
  layOut: (options) => {
    const layout = layOutPie(options);
    return { ...layout, render: (drawing) => <Slices {...drawing} layout={layout} /> };
  },
};
