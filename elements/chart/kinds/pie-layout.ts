import { arc } from 'd3-shape';
import type { LayoutOptions, PlotPoint, PointLayout } from '../plot/contract';
import { shorten } from '../plot/shorten';

/** A part of a pie. */
interface Slice {
  /** Index of its category. */
  index: number;
  path: string;
  /** The same, a little larger, for the slice whose tooltip shows. */
  activePath: string;
}

/** A text beside a slice. */
interface SliceLabel {
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'end';
}

export interface PieLayout extends PointLayout {
  slices: Slice[];
  labels: SliceLabel[];
  center: { x: number; y: number };
  /** The sum of all slices, in the hole of a donut. */
  total: string;
  /** Font size of the sum, in px. */
  totalSize: number;
}

/** A full turn in radians. */
const circle = 2 * Math.PI;
const activeMarginPx = 6;
const labelGapPx = 10;
/** The share of the plot's width that a text beside the pie may take. */
const maxLabelShare = 0.28;
const labelHeightPx = 15;
const holeShare = 0.6;
/** The share of the hole's width that the total may take. */
const maxTotalShare = 0.7;
/** The angle of the gap between two slices, in radians. */
const padding = 0.012;
const cornerRadiusPx = 2;
const minRadiusPx = 24;
/** Distance from the centre of the pie to the point that has the tooltip, as a share of the radius. */
const tooltipPointShare = 0.72;

/** A slice's angles, clockwise from the top. */
interface SliceAngles {
  /** Index of its category. */
  index: number;
  value: number;
  startAngle: number;
  endAngle: number;
}

/** The values of a pie: its first series, without negative, missing and hidden values. */
const valuesOf = ({ data, isHidden }: LayoutOptions): { index: number; value: number }[] =>
  (data.series[0]?.values ?? []).flatMap((value, index) =>
    value !== null && value > 0 && !isHidden(index) ? [{ index, value }] : [],
  );

/** Lays out a pie: the first category begins at the top, and the others follow clockwise. */
export const layOutPie = (options: LayoutOptions): PieLayout => {
  const { data, area, settings, format, hasLegend } = options;
  const values = valuesOf(options);
  const sum = values.reduce((soFar, { value }) => soFar + value, 0);
  const padAngle = values.length > 1 ? Math.min(padding, circle / values.length) : 0;
  const freeAngle = circle - padAngle * values.length;
  let angle = 0;
  const arcs = values.map(({ index, value }): SliceAngles => {
    const startAngle = angle;
    angle += (value / sum) * freeAngle + padAngle;
    return { index, value, startAngle, endAngle: angle };
  });

  const hasLabels = settings.labels !== false;
  const textOf = ({ index, value }: SliceAngles): string => {
    const share = format.share(value / sum);
    return shorten(
      hasLegend ? share : `${data.categories[index]} ${share}`,
      area.width * maxLabelShare,
      area.measure,
    );
  };
  const widest = hasLabels ? Math.max(0, ...arcs.map((one) => area.measure(textOf(one)))) : 0;
  const sideRoom = hasLabels ? widest + labelGapPx : 0;
  const verticalRoom = hasLabels ? labelHeightPx + labelGapPx : 0;
  const radius = Math.max(
    minRadiusPx,
    Math.min(area.width / 2 - sideRoom, area.height / 2 - verticalRoom) - activeMarginPx,
  );
  const hole = settings.donut ? radius * holeShare : 0;
  const center = { x: area.width / 2, y: area.height / 2 };
  const draw = arc().cornerRadius(cornerRadiusPx);
  const pathOf = (one: SliceAngles, outerRadius: number): string =>
    draw({ ...one, padAngle, innerRadius: hole, outerRadius }) ?? '';

  /** A position at the middle of a slice, this far from the center. */
  const pointAt = ({ startAngle, endAngle }: SliceAngles, distance: number) => {
    const middleAngle = (startAngle + endAngle) / 2;
    return { x: center.x + Math.sin(middleAngle) * distance, y: center.y - Math.cos(middleAngle) * distance };
  };

  const total = settings.donut && data.series[0] ? format.value(sum, data.series[0]) : '';
  const totalSize = Math.min(2, (hole * 2 * maxTotalShare) / area.measure(total)) * area.fontSize;

  const labels: SliceLabel[] = [];
  for (const one of hasLabels ? arcs : []) {
    const { x, y } = pointAt(one, radius + labelGapPx);
    const isAtRight = x >= center.x;
    const anchor = isAtRight === area.isRtl ? 'end' : 'start';
    // Names of narrow slices would cover each other.
    const isFree = labels.every((other) => other.anchor !== anchor || Math.abs(other.y - y) >= labelHeightPx);
    if (isFree) labels.push({ x, y, text: textOf(one), anchor });
  }

  const points = arcs.map((one): PlotPoint => {
    const { x, y } = pointAt(one, radius * tooltipPointShare);
    return { series: 0, index: one.index, box: { x, y, width: 0, height: 0 } };
  });
  return {
    slices: arcs.map((one) => ({
      index: one.index,
      path: pathOf(one, radius),
      activePath: pathOf(one, radius + activeMarginPx),
    })),
    labels,
    center,
    total,
    totalSize,
    points,
    shareOf: (category) => (data.series[0]?.values[category] ?? 0) / sum,
    pointAt: (x, y) => {
      const [dx, dy] = [x - center.x, y - center.y];
      const distance = Math.hypot(dx, dy);
      if (distance > radius + activeMarginPx || distance < hole) return undefined;
      const pointAngle = (Math.atan2(dx, -dy) + circle) % circle;
      return points[arcs.findIndex(({ endAngle }) => pointAngle <= endAngle)];
    },
  };
};
