import type { Series } from '../data/chart-data';

/** From where to where a value goes on the axis: from 0, or from the end of the value that it stands on. */
export type Span = readonly [start: number, end: number];

/** The spans of values side by side: each begins at 0. */
const standingAlone = ({ values }: Series): (Span | null)[] =>
  values.map((value) => (value === null ? null : [0, value]));

/** Stacks the values of each category: positive ones upwards, negative ones downwards. */
const stack = (series: Series[]): (Span | null)[][] => {
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
export const spansOf = (series: Series[], isStacked: boolean): (Span | null)[][] =>
  isStacked ? stack(series) : series.map(standingAlone);
