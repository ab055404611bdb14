import { findType } from '../chart-types';
import { type EndBeyondValues, findEndBeyondValues, rangeOf, spansOf } from '../kinds/stack';
import type { ChartSettings, ChartTypeName } from '../schema';
import type { ChartData, Grid } from './chart-data';
import { createValueFormat, type ValueFormat } from './number-format';
import { type DataProblem, readGrid } from './read-grid';

/** An error in the settings or values of a chart. */
export type ChartProblem =
  | DataProblem
  | { kind: 'negative-slices'; names: string[] }
  | { kind: 'no-whole' }
  | { kind: 'several-pies'; names: string[] }
  | { kind: 'colors'; colors: string[] }
  | { kind: 'range'; min: number; max: number }
  | ({ kind: 'end-beyond-values' } & EndBeyondValues)
  | { kind: 'currency'; code: string }
  | { kind: 'type'; type: string };

interface ReadChart {
  /** Undefined where nothing can be drawn. */
  data: ChartData | undefined;
  format: ValueFormat;
  /** The colours of the settings; undefined for each that CSS does not know. */
  colors: (string | undefined)[];
  problems: ChartProblem[];
}

interface ReadOptions {
  grid: Grid;
  settings: ChartSettings;
  type: ChartTypeName;
  /** Language of the numbers and dates. */
  locale: string;
  seriesName: (number: number) => string;
}

const pieProblems = ({ series, categories }: ChartData): ChartProblem[] => {
  const values = series[0]?.values ?? [];
  const problems: ChartProblem[] = [];
  const negative = categories.filter((_, index) => (values[index] ?? 0) < 0);
  if (series.length > 1) problems.push({ kind: 'several-pies', names: series.map(({ name }) => name) });
  if (negative.length) problems.push({ kind: 'negative-slices', names: negative });
  if (!values.some((value) => value && value > 0)) problems.push({ kind: 'no-whole' });
  return problems;
};

const axisProblems = ({ series }: ChartData, { min, max, stacked }: ChartSettings): ChartProblem[] => {
  if (min === undefined && max === undefined) return [];
  if (min !== undefined && max !== undefined && min >= max) return [{ kind: 'range', min, max }];
  const endBeyondValues = findEndBeyondValues(rangeOf(spansOf(series, stacked)), { min, max });
  return endBeyondValues ? [{ kind: 'end-beyond-values', ...endBeyondValues }] : [];
};

const isCurrencyCode = (code: string): boolean => /^[a-z]{3}$/i.test(code);

const settingProblems = ({ type, colors, currencyCode }: ChartSettings): ChartProblem[] => {
  const problems: ChartProblem[] = [];
  if (!findType(type)) problems.push({ kind: 'type', type });
  const wrongColors = colors.filter((color) => color && !CSS.supports('color', color));
  if (wrongColors.length) problems.push({ kind: 'colors', colors: wrongColors });
  if (currencyCode && !isCurrencyCode(currencyCode)) problems.push({ kind: 'currency', code: currencyCode });
  return problems;
};

/** Reads the settings and values of a chart, and finds the errors in them. */
export const readChart = ({ grid, settings, type, locale, seriesName }: ReadOptions): ReadChart => {
  const { flip, colors, unit, currencyCode } = settings;
  const { data, problems } = readGrid(grid, { flip, locale, seriesName });
  return {
    data,
    format: createValueFormat({
      locale,
      series: data?.series ?? [],
      unit,
      currencyCode: isCurrencyCode(currencyCode) ? currencyCode : '',
    }),
    colors: colors.map((color) => (CSS.supports('color', color) ? color : undefined)),
    problems: [
      ...problems,
      ...settingProblems(settings),
      ...(data ? (type === 'pie' ? pieProblems(data) : axisProblems(data, settings)) : []),
    ],
  };
};
