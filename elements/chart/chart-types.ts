import type { BlockHost } from '../../src/core/block-host';
import { type LazyModule, lazyImport } from '../../src/core/lazy-import';
import { chartVariants } from '../../src/features/enums/variants/chart';
import type { ChartType } from './plot/contract';
import type { ChartSettings, ChartTypeName } from './schema';

/** Each kind of chart has a module of its own, which is loaded for charts of this kind only. */
const chartTypes: Record<ChartTypeName, LazyModule<{ chartType: ChartType }>> = {
  bar: lazyImport(() => import('./kinds/bar')),
  line: lazyImport(() => import('./kinds/line')),
  pie: lazyImport(() => import('./kinds/pie')),
};

const codes = new Map<string, ChartTypeName>([
  [`${chartVariants.bar}`, 'bar'],
  [`${chartVariants.line}`, 'line'],
  [`${chartVariants.pie}`, 'pie'],
]);

/** The kind of chart that a name or a saved page's code means; undefined for any other text. */
export const findType = (type: string): ChartTypeName | undefined =>
  Object.hasOwn(chartTypes, type) ? (type as ChartTypeName) : codes.get(type);

const defaultType = 'bar';

export interface PreparedChart {
  chartType: ChartType;
  /** The table in the element's content. */
  table: HTMLTableElement | undefined;
}

/** Loads the module for the kind of chart that the settings name, and finds the page's table. */
export const prepare = ({ type }: ChartSettings, host: BlockHost): PreparedChart | Promise<PreparedChart> => {
  const module = chartTypes[findType(type) ?? defaultType];
  const withTable = ({ chartType }: { chartType: ChartType }): PreparedChart => ({
    chartType,
    table: host.querySelector('table') ?? undefined,
  });
  return module.loaded ? withTable(module.loaded) : module.load().then(withTable);
};
