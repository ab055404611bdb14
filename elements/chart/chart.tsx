import { useEffect, useMemo } from 'react';
import { slottableNodes } from '../../src/core/assign-slot';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { importWithRetry } from '../../src/core/lazy-import';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { PreparedChart } from './chart-types';
import type { Grid } from './data/chart-data';
import { type ChartProblem, readChart } from './data/read-chart';
import { readItemGrid } from './data/read-item-grid';
import { captionOf, readTable } from './data/read-table';
import { DataTable } from './data-table';
import { DrawnChart } from './drawn-chart';
import type { messages } from './messages/es-419';
import type { ChartSettings } from './schema';

const emptyGrid: Grid = { rows: [], hasHeader: false };

const reportToConsole = (host: BlockHost, problems: ChartProblem[]): void => {
  // A page without mistakes does not load the texts.
  if (problems.length)
    importWithRetry(() => import('./report-problems')).then(
      ({ reportProblems }) => reportProblems(host, problems),
      (error) => console.error('[azulejo]', error),
    );
};

type ChartProps = BlockProps<ChartSettings, typeof messages, PreparedChart>;

/** A chart of the page's table, or of values from data, which become a table. Without values, the table alone. */
export const Chart = ({ settings, content, host, prepared, text }: ChartProps) => {
  const { chartType } = prepared;
  const items = useMemo(() => readItemGrid(settings), [settings]);
  const table = items ? undefined : prepared.table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` is a new array after each change in the element
  const ownGrid = useMemo(() => table && readTable(table), [table, content]);
  const grid = items ?? ownGrid;
  const ownCaption = table ? captionOf(table, host) : '';

  const locale = formatLocaleOf(host);
  const { data, format, colors, problems } = useMemo(() => {
    const seriesName = (number: number): string => text('series', { number });
    return readChart({ grid: grid ?? emptyGrid, settings, type: chartType.name, locale, seriesName });
  }, [grid, settings, chartType, locale, text]);
  // With data, the children do not show. Data without values leave the place to them.
  const showsItems = !!items && (!!data || !hasOwnContent(host));
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const [before, tableNodes, after] = useMemo(() => {
    const nodes = showsItems ? [] : slottableNodes(host);
    const place = nodes.findIndex((node) => table && node.contains(table));
    return place < 0
      ? [nodes, [], []]
      : [nodes.slice(0, place), nodes.slice(place, place + 1), nodes.slice(place + 1)];
  }, [showsItems, content, host, table]);
  const isEmpty = !grid && !settings.title && !settings.caption && !hasOwnContent(host);
  useEffect(() => {
    if (!isEmpty) reportToConsole(host, problems);
  }, [host, isEmpty, problems]);

  const title = settings.title || ownCaption;
  const tableView = showsItems ? (
    <DataTable grid={items} caption={title} format={format} />
  ) : (
    <AssignedSlot nodes={tableNodes} />
  );
  return (
    <>
      <AssignedSlot nodes={before} />
      {data ? (
        <DrawnChart
          host={host}
          settings={settings}
          chartType={chartType}
          data={data}
          format={format}
          colors={colors}
          title={title}
          caption={settings.caption || (settings.title ? ownCaption : '')}
          text={text}
          table={table}
        >
          {tableView}
        </DrawnChart>
      ) : (
        <div part="table">{tableView}</div>
      )}
      <AssignedSlot nodes={after} />
    </>
  );
};
