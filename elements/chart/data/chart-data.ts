/** A chart's values as they are written: a number from data, or a cell's text. */
export type Cell = string | number;

/** Rows of cells. The first column has the names of categories, where there are several. */
export interface Grid {
  rows: Cell[][];
  /** Whether the first row has the names of the series. */
  hasHeader: boolean;
}

/** A row of values with its name in the legend. */
export interface Series {
  name: string;
  /** A number for each category; null where there is none. */
  values: (number | null)[];
  /** Currency or unit of all its numbers. */
  prefix: string;
  suffix: string;
  /** The largest number of fraction digits among its values. */
  fractionDigits: number;
}

export interface ChartData {
  categories: string[];
  series: Series[];
}
