import type { ComponentType, ReactNode } from 'react';
import type { ChartData } from '../data/chart-data';
import type { ValueFormat } from '../data/number-format';
import type { ChartSettings, ChartTypeName } from '../schema';
import type { Measure } from './shorten';

/** Lengths and positions are px from the upper left corner of the plot. */
export interface PlotBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A value by the indexes of its series and its category. */
interface Place {
  series: number;
  index: number;
}

/** A value where it is drawn. */
export interface PlotPoint extends Place {
  box: PlotBox;
}

/** Where the visitor is among the values. */
export interface Cursor {
  place: Place;
  /** Whether the value shows. Escape hides it, and the keyboard goes on from its place. */
  isShown: boolean;
  isByKeyboard: boolean;
}

/** The plot as it stands in the page. */
export interface PlotArea {
  width: number;
  height: number;
  isRtl: boolean;
  /** Size of the texts at the axes. */
  fontSize: number;
  /** Width of a text at the axes. */
  measure: Measure;
}

export interface LayoutOptions {
  data: ChartData;
  /** Whether the visitor has hidden an entry of the legend, by its index. */
  isHidden(entry: number): boolean;
  area: PlotArea;
  settings: ChartSettings;
  format: ValueFormat;
  hasLegend: boolean;
}

/** Where the values of a chart stand. */
export interface PointLayout {
  /** The values that the pointer and the keyboard reach: by series, in the order of the categories. */
  points: PlotPoint[];
  /** The value that a pointer at this position means. */
  pointAt(x: number, y: number): PlotPoint | undefined;
  /** Whether the up and down keys move along the categories. */
  isHorizontal?: boolean;
  /** The share of a category in the whole, from 0 to 1, where the chart shows shares. */
  shareOf?(index: number): number;
}

export interface DrawingOptions {
  /** The value whose tooltip shows. */
  active: PlotPoint | undefined;
  /** CSS colour of an entry of the legend. */
  colorOf(entry: number): string;
}

/** A chart of a certain size. */
export interface Layout extends PointLayout {
  /** Contents of the `<svg>`. */
  render(options: DrawingOptions): ReactNode;
}

/** A kind of chart, which draws values in its own way. */
export interface ChartType {
  name: ChartTypeName;
  /** Whether the legend names categories, as with the slices of a pie, and not series. */
  isByCategory: boolean;
  /** The swatch of an entry in the legend and the tooltip. */
  Swatch: ComponentType<{ entry: number; color: string }>;
  layOut(options: LayoutOptions): Layout;
}
