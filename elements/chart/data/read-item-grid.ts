import type { ChartSettings } from '../schema';
import type { Grid } from './chart-data';

/** The values of `items`, or of a saved page's `dataTable`; undefined where the settings have none. */
export const readItemGrid = ({ items, series, dataTable }: ChartSettings): Grid | undefined => {
  const rows = items.length
    ? items.map(({ label, value, values }) => [label, ...(values.length ? values : [value ?? ''])])
    : (dataTable?.data ?? []).map((values, index) => [dataTable?.sampleLabels[index] ?? '', ...values]);
  if (!rows.length) return undefined;
  const names = items.length ? series : (dataTable?.seriesLabels ?? []);
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const header = Array.from({ length: columns }, (_, column) => (column ? (names[column - 1] ?? '') : ''));
  return { rows: [header, ...rows], hasHeader: true };
};
