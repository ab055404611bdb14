/** The point of a picture that a crop keeps, in fractions of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

const fraction = (value: number | undefined): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value as number)) : 0.5;

/** From "x,y" (gallery 3.2) or an object; 0.5 each where it says nothing (gallery 3.5); real values stray out of 0-1. */
export const focalPointOf = (value: string | Partial<FocalPoint> | undefined): FocalPoint => {
  const [x, y] = typeof value === 'string' ? value.split(',').map(Number.parseFloat) : [value?.x, value?.y];
  return { x: fraction(x), y: fraction(y) };
};

/** CSS `object-position` for a focal point. */
export const objectPositionOf = (point: FocalPoint): string =>
  `${+(point.x * 100).toFixed(2)}% ${+(point.y * 100).toFixed(2)}%`;
