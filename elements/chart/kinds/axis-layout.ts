import type { LayoutOptions, PlotBox } from '../plot/contract';
import { type CategoryLabel, diagonal, fitColumnLabels, fitRowLabels, widestOf } from './category-labels';
import type { StackSpan } from './stack';
import { createValueScale } from './value-scale';

/** The axes of bars and lines. One has values, the other the names of categories. */
export interface AxisLayout {
  /** The area between the axes. */
  inner: PlotBox;
  /** Whether the axis of values is horizontal, as with horizontal bars. */
  isHorizontal: boolean;
  isRtl: boolean;
  /** The texts of the value axis, and their positions along it. */
  ticks: { position: number; text: string }[];
  /** Position of 0 on the value axis, or of the end nearest to 0. */
  zero: number;
  /** The names of the category axis, and their positions along it. */
  categories: { position: number; lines: string[] }[];
  hasRotatedLabels: boolean;
  /** Length of a category along its axis. */
  step: number;
  /** Position of the middle of a category along its axis. */
  centerOf(index: number): number;
  /** Position of a value along its axis. */
  positionOf(value: number): number;
}

const edgePx = 8;
/** Between an axis and its texts. */
const axisGapPx = 12;
/** Distances of the lines of the grid along each axis of values, as multiples of the font's size. */
const tickDistance = { vertical: 4.2, horizontal: 6.5 };
/** Horizontal ticks that would be nearer than this, as a multiple of the widest tick, get `wideTickDistance`. */
const minTickDistance = 1.5;
/** As a multiple of the widest tick. */
const wideTickDistance = 2;
/** Smallest thickness of a horizontal bar. */
const minHorizontalBarPx = 9;
/** Smallest height of a row with a name, as a multiple of the font's size. */
const minRowHeight = 1.6;
/** The room of the axis of values before its texts are known, as a multiple of the font's size. */
const assumedValueRoom = 4;
/** Below this width, any name that is too wide makes bars horizontal. */
const narrowPx = 520;
/** In wider charts, only names that are this much too wide make bars horizontal; others are rotated. */
const muchTooWide = 1.6;
/** The names beside horizontal bars take at most this share of the width. */
const maxNameShare = 0.36;

/** Whether bars are horizontal: where their names would need more room than vertical bars have. */
const needsHorizontalBars = ({ data, area, settings }: LayoutOptions, barsPerCategory: number): boolean => {
  if (settings.orientation !== 'auto') return settings.orientation === 'horizontal';
  const { categories } = data;
  const { fontSize } = area;
  const rowHeight = (area.height - fontSize - axisGapPx) / categories.length;
  const columnWidth = (area.width - fontSize * assumedValueRoom) / categories.length;
  const neededWidth = widestOf(categories, area.measure) + axisGapPx;
  const areColumnsTooNarrow = neededWidth > columnWidth * (area.width < narrowPx ? 1 : muchTooWide);
  const minRowPx = Math.max(fontSize * minRowHeight, barsPerCategory * minHorizontalBarPx);
  return areColumnsTooNarrow && rowHeight >= minRowPx;
};

interface Room {
  inner: PlotBox;
  names: CategoryLabel[];
  hasRotatedLabels: boolean;
}

/** Subtracts the room of the two axes from the plot. */
const takeAxisRoom = (
  { data, area, settings }: LayoutOptions,
  { isBar, isHorizontal, widestTick }: { isBar: boolean; isHorizontal: boolean; widestTick: number },
): Room => {
  const { width, height, isRtl, fontSize, measure } = area;
  const { categories: names } = data;
  const hasValueLabels = settings.labels === true;
  const rows = isHorizontal
    ? fitRowLabels({
        names,
        step: (height - fontSize - axisGapPx) / names.length,
        fontSize,
        measure,
        maxWidth: width * maxNameShare,
      })
    : undefined;
  // The near side is the one where a line of text begins. It has the texts of the vertical axis.
  const sideRoom = (rows?.width ?? widestTick) + axisGapPx;
  // A label of a value follows the longest bar; without labels, half of the last tick stands beyond the plot.
  const farRoom = isHorizontal ? (hasValueLabels ? widestTick + edgePx : widestTick / 2) : edgePx;
  const step = (width - sideRoom - farRoom) / names.length;
  const columns = rows ? undefined : fitColumnLabels({ names, step, fontSize, measure, canRotate: isBar });
  // The first rotated name begins to the side of its bar.
  const overhang = columns?.isRotated ? columns.height - fontSize * diagonal : 0;
  const nearRoom = Math.max(sideRoom, Math.min(overhang, width / 4));
  const top = edgePx + (hasValueLabels && !isHorizontal ? fontSize : 0);
  const bottom = (columns?.height ?? fontSize) + axisGapPx;
  return {
    inner: {
      x: isRtl ? farRoom : nearRoom,
      y: top,
      width: Math.max(1, width - nearRoom - farRoom),
      height: Math.max(1, height - top - bottom),
    },
    names: (rows ?? columns)?.labels ?? [],
    hasRotatedLabels: !!columns?.isRotated,
  };
};

interface AxesOptions {
  /** The values of the visible series. */
  spans: (StackSpan | null)[][];
  /** Whether the names of categories may be rotated, and bars may be horizontal. */
  isBar: boolean;
  /** Bars that stand side by side in each category. */
  barsPerCategory: number;
}

/** Lays out the axes, with round values and with names that fit. */
export const layOutAxes = (
  options: LayoutOptions,
  { spans, isBar, barsPerCategory }: AxesOptions,
): AxisLayout => {
  const { data, area, settings, format } = options;
  const { isRtl, measure } = area;
  const isHorizontal = isBar && needsHorizontalBars(options, barsPerCategory);
  const areWhole = spans.flat().every((span) => Number.isInteger(span?.[1] ?? 0));
  const createTicks = (distance: number) => {
    const count = Math.max(2, Math.floor((isHorizontal ? area.width : area.height) / distance));
    const scale = createValueScale(spans, settings, count);
    const [start = 0, end = 1] = scale.domain();
    // Between whole values, such as numbers of visitors, there are no ticks.
    const values = scale.ticks(areWhole ? Math.min(count, end - start) : count);
    const texts = format.ticks(values);
    return { scale, values, texts, widest: widestOf(texts, measure) };
  };
  const distance = area.fontSize * tickDistance[isHorizontal ? 'horizontal' : 'vertical'];
  const first = createTicks(distance);
  const areTooClose = isHorizontal && first.widest * minTickDistance > distance;
  const ticks = areTooClose ? createTicks(first.widest * wideTickDistance) : first;
  const { scale: valueScale, values: tickValues, texts: tickTexts, widest: widestTick } = ticks;
  const { inner, names, hasRotatedLabels } = takeAxisRoom(options, { isBar, isHorizontal, widestTick });

  const { x, y, width, height } = inner;
  valueScale.range(isHorizontal ? (isRtl ? [x + width, x] : [x, x + width]) : [y + height, y]);
  const count = data.categories.length;
  const step = (isHorizontal ? height : width) / count;
  /** Categories go from top to bottom, or in the direction of the text. */
  const centerOf = (index: number): number =>
    isHorizontal ? y + (index + 0.5) * step : x + ((isRtl ? count - 1 - index : index) + 0.5) * step;
  /** A name below the first or last category stays within the plot. */
  const positionOfName = ({ index, lines }: CategoryLabel): number => {
    if (isHorizontal || hasRotatedLabels) return centerOf(index);
    const half = widestOf(lines, measure) / 2;
    return Math.max(half, Math.min(centerOf(index), area.width - half));
  };
  return {
    inner,
    isHorizontal,
    isRtl,
    ticks: tickValues.map((value, index) => ({ position: valueScale(value), text: tickTexts[index] ?? '' })),
    zero: valueScale(0),
    categories: names.map((name) => ({ position: positionOfName(name), lines: name.lines })),
    hasRotatedLabels,
    step,
    centerOf,
    positionOf: (value) => valueScale(value),
  };
};
