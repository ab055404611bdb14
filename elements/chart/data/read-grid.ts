import type { Cell, ChartData, Grid, Series } from './chart-data';
import { sharedText } from './number-format';
import { cellText, toColumns } from './orientation';
import {
  countFractionDigits,
  decimalSeparatorOf,
  maxValue,
  type ParsedNumber,
  parseNumber,
} from './parse-number';

/** A cell that is no number. */
interface UnreadCell {
  text: string;
  category: string;
  series: string;
}

/** An error in a table or in data. Rows count from 1, without the header. */
export type DataProblem =
  | { kind: 'no-data' }
  | { kind: 'no-number'; cells: UnreadCell[] }
  | { kind: 'ragged'; rows: { row: number; cells: number }[]; expected: number }
  | { kind: 'no-number-in-series'; names: string[] }
  | { kind: 'units'; names: string[] };

interface DataResult {
  /** Undefined where nothing can be drawn. */
  data: ChartData | undefined;
  problems: DataProblem[];
}

export interface ReadGridOptions {
  /** Whether each row is a series. Undefined decides by the content. */
  flip: boolean | undefined;
  /** Valid BCP 47 tag of the page's language, for separators and names of months. */
  locale: string;
  /** Name of a series without one, by its number. */
  seriesName: (number: number) => string;
}

/** Removes empty rows, and gives all rows the length of the header, or of the longest row without a header. */
const normaliseRows = ({ rows: all, hasHeader }: Grid): { rows: Cell[][]; problems: DataProblem[] } => {
  const rows = all.filter((row, index) => (!index && hasHeader) || row.some((cell) => cellText(cell)));
  const expected = hasHeader
    ? (rows[0]?.length ?? 0)
    : rows.reduce((longest, { length }) => Math.max(longest, length), 0);
  const uneven = rows.flatMap(({ length }, index) =>
    length === expected ? [] : [{ row: index + (hasHeader ? 0 : 1), cells: length }],
  );
  return {
    rows: rows.map((row) => Array.from({ length: expected }, (_, column) => row[column] ?? '')),
    problems: uneven.length ? [{ kind: 'ragged', rows: uneven, expected }] : [],
  };
};

/** A series whose cells have been read: undefined for an empty cell, null for a text that is no number. */
interface ReadColumn {
  name: string;
  cells: Cell[];
  numbers: (ParsedNumber | null | undefined)[];
}

const readCell = (cell: Cell, decimal: string): ParsedNumber | null | undefined => {
  if (typeof cell === 'string') return parseNumber(cell, decimal);
  if (!(Math.abs(cell) <= maxValue)) return null;
  return { value: cell, prefix: '', suffix: '', fractionDigits: countFractionDigits(`${cell}`) };
};

/**
 * Reads the cells of a series. Where a cell fits only the separators of another language, as `0.25` in a Spanish page, and no
 * cell fits only those of the page's language, all cells have the other separators: `1.125` beside `0.25` is not 1125.
 * @param decimal the decimal separator of the page's language
 */
const readCells = (cells: Cell[], decimal: string): ReadColumn['numbers'] => {
  const own = cells.map((cell) => readCell(cell, decimal));
  const other = cells.map((cell) => readCell(cell, decimal === '.' ? ',' : '.'));
  const fitsOnlyOther = own.some((number, index) => number === null && other[index]);
  const fitsOnlyOwn = other.some((number, index) => number === null && own[index]);
  const [first, second] = fitsOnlyOther && !fitsOnlyOwn ? [other, own] : [own, other];
  return first.map((number, index) => number ?? second[index]);
};

const hasNumbers = ({ numbers }: ReadColumn): boolean => numbers.some(Boolean);

const seriesOf = ({ name, numbers }: ReadColumn): Series => {
  const read = numbers.filter((number) => !!number);
  return {
    name,
    values: numbers.map((number) => number?.value ?? null),
    prefix: sharedText(read.map(({ prefix }) => prefix)),
    suffix: sharedText(read.map(({ suffix }) => suffix)),
    fractionDigits: read.reduce((most, { fractionDigits }) => Math.max(most, fractionDigits), 0),
  };
};

const hasSeveralUnits = ({ numbers }: ReadColumn): boolean =>
  // A 0 may lack the unit of the other values.
  new Set(numbers.flatMap((number) => (number?.value ? number.prefix + number.suffix.trim() : []))).size > 1;

const unreadCells = ({ name, cells, numbers }: ReadColumn, categories: string[]): UnreadCell[] =>
  numbers.flatMap((number, index) =>
    number === null
      ? [{ text: cellText(cells[index]), category: categories[index] ?? '', series: name }]
      : [],
  );

/** The series and categories of a grid, and what is wrong with it. */
export const readGrid = (grid: Grid, { flip, locale, seriesName }: ReadGridOptions): DataResult => {
  const { rows, problems } = normaliseRows(grid);
  const { categories: names, columns } = toColumns({ ...grid, rows }, flip, locale);
  const decimal = decimalSeparatorOf(locale);
  const read = columns.map(
    ({ name, cells }, index): ReadColumn => ({
      name: name || seriesName(index + 1),
      cells,
      numbers: readCells(cells, decimal),
    }),
  );
  if (!read.some(hasNumbers)) return { data: undefined, problems: [...problems, { kind: 'no-data' }] };
  const categories = names ?? columns[0]?.cells.map((_, index) => `${index + 1}`) ?? [];

  // A column of empty cells stays, as a series that has no values yet; a column of texts does not.
  const texts = read.filter((column) => !hasNumbers(column) && column.numbers.includes(null));
  const drawn = read.filter((column) => !texts.includes(column));
  const unread = drawn.flatMap((column) => unreadCells(column, categories));
  const mixed = drawn.filter(hasSeveralUnits);
  const namesOf = (list: ReadColumn[]): string[] => list.map(({ name }) => name);
  if (texts.length) problems.push({ kind: 'no-number-in-series', names: namesOf(texts) });
  if (unread.length) problems.push({ kind: 'no-number', cells: unread });
  if (mixed.length) problems.push({ kind: 'units', names: namesOf(mixed) });
  return { data: { categories, series: drawn.map(seriesOf) }, problems };
};
