import { isMedia } from '../../../src/features/media/media-address';
import { captionOf } from '../own-caption';
import type { Slide } from '../slides';

/** Whether a click on a slide's picture opens the lightbox: the click leads nowhere else. */
export const canOpen = (slide: Slide): boolean => {
  if (slide.isVideo || slide.clickThrough) return false;
  if ('item' in slide) return slide.item.src !== '';
  const link = slide.image?.closest('a');
  return slide.image !== null && (!link || isMedia(link));
};

/** Name of the button that opens a slide: the picture's alternative text, or its caption. "" where there is none. */
export const slideName = (slide: Slide): string => {
  if ('item' in slide) return slide.item.alt || slide.item.title;
  const { element, image } = slide;
  return image?.alt || captionOf(element)?.textContent?.trim() || '';
};
