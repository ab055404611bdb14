import type { Cell, Grid } from './chart-data';

/** A grid as columns, each of which is a series. */
interface Columns {
  /** Name of each category; undefined where the grid has none. */
  categories: string[] | undefined;
  columns: {
    /** "" where the grid has none. */
    name: string;
    cells: Cell[];
  }[];
}

export const cellText = (cell: Cell | undefined): string => `${cell ?? ''}`.trim();

const timePattern = /^((1[89]|20)\d\d|\d{4}-\d\d?(-\d\d?)?|\d\d?[./]\d\d?([./]\d{2,4})?|[qt][1-4]\b.*)$/i;

/** 'Jan/26' -> 'jan', 'ene.' -> 'ene' */
const firstWord = (text: string): string => /^[^\s./'’-]+/.exec(text.toLowerCase())?.[0] ?? '';

/** Texts may shorten a month to three letters even if the language's own short name is another: `Sep` for `Sept.` */
const minMonthLength = 3;

/** Recognises names of months, years, quarters and dates. */
const createTimeTest = (locale: string): ((text: string) => boolean) => {
  const months = (['long', 'short'] as const).flatMap((month) => {
    const { format } = new Intl.DateTimeFormat(locale, { month });
    return Array.from({ length: 12 }, (_, index) => firstWord(format(new Date(2024, index, 1))));
  });
  return (text) => {
    const word = firstWord(text);
    const isMonth = (month: string): boolean =>
      word === month || (word.length >= minMonthLength && month.startsWith(word));
    return timePattern.test(text) || months.some(isMonth);
  };
};

/** Whether each row is a series: a single row of values, or headings that are times above rows whose names are not. */
const isTransposed = ({ rows, hasHeader }: Grid, locale: string): boolean => {
  const [header = [], ...body] = rows;
  if (!hasHeader || header.length < 3) return false;
  if (body.length === 1) return true;
  const isTime = createTimeTest(locale);
  const areTimes = (cells: (Cell | undefined)[]): boolean => cells.every((cell) => isTime(cellText(cell)));
  return areTimes(header.slice(1)) && !areTimes(body.map(([name]) => name));
};

const transpose = (rows: Cell[][]): Cell[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

/**
 * Turns a grid so that each series is a column, and takes names and categories from it.
 * @param flip whether each row is a series; undefined decides by the content
 */
export const toColumns = (grid: Grid, flip: boolean | undefined, locale: string): Columns => {
  const hasFirstColumn = (grid.rows[0]?.length ?? 0) > 1;
  const isFlipped = flip ?? isTransposed(grid, locale);
  const [hasNames, hasCategories] = isFlipped
    ? [hasFirstColumn, grid.hasHeader]
    : [grid.hasHeader, hasFirstColumn];
  const rows = isFlipped ? transpose(grid.rows) : grid.rows;
  const names = hasNames ? rows[0] : undefined;
  const body = hasNames ? rows.slice(1) : rows;
  const columns = transpose(body).map((cells, column) => ({ name: cellText(names?.[column]), cells }));
  return {
    categories: hasCategories ? body.map(([name]) => cellText(name)) : undefined,
    columns: hasCategories ? columns.slice(1) : columns,
  };
};
