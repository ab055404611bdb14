import { isMedia } from '../../../src/media/media-address';
import { safeImageUrl } from '../../../src/util/safe-url';
import { items } from '../data-slide';
import type { DesignProps } from '../design';
import type { Slide } from '../slides';

/** Whether a click on the slide's picture leads nowhere else (gallery 4.4). */
export const opens = (slide: Slide): boolean => {
  if (slide.isVideo || slide.clickThrough) return false;
  if ('item' in slide) return slide.item.src !== '';
  const link = slide.image?.closest('a');
  return slide.image !== null && (!link || isMedia(link));
};

/** The widths that a picture from `items` can be asked for in. */
export const srcsetFor = (
  slide: Slide | undefined,
  sizeFormat: DesignProps['settings']['sizeFormat'],
): string => {
  if (!slide || 'element' in slide || sizeFormat === 'none' || !safeImageUrl(slide.item.src)) return '';
  const rungs = items.now?.rungsOf(slide.item.src, sizeFormat, slide.item.width);
  return rungs?.map(([address, width]) => `${address} ${width}w`).join() ?? '';
};

/** @param position what a slide without a name is called */
export const nameOf = (slide: Slide, position: string): string => {
  if ('item' in slide) return slide.item.alt || slide.item.title || position;
  return slide.image?.alt || slide.element.querySelector('figcaption')?.textContent?.trim() || position;
};
