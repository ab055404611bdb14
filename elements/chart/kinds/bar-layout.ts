import type { LayoutOptions, PlotBox } from '../plot/contract';
import type { AxisLayout } from './axis-layout';
import { type CartesianLayout, layOutCartesian, type ValueToPlace } from './cartesian-layout';
import type { StackSpan } from './stack';

/** All bars of a series are one path, so that a thousand cost no more than one. */
export interface BarPath {
  /** Index of the series. */
  index: number;
  path: string;
}

/** The share of a category's room that its bars leave free. */
const padding = 0.28;
const maxThicknessPx = 56;
const gapPx = 2;
/** Thinner bars stand without a gap. */
const minThicknessWithGapPx = 6;
const maxRadiusPx = 3;

/** The outline of a bar. The corners at the end that does not stand on the axis are round. */
const barPath = (
  { x, y, width, height }: PlotBox,
  span: StackSpan,
  { isHorizontal, isStacked, positionOf }: CartesianLayout,
): string => {
  // Along the axis of values from `base` to `tip`, across it from `near` to `far`.
  const [base, tip] = [positionOf(span[0]), positionOf(span[1])];
  const [near, far] = isHorizontal ? [y, y + height] : [x, x + width];
  const at = (along: number, across: number) => (isHorizontal ? `${along},${across}` : `${across},${along}`);
  const radius = isStacked ? 0 : Math.min(maxRadiusPx, width / 2, height / 2);
  const shoulder = tip + (tip < base ? radius : -radius);
  return [
    `M${at(base, near)}L${at(shoulder, near)}`,
    `Q${at(tip, near)},${at(tip, near + radius)}L${at(tip, far - radius)}`,
    `Q${at(tip, far)},${at(shoulder, far)}L${at(base, far)}Z`,
  ].join('');
};

const placeBar = ({ span, index, barIndex, barsPerCategory }: ValueToPlace, axes: AxisLayout): PlotBox => {
  const { step, isHorizontal, isRtl, centerOf, positionOf } = axes;
  const thickness = Math.min((step * (1 - padding)) / barsPerCategory, maxThicknessPx);
  const ownGap = barsPerCategory > 1 && thickness > minThicknessWithGapPx ? gapPx : 0;
  // Bars side by side follow the direction of the text.
  const order = isRtl && !isHorizontal ? barsPerCategory - 1 - barIndex : barIndex;
  const side = centerOf(index) + (order - barsPerCategory / 2) * thickness + ownGap / 2;
  const [start, end] = [positionOf(span[0]), positionOf(span[1])];
  const base = Math.min(start, end);
  const length = Math.abs(end - start);
  // Browsers do not draw thinner bars.
  const width = Math.max(0.5, thickness - ownGap);
  return isHorizontal
    ? { x: base, y: side, width: length, height: width }
    : { x: side, y: base, width, height: length };
};

export const layOutBars = (options: LayoutOptions): CartesianLayout & { paths: BarPath[] } => {
  const layout = layOutCartesian(options, { isBar: true, place: placeBar });
  const paths = layout.series.map(({ index: seriesIndex, points, spans }) => ({
    index: seriesIndex,
    path: points
      .map((point, category) => (point ? barPath(point.box, spans[category] as StackSpan, layout) : ''))
      .join(''),
  }));
  return { ...layout, paths };
};
