import { arrival } from './arrival';
import { fadeIn } from './fade-in';
import { fitOf } from './fit';
import type { ImageConfig } from './image-config';
import { watchNear } from './near-viewport';
import { restyle } from './restyle';

/**
 * Places a picture that loads by itself, the page's own, and fades it in where it comes late.
 * @returns a function that stops it
 */
export const showImage = (image: HTMLImageElement, config: Omit<ImageConfig, 'source'>): (() => void) => {
  const undo = restyle(image, fitOf(config));
  // What is there is not watched: passing it in a swipe would cost something.
  if (image.complete && image.naturalWidth) return undo;
  let stop = () => {};
  stop = watchNear(image, (isNear, isFirst) => {
    if (!isNear) return;
    stop();
    if (!isFirst && !image.complete) fadeIn(image, arrival(image));
  });
  // Nor is what has come from afar.
  const onLoad = (): void => stop();
  image.addEventListener('load', onLoad, { once: true });
  return () => {
    image.removeEventListener('load', onLoad);
    stop();
    undo();
  };
};
