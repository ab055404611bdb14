import { dimensionsOf } from '../../../src/media/dimensions';
import type { OwnSlide, Slide } from '../slides';

const videoShape = 16 / 9;
/** Of a picture that says nothing of itself until it is there. */
const unknownShape = 3 / 2;

const sizeOf = ({ element, image }: OwnSlide): { width?: unknown; height?: unknown } => {
  const [width, height] = ['width', 'height'].map((name) => image?.getAttribute(name));
  if (width && height) return { width, height };
  const { imageDimensions } = { ...image?.dataset, ...element.dataset };
  return dimensionsOf(imageDimensions) ?? { width: image?.naturalWidth, height: image?.naturalHeight };
};

/** Width to height of a slide's picture, also before it has come. */
export const shapeOf = (slide: Slide): number => {
  const { width, height } = 'item' in slide ? slide.item : sizeOf(slide);
  const shape = Number(width) / Number(height);
  return shape > 0 && shape < Number.POSITIVE_INFINITY
    ? shape
    : slide.type === 'video'
      ? videoShape
      : unknownShape;
};
