import type { Slide, SlideItem } from '../slides';

/** As in the hosted builder, the height of a video of unknown size is 65% of its width. */
const unknownRatio = 100 / 65;

/** Width divided by height of the video of a slide from data, whose picture is only the poster; undefined without a video. */
export const itemVideoRatio = (slide: Slide | { item: SlideItem }): number | undefined => {
  if (!('item' in slide) || slide.item.type === 'image' || !slide.item.video) return undefined;
  const { width, height } = slide.item.video as { width?: number; height?: number };
  return width && height ? width / height : unknownRatio;
};
