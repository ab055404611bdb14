import type { ChartData, Series } from '../../../elements/chart/data/chart-data';
import { createValueFormat } from '../../../elements/chart/data/number-format';
import type { LayoutOptions, PlotArea } from '../../../elements/chart/plot/contract';
import type { ChartSettings } from '../../../elements/chart/schema';

/** A letter at the axes, in px. */
export const letterWidth = 7;

const createSeries = (values: (number | null)[], name = 'Series'): Series => ({
  name,
  values,
  prefix: '',
  suffix: '',
  fractionDigits: 0,
});

export const createData = (series: (number | null)[][], categories?: string[]): ChartData => ({
  categories: categories ?? series[0]?.map((_, index) => `c${index}`) ?? [],
  series: series.map((values, index) => createSeries(values, `s${index}`)),
});

const settings = {
  stacked: false,
  orientation: 'auto',
  donut: false,
  labels: undefined,
  min: undefined,
  max: undefined,
};

interface PlotCase {
  data: ChartData;
  area?: Partial<PlotArea>;
  settings?: Partial<ChartSettings>;
  hidden?: number[];
  hasLegend?: boolean;
}

/** The options of a layout: a plot of 600 × 400 px with letters that are all 7 px wide. */
export const createOptions = ({
  data,
  area,
  hidden = [],
  hasLegend = true,
  ...more
}: PlotCase): LayoutOptions => ({
  data,
  isHidden: (entry) => hidden.includes(entry),
  area: {
    width: 600,
    height: 400,
    isRtl: false,
    fontSize: 12,
    measure: (text) => text.length * letterWidth,
    ...area,
  },
  settings: { ...settings, ...more.settings } as ChartSettings,
  format: createValueFormat({ locale: 'en', series: data.series, unit: '', currencyCode: '' }),
  hasLegend,
});
