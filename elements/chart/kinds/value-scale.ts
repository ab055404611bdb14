import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { ChartSettings } from '../schema';
import { findEndBeyondValues, rangeOf, type StackSpan } from './stack';

/** The scale of the value axis. It has no range in px yet. */
type ValueScale = ScaleLinear<number, number>;

/** A scale that contains all values and 0. An end that the page does not set is round. */
export const createValueScale = (
  spans: (StackSpan | null)[][],
  { min, max }: Pick<ChartSettings, 'min' | 'max'>,
  tickCount: number,
): ValueScale => {
  const [low, high] = rangeOf(spans);
  const isRange = (min ?? low) < (max ?? high) && !findEndBeyondValues([low, high], { min, max });
  const scale = scaleLinear()
    .domain(isRange ? [min ?? low, max ?? high] : [low, high])
    .nice(tickCount);
  const [start = 0, end = 1] = scale.domain();
  if (isRange) scale.domain([min ?? start, max ?? end]);
  return scale.clamp(true);
};
