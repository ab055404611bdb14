import type { ReactNode } from 'react';
import type { PlotPoint } from '../plot/contract';
import type { CartesianLayout } from './cartesian-layout';
import { lineShare } from './category-labels';
import type { ValueLabel } from './value-labels';

const tickGapPx = 8;
/** From the upper edge of a text to its baseline, as a share of the font's size. */
const baseline = 0.8;

interface AxesProps {
  layout: CartesianLayout;
  active: PlotPoint | undefined;
  /** Whether to highlight the band of the active category; otherwise a line marks its point. */
  highlightsBand: boolean;
  values: ValueLabel[];
  /** Bars or lines, between the grid and the values. */
  children: ReactNode;
}

/** Grid and names around bars or lines. */
export const Axes = ({ layout, active, highlightsBand, values, children }: AxesProps) => {
  const { inner, isHorizontal, isRtl, ticks, zero, categories, hasRotatedLabels, step, centerOf } = layout;
  const { x, y, width, height } = inner;
  const [right, bottom] = [x + width, y + height];
  const sideX = isRtl ? right + tickGapPx : x - tickGapPx;
  const across = (position: number): string =>
    isHorizontal ? `M${position},${y}v${height}` : `M${x},${position}h${width}`;
  const band = highlightsBand ? step : 1;
  const start = active ? centerOf(active.index) - band / 2 : 0;
  return (
    <>
      <path className="grid" d={ticks.map(({ position }) => across(position)).join('')} />
      {active && (
        <rect
          className={highlightsBand ? 'band' : 'crosshair'}
          x={isHorizontal ? x : start}
          y={isHorizontal ? start : y}
          width={isHorizontal ? width : band}
          height={isHorizontal ? band : height}
        />
      )}
      {children}
      <path className="zero" d={across(zero)} />
      <g className="ticks" textAnchor={isHorizontal ? 'middle' : 'end'}>
        {ticks.map(({ position, text }) => (
          <text
            key={position}
            x={isHorizontal ? position : sideX}
            y={isHorizontal ? bottom + tickGapPx : position}
            dy={isHorizontal ? `${baseline}em` : '.32em'}
          >
            {text}
          </text>
        ))}
      </g>
      <g className="names" textAnchor={isHorizontal || hasRotatedLabels ? 'end' : 'middle'}>
        {categories.map(({ position, lines }) => (
          <text
            key={position}
            transform={
              hasRotatedLabels ? `rotate(${isRtl ? 45 : -45} ${position} ${bottom + tickGapPx})` : undefined
            }
          >
            {lines.map((line, index) => (
              <tspan
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same text, and none has a state
                key={index}
                x={isHorizontal ? sideX : position}
                y={isHorizontal ? position : bottom + tickGapPx}
                // Beside a bar, the lines are centred on the bar; below the axis, the first line is next to the axis.
                dy={`${isHorizontal ? 0.32 + (index - (lines.length - 1) / 2) * lineShare : baseline + index * lineShare}em`}
              >
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
      <g className="values" textAnchor="middle">
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal values of two lines are at the same place, and no text has a state
          <text key={index} x={value.x} y={value.y} dy=".32em">
            {value.text}
          </text>
        ))}
      </g>
    </>
  );
};
