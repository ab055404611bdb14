import type { ChartData } from '../data/chart-data';
import type { FigureFormat } from '../data/number-format';
import type { ChartType, Layout, PlotPoint } from '../plot/contract';

/** A row of the tooltip: a figure with its name and its sign. */
export interface FigureRow {
  /** Index in the legend. */
  entry: number;
  name: string;
  figure: string;
  /** Whether the pointer or the keyboard points at this figure. */
  isActive: boolean;
}

interface RowOptions {
  chartType: ChartType;
  data: ChartData;
  format: FigureFormat;
  layout: Layout;
  active: PlotPoint;
}

/** The figures of the active category. */
export const rowsOf = ({ chartType, data, format, layout, active }: RowOptions): FigureRow[] =>
  layout.points
    .filter(({ index }) => index === active.index)
    .map(({ series, index }) => {
      const one = data.series[series];
      const figure = one ? format.figure(one.values[index] ?? 0, one) : '';
      return {
        entry: chartType.isByCategory ? index : series,
        name: one?.name ?? '',
        figure: layout.shareOf ? `${figure} (${format.share(layout.shareOf(index))})` : figure,
        isActive: series === active.series,
      };
    });
