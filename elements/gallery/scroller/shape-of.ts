import { dimensionsOf } from '../../../src/media/dimensions';
import { ratioOf } from '../layouts/shape';
import type { OwnSlide, Slide } from '../slides';

const videoRatio = 16 / 9;

const sizeOf = ({ element, image }: OwnSlide): { width?: unknown; height?: unknown } => {
  const [width, height] = ['width', 'height'].map((name) => image?.getAttribute(name));
  if (width && height) return { width, height };
  const said = image?.dataset.imageDimensions ?? element.dataset.imageDimensions;
  return dimensionsOf(said) ?? { width: image?.naturalWidth, height: image?.naturalHeight };
};

/** Width to height of a slide, also before its picture has come. */
export const shapeOf = (slide: Slide): number => {
  const { width, height } = 'item' in slide ? slide.item : sizeOf(slide);
  if (!Number(width) && slide.type === 'video') return videoRatio;
  return ratioOf({ width: Number(width), height: Number(height) });
};
