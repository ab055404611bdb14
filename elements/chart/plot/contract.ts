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

/** Identifies a value by the indexes of its series and its category. */
interface ValueKey {
  series: number;
  index: number;
}

/** A value, and the box in which it is drawn. */
export interface PlotPoint extends ValueKey {
  box: PlotBox;
}

/** The value that the pointer or the keyboard has reached. */
export interface Cursor {
  place: ValueKey;
  /** Whether the tooltip of the value shows. Escape hides it, and the keyboard continues from this value. */
  isShown: boolean;
  isByKeyboard: boolean;
}

/** Size, direction and font of the plot in the page. */
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

/** The positions of a chart's values. */
export interface PointLayout {
  /** The values that the pointer and the keyboard can reach, by series, then in the order of the categories. */
  points: PlotPoint[];
  /** The value for a pointer at this position; undefined if there is none. */
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

/** A chart, laid out for a certain size. */
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
