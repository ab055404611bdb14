import type { ComponentType, ReactNode } from 'react';
import type { ChartData } from '../data/chart-data';
import type { FigureFormat } from '../data/number-format';
import type { ChartSettings } from '../schema';
import type { Measure } from './shorten';

/** Lengths and positions are px from the upper left corner of the plot. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A figure by the indexes of its series and its category. */
export interface Place {
  series: number;
  index: number;
}

/** A figure where it is drawn. */
export interface PlotPoint extends Place {
  box: Box;
}

/** Where the visitor is among the figures. */
export interface Cursor {
  place: Place;
  /** Whether the figure shows. Escape hides it, and the keyboard goes on from its place. */
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
  format: FigureFormat;
  hasLegend: boolean;
}

/** Where the figures of a chart stand. */
export interface PointLayout {
  /** The figures that the pointer and the keyboard reach: by series, in the order of the categories. */
  points: PlotPoint[];
  /** The figure that a pointer at this position means. */
  find(x: number, y: number): PlotPoint | undefined;
  /** Whether the up and down keys move along the categories. */
  isHorizontal?: boolean;
  /** The share of a category in the whole, from 0 to 1, where the chart shows shares. */
  shareOf?(index: number): number;
}

export interface DrawingOptions {
  /** The figure whose tooltip shows. */
  active: PlotPoint | undefined;
  /** CSS colour of an entry of the legend. */
  colorOf(entry: number): string;
}

/** A chart of a certain size. */
export interface Layout extends PointLayout {
  /** Contents of the `<svg>`. */
  render(options: DrawingOptions): ReactNode;
}

/** A kind of chart, which draws figures in its own way. */
export interface ChartType {
  /** Whether the legend names categories, as with the slices of a pie, and not series. */
  isByCategory: boolean;
  /** The sign of an entry in the legend and the tooltip. */
  Swatch: ComponentType<{ entry: number; color: string }>;
  layOut(options: LayoutOptions): Layout;
}
