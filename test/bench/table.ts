import { networkNames } from './network';
import { plainName } from './pages/contestant';
import { medianOf, type Result, ratioOf } from './results';
import type { Column, Suite } from './suites';

/** One table for each suite and network, one row for each contestant. A ratio follows each figure that has one. */
export const tablesOf = (suite: Suite, results: Result[]): string =>
  suite.networks
    .flatMap((network) => {
      const rows = results.filter((result) => result.suite === suite.name && result.network === network);
      return rows.length > 0 ? [`${suite.title} · ${networkNames[network]}\n${tableOf(suite, rows)}`] : [];
    })
    .join('\n\n');

const tableOf = (suite: Suite, rows: Result[]): string => {
  const heads = ['', ...suite.columns.map(({ title }) => title)];
  const body = rows
    .filter(({ failure }) => !failure)
    .map((row) => [row.contestant, ...suite.columns.map((column) => cellOf({ suite, column, row, rows }))]);
  const failures = rows.filter(({ failure }) => failure);
  return [
    aligned([heads, ...body]),
    ...failures.map(({ contestant, failure }) => `  ${contestant}: left out. ${failure}`),
  ].join('\n');
};

interface Cell {
  suite: Suite;
  column: Column;
  row: Result;
  rows: Result[];
}

const cellOf = ({ suite, column, row, rows }: Cell): string => {
  const value = medianOf(row, column.key);
  if (value === undefined) return '–';
  const name = column.base === 'plain' ? plainName : suite.contestants[1]?.name;
  const base = column.base && rows.find(({ contestant }) => contestant === name);
  const ratio = base && ratioOf(row, base, column.key);
  return `${column.show(value)}${!column.base ? '' : ratio && value > 0 ? ` ×${ratio.middle.toFixed(2)}` : ' '.repeat(6)}`;
};

const aligned = (rows: string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ')}`,
    )
    .join('\n');
};
