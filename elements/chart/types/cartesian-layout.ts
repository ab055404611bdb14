import type { Box, LayoutOptions, PlotPoint, PointLayout } from '../plot/contract';
import { type CategoryLabel, diagonal, fitColumnLabels, fitRowLabels, widestOf } from './category-labels';
import { type Span, spansOf } from './stack';
import { createValueScale } from './value-scale';

/** A text at an axis, and where along the axis it stands. */
export interface AxisLabel {
  position: number;
  text: string;
}

/** A series that shows. */
export interface DrawnSeries {
  /** Index among all series. */
  index: number;
  /** A point for each category, or null. */
  points: (PlotPoint | null)[];
  spans: (Span | null)[];
}

/** Where bars and lines stand, between two axes. */
export interface CartesianLayout extends PointLayout {
  /** The area between the axes. */
  inner: Box;
  isHorizontal: boolean;
  isRtl: boolean;
  isStacked: boolean;
  /** Labels and lines of the axis of figures. */
  ticks: AxisLabel[];
  /** Where the axis of figures has 0, or its nearest end. */
  zero: number;
  categories: { position: number; lines: string[] }[];
  hasRotatedLabels: boolean;
  /** Room of a category along its axis. */
  step: number;
  /** Where a category stands along its axis. */
  centerOf(index: number): number;
  /** Where a figure stands on its axis. */
  positionOf(value: number): number;
  series: DrawnSeries[];
}

const edge = 8;
const axisGap = 10;
const tickDistancePx = { vertical: 54, horizontal: 84 };
/** The share of a category's room that its bars leave free. */
const categoryPadding = 0.28;
const maxBarThickness = 56;
const barGap = 2;
/** A bar that lies, in a group of bars, is at least so thick. */
const minLyingBar = 9;
const narrowWidth = 520;
/** In wide charts, only names that are this much too wide make bars lie down; others are rotated. */
const muchTooWide = 1.6;
const maxNameShare = 0.36;

/** Whether bars lie: where their names would need more room than bars that stand have. */
const liesDown = ({ data, area, settings }: LayoutOptions, barsPerCategory: number): boolean => {
  if (settings.orientation !== 'auto') return settings.orientation === 'horizontal';
  const { categories } = data;
  const { fontSize } = area;
  const rowHeight = (area.height - fontSize - axisGap) / categories.length;
  const columnWidth = (area.width - fontSize * 4) / categories.length;
  const needed = widestOf(categories, area.measure) + axisGap;
  const isTooNarrow = needed > columnWidth * (area.width < narrowWidth ? 1 : muchTooWide);
  return isTooNarrow && rowHeight >= Math.max(fontSize * 1.6, barsPerCategory * minLyingBar);
};

/** Distance of a position from a range of an axis; 0 within it. */
const distance = (position: number, start: number, length: number): number =>
  Math.max(start - position, 0, position - start - length);

/** A pointer means the nearest category, and there the nearest figure. */
const findNearest = (
  points: PlotPoint[],
  { x, y, isHorizontal }: { x: number; y: number; isHorizontal: boolean },
) => {
  let nearest: PlotPoint | undefined;
  let [nearestMain, nearestCross] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const point of points) {
    const horizontal = distance(x, point.box.x, point.box.width);
    const vertical = distance(y, point.box.y, point.box.height);
    const [main, cross] = isHorizontal ? [vertical, horizontal] : [horizontal, vertical];
    if (main < nearestMain || (main === nearestMain && cross < nearestCross))
      [nearest, nearestMain, nearestCross] = [point, main, cross];
  }
  return nearest;
};

interface Room {
  inner: Box;
  names: CategoryLabel[];
  hasRotatedLabels: boolean;
}

/** Takes the room of the two axes from the plot. */
const takeAxisRoom = (
  { data, area, settings }: LayoutOptions,
  { isBar, isHorizontal, widestTick }: { isBar: boolean; isHorizontal: boolean; widestTick: number },
): Room => {
  const { width, height, isRtl, fontSize, measure } = area;
  const { categories: names } = data;
  const hasFigures = settings.labels === true;
  const rows = isHorizontal
    ? fitRowLabels({
        names,
        step: (height - fontSize - axisGap) / names.length,
        fontSize,
        measure,
        maxWidth: width * maxNameShare,
      })
    : undefined;
  const sideRoom = (rows?.width ?? widestTick) + axisGap;
  const farRoom = isHorizontal ? (hasFigures ? widestTick + edge : widestTick / 2) : edge;
  const step = (width - sideRoom - farRoom) / names.length;
  const columns = rows ? undefined : fitColumnLabels({ names, step, fontSize, measure, canRotate: isBar });
  // The first rotated name begins beside its bar.
  const overhang = columns?.isRotated ? columns.height - fontSize * diagonal : 0;
  const nearRoom = Math.max(sideRoom, Math.min(overhang, width / 4));
  const top = edge + (hasFigures && !isHorizontal ? fontSize : 0);
  const bottom = (columns?.height ?? fontSize) + axisGap;
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

/** Lays out bars or lines and their axes. */
export const layOutCartesian = (options: LayoutOptions, isBar: boolean): CartesianLayout => {
  const { data, area, settings, format, isHidden } = options;
  const { isRtl } = area;
  const isStacked = settings.stacked;
  const visible = data.series.flatMap((series, index) => (isHidden(index) ? [] : [{ index, series }]));
  const spans = spansOf(
    visible.map(({ series }) => series),
    isStacked,
  );
  const barsPerCategory = isBar && !isStacked ? Math.max(1, visible.length) : 1;
  const isHorizontal = isBar && liesDown(options, barsPerCategory);

  const tickCount = Math.max(
    2,
    Math.floor(isHorizontal ? area.width / tickDistancePx.horizontal : area.height / tickDistancePx.vertical),
  );
  const valueScale = createValueScale(spans, settings, tickCount);
  const tickValues = valueScale.ticks(tickCount);
  const tickTexts = format.ticks(tickValues, (tickValues[1] ?? 1) - (tickValues[0] ?? 0));
  const widestTick = widestOf(tickTexts, area.measure);
  const { inner, names, hasRotatedLabels } = takeAxisRoom(options, { isBar, isHorizontal, widestTick });

  const { x, y, width, height } = inner;
  valueScale.range(isHorizontal ? (isRtl ? [x + width, x] : [x, x + width]) : [y + height, y]);
  const count = data.categories.length;
  const step = (isHorizontal ? height : width) / count;
  /** Categories go down, or along the text. */
  const centerOf = (index: number): number =>
    isHorizontal ? y + (index + 0.5) * step : x + ((isRtl ? count - 1 - index : index) + 0.5) * step;

  const thickness = Math.min((step * (1 - categoryPadding)) / barsPerCategory, maxBarThickness);
  const gap = thickness > 6 && barsPerCategory > 1 ? barGap : 0;
  /** @param nth place among the bars of a category */
  const boxOf = ([from, to]: Span, index: number, nth: number): Box => {
    const order = isRtl && !isHorizontal ? barsPerCategory - 1 - nth : nth;
    const offset = isStacked ? -thickness / 2 : (order - barsPerCategory / 2) * thickness + gap / 2;
    const main = centerOf(index) + (isBar ? offset : 0);
    const mainLength = isBar ? Math.max(0.5, thickness - gap) : 0;
    const [start, end] = [valueScale(from), valueScale(to)];
    const hasLength = isBar || isStacked;
    const cross = hasLength ? Math.min(start, end) : end;
    const crossLength = hasLength ? Math.abs(end - start) : 0;
    return isHorizontal
      ? { x: cross, y: main, width: crossLength, height: mainLength }
      : { x: main, y: cross, width: mainLength, height: crossLength };
  };
  const series = visible.map(({ index: seriesIndex }, nth): DrawnSeries => {
    const own = spans[nth] ?? [];
    const points = own.map(
      (span, index) => span && { series: seriesIndex, index, box: boxOf(span, index, nth) },
    );
    return { index: seriesIndex, spans: own, points };
  });
  const points = series.flatMap((one) => one.points.filter((point) => !!point));
  return {
    inner,
    isHorizontal,
    isRtl,
    isStacked,
    ticks: tickValues.map((value, nth) => ({ position: valueScale(value), text: tickTexts[nth] ?? '' })),
    zero: valueScale(0),
    categories: names.map(({ index, lines }) => ({ position: centerOf(index), lines })),
    hasRotatedLabels,
    step,
    centerOf,
    positionOf: (value) => valueScale(value),
    series,
    points,
    find: (x, y) => findNearest(points, { x, y, isHorizontal }),
  };
};
