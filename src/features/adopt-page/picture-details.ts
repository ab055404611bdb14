import { type Dimensions, dimensionsOf } from '../media/dimensions';
import { type FocalPoint, focalPointOf } from '../media/focal-point';

/**
 * The point of a saved picture that a crop keeps visible.
 * @returns undefined where a picture has none, or a broken one such as ","
 */
export const savedFocalPoint = (image: Element): FocalPoint | undefined => {
  const point = image.getAttribute('data-image-focal-point') ?? '';
  return /\d.*,.*\d/.test(point) ? focalPointOf(point) : undefined;
};

/** The size of a saved picture's file. */
export const savedDimensions = (image: Element): Dimensions | undefined =>
  dimensionsOf(image.getAttribute('data-image-dimensions') ?? '');

/** Writes the size as width and height, so that the picture has its place before it has loaded. */
export const setDimensions = (image: Element): void => {
  const dimensions = savedDimensions(image);
  if (!dimensions || image.hasAttribute('width') || image.hasAttribute('height')) return;
  image.setAttribute('width', String(dimensions.width));
  image.setAttribute('height', String(dimensions.height));
};
