import { type ColumnOptions, columnCount } from './columns';
import { type Box, ratioOf, type Shape } from './shape';

export interface AutocolumnsOptions extends ColumnOptions {
  /** Between tiles, in px; at most the column width counts. */
  gutter: number;
}

export interface ColumnBox extends Box {
  /** From 0. */
  column: number;
}

/** Less of a difference between two columns is nobody's to see, and no reason to leave the order of reading. */
const evenPx = 1;

/** The shortest column, and of columns that are even the first. */
const shortest = (ends: number[]): number => {
  const least = Math.min(...ends) + evenPx;
  return ends.findIndex((end) => end < least);
};

/** Columns of one width; each slide goes to the shortest (gallery 2.1 and 5). */
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
    const column = shortest(ends);
    const y = ends[column] ?? 0;
    const height = columnWidth / ratioOf(slide) + (slide.caption ?? 0);
    ends[column] = y + height + gutter;
    return { column, x: column * (columnWidth + gutter), y, width: columnWidth, height };
  });
};
