import { ratioOf } from '../layouts/shape';
import type { OwnSlide, Slide } from '../slides';

const videoRatio = 16 / 9;

const sizeOf = ({ element, image }: OwnSlide): { width?: unknown; height?: unknown } => {
  const attributes = ['width', 'height'].map((name) => image?.getAttribute(name));
  const said = (image?.dataset.imageDimensions ?? element.dataset.imageDimensions)?.split('x') ?? [];
  const natural = [image?.naturalWidth, image?.naturalHeight];
  const [width, height] = [attributes, said].find(([wide, high]) => Number(wide) && Number(high)) ?? natural;
  return { width, height };
};

/** Width to height of a slide, also before its picture has come. */
export const shapeOf = (slide: Slide): number => {
  const { width, height } = 'item' in slide ? slide.item : sizeOf(slide);
  if (!Number(width) && slide.isVideo) return videoRatio;
  return ratioOf({ width: Number(width), height: Number(height) });
};
