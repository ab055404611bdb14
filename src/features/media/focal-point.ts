/** The point of a picture that a crop keeps visible, in fractions of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

const clampFraction = (value: number | undefined): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value as number)) : 0.5;

/** Reads "x,y" or an object. A missing number is 0.5; numbers of saved pages may lie outside of 0 to 1 and are clamped. */
export const focalPointOf = (value: string | Partial<FocalPoint> | undefined): FocalPoint => {
  const [x, y] = typeof value === 'string' ? value.split(',').map(Number.parseFloat) : [value?.x, value?.y];
  return { x: clampFraction(x), y: clampFraction(y) };
};

/** CSS `object-position` for a focal point. */
export const objectPositionOf = (point: FocalPoint): string =>
  `${+(point.x * 100).toFixed(2)}% ${+(point.y * 100).toFixed(2)}%`;
