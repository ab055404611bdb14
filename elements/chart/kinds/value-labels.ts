import type { LayoutOptions } from '../plot/contract';
import type { CartesianLayout } from './cartesian-layout';

/** A value beside its bar or point; `x` and `y` are the middle of the text. */
export interface ValueLabel {
  x: number;
  y: number;
  text: string;
}

const gapPx = 6;

/** The values of bars and points, except those that have no room. */
export const labelValues = (
  layout: CartesianLayout,
  { data, format, area, settings }: LayoutOptions,
): ValueLabel[] => {
  if (!settings.labels) return [];
  const { isHorizontal, isStacked, isRtl, step, series, inner } = layout;
  const lineHeight = area.fontSize * 1.2;
  return series.flatMap(({ index: seriesIndex, points, spans }) =>
    points.flatMap((point, index) => {
      const one = data.series[seriesIndex];
      const value = one?.values[index];
      const [start, end] = spans[index] ?? [0, 0];
      if (!point || !one || typeof value !== 'number') return [];
      const { x, y, width, height } = point.box;
      const text = format.value(value, one);
      const textWidth = area.measure(text);
      const middle = { x: x + width / 2, y: y + height / 2, text };
      const length = isHorizontal ? width : height;
      if (isStacked) return length < (isHorizontal ? textWidth + gapPx : lineHeight) ? [] : [middle];
      const isNegative = end < start;
      if (isHorizontal) {
        const isAtRight = isNegative === isRtl;
        const offset = width / 2 + textWidth / 2 + gapPx;
        return height < lineHeight * 0.7 ? [] : [{ ...middle, x: middle.x + (isAtRight ? offset : -offset) }];
      }
      // The text at a point may be as wide as the category, the text at a bar a little wider than the bar.
      if (textWidth > (width ? width + gapPx * 2 : step)) return [];
      const below = y + height + lineHeight * 0.7;
      return [{ ...middle, y: isNegative && below < inner.y + inner.height ? below : y - lineHeight * 0.6 }];
    }),
  );
};
