import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { ChartSettings } from '../schema';
import type { Span } from './stack';

/** The axis of values before it has a place in the plot. */
export type ValueScale = ScaleLinear<number, number>;

/** Between values that differ by less, there is no round value that a number can express. */
const smallestSpan = 1e-200;

/** A scale that has all values and 0, with round ends where the page sets none. */
export const createValueScale = (
  spans: (Span | null)[][],
  { min, max }: Pick<ChartSettings, 'min' | 'max'>,
  tickCount: number,
): ValueScale => {
  let [low, high] = [0, 0];
  // Not `Math.min(...ends)`: a table may have more values than a function may have arguments.
  for (const span of spans.flat()) {
    low = Math.min(low, span?.[1] ?? 0);
    high = Math.max(high, span?.[1] ?? 0);
  }
  if (high - low < smallestSpan) high = low + 1;
  const isRange = (min ?? low) < (max ?? high);
  const scale = scaleLinear()
    .domain(isRange ? [min ?? low, max ?? high] : [low, high])
    .nice(tickCount);
  const [start = 0, end = 1] = scale.domain();
  if (isRange) scale.domain([min ?? start, max ?? end]);
  return scale.clamp(true);
};
