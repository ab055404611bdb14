export interface ColumnOptions {
  /** Wanted width of a column in px, above 0. */
  columnWidth: number;
  /** Whether that is the least that a column may have, or the most. */
  columnWidthBehavior: 'min' | 'max';
}

/** How many columns a gallery of `width` px has (gallery 5). */
export const columnCount = (width: number, { columnWidth, columnWidthBehavior }: ColumnOptions): number =>
  Math.max(1, Math[columnWidthBehavior === 'min' ? 'floor' : 'ceil'](width / columnWidth));
