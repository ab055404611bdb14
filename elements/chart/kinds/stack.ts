import type { Series } from '../data/chart-data';

/** Start and end of a value on the axis. A value starts at 0, or at the end of the value below it in the stack. */
export type StackSpan = readonly [start: number, end: number];

/** The spans of values side by side: each begins at 0. */
const unstacked = ({ values }: Series): (StackSpan | null)[] =>
  values.map((value) => (value === null ? null : [0, value]));

/** Stacks the values of each category: positive ones upwards, negative ones downwards. */
const stack = (series: Series[]): (StackSpan | null)[][] => {
  const tops: number[] = [];
  const bottoms: number[] = [];
  return series.map(({ values }) =>
    values.map((value, index) => {
      if (value === null) return null;
      const ends = value < 0 ? bottoms : tops;
      const start = ends[index] ?? 0;
      ends[index] = start + value;
      return [start, start + value];
    }),
  );
};

/** The span of each value, by series and category. */
export const spansOf = (series: Series[], isStacked: boolean): (StackSpan | null)[][] =>
  isStacked ? stack(series) : series.map(unstacked);

/** Between values that differ by less, there is no round value that a number can express. */
const smallestLength = 1e-200;

/** The part of the axis that contains all values and 0. */
export const rangeOf = (spans: (StackSpan | null)[][]): StackSpan => {
  let [low, high] = [0, 0];
  // Not `Math.min(...ends)`: a table may have more values than a function may have arguments.
  for (const span of spans.flat()) {
    low = Math.min(low, span?.[1] ?? 0);
    high = Math.max(high, span?.[1] ?? 0);
  }
  return [low, high - low < smallestLength ? low + 1 : high];
};

/** A `min` or `max` of the settings that excludes all values. */
export interface EndBeyondValues {
  setting: 'min' | 'max';
  end: number;
  /** The value that is nearest to the end. */
  nearest: number;
}

/** Finds a `min` or `max` that excludes all values; undefined if there is none. */
export const findEndBeyondValues = (
  [low, high]: StackSpan,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): EndBeyondValues | undefined => {
  if (min !== undefined && min >= high) return { setting: 'min', end: min, nearest: high };
  if (max !== undefined && max <= low) return { setting: 'max', end: max, nearest: low };
  return undefined;
};
