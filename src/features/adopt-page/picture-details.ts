interface FocalPoint {
  x: number;
  y: number;
}

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

/**
 * The point that a crop keeps visible, as fractions of width and height. Saved values lie a little outside at times.
 * @returns undefined where a picture has none, or a broken one such as ","
 */
export const focalPointOf = (image: Element): FocalPoint | undefined => {
  const [x = Number.NaN, y = Number.NaN] = (image.getAttribute('data-image-focal-point') ?? '')
    .split(',')
    .map(Number.parseFloat);
  return Number.isNaN(x) || Number.isNaN(y) ? undefined : { x: clamp(x), y: clamp(y) };
};

/** Writes `data-image-dimensions="2500x1667"` as width and height, so that the picture has its place before it has loaded. */
export const setDimensions = (image: Element): void => {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(image.getAttribute('data-image-dimensions') ?? '') ?? [];
  if (!width || !height || image.hasAttribute('width') || image.hasAttribute('height')) return;
  image.setAttribute('width', width);
  image.setAttribute('height', height);
};
