import type { Cell, Grid } from './chart-data';

/** Elements in a cell that begin a new line. */
const lineSelector = 'br, p, div, li, td';
const lineBreak = '\u2028';

/** Footnote marks and invisible content: styles, and sort keys of a table. */
const unreadSelector = 'sup, style, [hidden], [style*="display:none"], [style*="display: none"]';

/** A cell's visible text, or the number in the `value` of a `<data>` in the cell. */
const cellOf = (cell: HTMLTableCellElement): Cell => {
  const machineValue = cell.querySelector('data')?.value;
  if (machineValue && Number.isFinite(Number(machineValue))) return Number(machineValue);
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(unreadSelector)) part.remove();
  for (const line of copy.querySelectorAll(lineSelector)) {
    line.before(lineBreak);
    line.after(lineBreak);
  }
  // With only a space between them, the numbers of two lines would be read as one.
  return copy.textContent
    .replace(/(\d)\s*\u2028\s*(?=\d)/g, '$1 / ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Rows of cells. A cell that spans several columns or rows is repeated in each of them. */
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

type CellRow = HTMLTableCellElement[];

const hasText = (cell: HTMLTableCellElement | undefined): boolean => !!cell?.textContent.trim();

const isWithoutNumber = (cell: HTMLTableCellElement | undefined): boolean =>
  !/\p{Nd}/u.test(cell?.textContent ?? '');

/** Whether a row is one heading across all columns, such as the heading of a group of rows. */
const isBanner = (row: CellRow): boolean => row.length > 1 && new Set(row).size === 1;

/** The rows of a `<thead>`, else the first rows that contain only `<th>`. */
const headRowsOf = (table: HTMLTableElement): HTMLTableRowElement[] => {
  if (table.tHead?.rows.length) return [...table.tHead.rows];
  const rows = [...table.rows];
  const firstWithValues = rows.findIndex(({ cells }) =>
    [...cells].some(({ localName }) => localName === 'td'),
  );
  // A table that contains only `<th>` has no head.
  return rows.slice(0, Math.max(0, firstWithValues));
};

/**
 * Whether the first of these rows has the names of the series: with a `<th>` beside the first column, under an empty corner,
 * or with texts above values.
 */
const startsWithNames = ([first = [], second = []]: CellRow[]): boolean =>
  first.slice(1).some(({ localName }) => localName === 'th') ||
  (first.length > 1 && !hasText(first[0]) && hasText(second[0])) ||
  (first.length > 1 && first.slice(1).every(isWithoutNumber) && !second.slice(1).every(isWithoutNumber));

/** One row of names from several: "2026" above "Courses" makes "2026 Courses". A title of the whole table is no name. */
const joinHeadRows = (rows: CellRow[]): Cell[] => {
  const named = rows.filter((row, index) => index === rows.length - 1 || !isBanner(row.slice(1)));
  const length = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length }, (_, column) => new Set(named.map((row) => row[column])));
  return columns.map((cells) =>
    [...cells]
      .map((cell) => (cell ? cellOf(cell) : ''))
      .join(' ')
      .trim(),
  );
};

/** Reads the rows of a table. Leaves out its foot, which has totals, and headings between its rows, which have no values. */
export const readTable = (table: HTMLTableElement): Grid => {
  const head = headRowsOf(table);
  const bodyRows = [...table.rows].filter(
    (row) => !head.includes(row) && !row.parentElement?.matches('thead, tfoot'),
  );
  const body = spreadCells(bodyRows).filter((row) => !isBanner(row));
  const rows = body.map((row) => Array.from(row, (cell) => (cell ? cellOf(cell) : '')));
  return head.length
    ? { rows: [joinHeadRows(spreadCells(head)), ...rows], hasHeader: true }
    : { rows, hasHeader: startsWithNames(body) };
};

/** A table's caption, or the `<figcaption>` of its figure in the block, where content editors put the caption. */
export const captionOf = (table: HTMLTableElement, host: Element): string => {
  const figure = table.closest('figure');
  const figcaption = host.contains(figure) ? figure?.querySelector('figcaption') : undefined;
  return (table.caption ?? figcaption)?.textContent.trim() ?? '';
};
