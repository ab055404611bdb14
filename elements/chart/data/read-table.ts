import type { Cell, Grid } from './chart-data';

/** Elements that stand on lines of their own in a cell. */
const lineSelector = 'br, p, div, li, td';
const lineBreak = '\u2028';

/** A cell's text without footnote marks, or the number that a `<data value>` in the cell names. */
const cellOf = (cell: HTMLTableCellElement): Cell => {
  const machineValue = cell.querySelector('data')?.value;
  if (machineValue && Number.isFinite(Number(machineValue))) return Number(machineValue);
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll('sup')) mark.remove();
  for (const line of copy.querySelectorAll(lineSelector)) {
    line.before(lineBreak);
    line.after(lineBreak);
  }
  // A space between the numbers of two lines would make one number of them.
  return copy.textContent
    .replace(/(\d)\s*\u2028\s*(?=\d)/g, '$1 / ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Rows of cells; a cell that spans several columns or rows stands in each of them. */
const spreadCells = (rows: HTMLTableRowElement[]): HTMLTableCellElement[][] => {
  const spread: HTMLTableCellElement[][] = rows.map(() => []);
  for (const [y, { cells }] of rows.entries()) {
    let x = 0;
    for (const cell of cells) {
      while (spread[y]?.[x]) x++;
      const lastRow = cell.rowSpan ? y + cell.rowSpan : rows.length;
      for (const row of spread.slice(y, lastRow))
        for (let dx = 0; dx < cell.colSpan; dx++) row[x + dx] = cell;
    }
  }
  return spread;
};

const isText = (cell: HTMLTableCellElement | undefined): boolean => !/\d/.test(cell?.textContent ?? '');

/**
 * Whether the first row has the names of the series: in a `<thead>`, or with a `<th>` beside the first column, or with
 * texts above values.
 */
const hasHeaderRow = (table: HTMLTableElement, [first = [], second]: HTMLTableCellElement[][]): boolean =>
  !!table.tHead?.rows.length ||
  first.slice(1).some(({ localName }) => localName === 'th') ||
  (first.length > 1 && !!second && first.slice(1).every(isText) && !second.slice(1).every(isText));

/** The rows of a table: the last row of its head, and its body. The foot has totals, which no chart shows. */
export const readTable = (table: HTMLTableElement): Grid => {
  const head = [...(table.tHead?.rows ?? [])].slice(-1);
  const body = [...table.rows].filter(({ parentElement }) => !parentElement?.matches('thead, tfoot'));
  const spread = spreadCells([...head, ...body]);
  return {
    rows: spread.map((row) => Array.from(row, (cell) => (cell ? cellOf(cell) : ''))),
    hasHeader: hasHeaderRow(table, spread),
  };
};
