import { ratioOf, type Shape, type TileBox } from '../../../../../src/features/slides/layouts/shape';

interface ListOptions {
  /** Width of the pictures in percent of the gallery's. */
  imageSize: number;
  /** Between slides, and between a picture and its text, in px. */
  gap: number;
  /** Width to height of all pictures; absent where each has its own. */
  ratio?: number;
}

/** Of each slide, the place of its picture; `caption` is the height of the text beside it. */
export const list = (slides: Shape[], { width }: { width: number }, options: ListOptions): TileBox[] => {
  const { imageSize, gap, ratio } = options;
  const pictureWidth = (width * imageSize) / 100;
  let y = 0;
  return slides.map((slide) => {
    const height = pictureWidth / (ratio ?? ratioOf(slide));
    const box = { x: 0, y, width: pictureWidth, height };
    y += Math.max(height, slide.caption ?? 0) + gap;
    return box;
  });
};
