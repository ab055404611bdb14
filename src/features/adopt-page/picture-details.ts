import { type FocalPoint, focalPointOf } from '../media/focal-point';

/**
 * The point of a saved picture that a crop keeps visible.
 * @returns undefined where a picture has none, or a broken one such as ","
 */
export const savedFocalPoint = (image: Element): FocalPoint | undefined => {
  const point = image.getAttribute('data-image-focal-point') ?? '';
  return /\d.*,.*\d/.test(point) ? focalPointOf(point) : undefined;
};

/** Writes `data-image-dimensions="2500x1667"` as width and height, so that the picture has its place before it has loaded. */
export const setDimensions = (image: Element): void => {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(image.getAttribute('data-image-dimensions') ?? '') ?? [];
  if (!width || !height || image.hasAttribute('width') || image.hasAttribute('height')) return;
  image.setAttribute('width', width);
  image.setAttribute('height', height);
};
