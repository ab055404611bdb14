import type { ChartData } from '../data/chart-data';
import type { ValueFormat } from '../data/number-format';
import type { ChartType, Layout, PlotPoint } from '../plot/contract';

/** A row of the tooltip: a value with its name and its swatch. */
export interface TooltipRow {
  /** Index in the legend. */
  entry: number;
  name: string;
  value: string;
  /** Whether the pointer or the keyboard points at this value. */
  isActive: boolean;
}

interface RowOptions {
  chartType: ChartType;
  data: ChartData;
  format: ValueFormat;
  layout: Layout;
  active: PlotPoint;
}

/** The values of the active category. */
export const tooltipRowsOf = ({ chartType, data, format, layout, active }: RowOptions): TooltipRow[] =>
  layout.points
    .filter(({ index }) => index === active.index)
    .map(({ series, index }) => {
      const one = data.series[series];
      const value = one ? format.value(one.values[index] ?? 0, one) : '';
      return {
        entry: chartType.isByCategory ? index : series,
        name: one?.name ?? '',
        value: layout.shareOf ? `${value} (${format.share(layout.shareOf(index))})` : value,
        isActive: series === active.series,
      };
    });
