import { ratioOf, type Shape, type TileBox } from './shape';

export interface ColumnOptions {
  /** Preferred width of a column in px, above 0. */
  columnWidth: number;
  /** Whether `columnWidth` is the minimum or the maximum width of a column. */
  columnWidthBehavior: 'min' | 'max';
  /** Default: as many columns as fit. */
  maxColumns?: number | undefined;
}

export interface AutocolumnsOptions extends ColumnOptions {
  /** Space between tiles in px. A gutter wider than a column counts as wide as the column. */
  gutter: number;
}

interface ColumnBox extends TileBox {
  /** From 0. */
  column: number;
}

/** Reads `columnWidthSetting`: a text counts as its whole number. */
export const columnWidthPx = (setting: number | string): number =>
  typeof setting === 'number' ? setting : Number.parseInt(setting, 10);

/** A smaller difference between the heights of two columns is invisible, and no reason to leave the reading order. */
const evenPx = 1;

/** How many columns a gallery of `width` px has. */
export const columnCount = (
  width: number,
  { columnWidth, columnWidthBehavior, maxColumns = Number.POSITIVE_INFINITY }: ColumnOptions,
): number => {
  const fitting = Math[columnWidthBehavior === 'min' ? 'floor' : 'ceil'](width / columnWidth);
  return Math.max(1, Math.min(Math.floor(maxColumns), fitting));
};

/** The shortest column; the first of several that are equally short. */
const shortestColumn = (ends: number[]): number => {
  const limit = Math.min(...ends) + evenPx;
  return ends.findIndex((end) => end < limit);
};

/** Columns of equal width. Each slide goes to the shortest column. */
export const autocolumns = (
  slides: Shape[],
  { width }: { width: number },
  options: AutocolumnsOptions,
): ColumnBox[] => {
  const count = columnCount(width, options);
  const gutter = Math.min(options.gutter, options.columnWidth);
  const columnWidth = (width - (count - 1) * gutter) / count;
  const ends: number[] = Array(count).fill(0);
  return slides.map((slide) => {
    const column = shortestColumn(ends);
    const y = ends[column] ?? 0;
    const height = columnWidth / ratioOf(slide) + (slide.caption ?? 0);
    ends[column] = y + height + gutter;
    return { column, x: column * (columnWidth + gutter), y, width: columnWidth, height };
  });
};
