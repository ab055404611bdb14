import type { BlockHost } from '../../../src/core/block-host';
import type { ImageOptions } from '../../../src/features/media/image-config';
import { readImageMarkup } from '../../../src/features/media/image-config';
import { loadImage, placeImage } from '../../../src/features/media/load-image';

const hasAddress = (image: HTMLImageElement): boolean =>
  Boolean(image.getAttribute('src') || image.srcset || image.closest('picture')?.querySelector('source'));

/**
 * Loads, sizes and positions one of the page's own pictures, as its markup and `options` say.
 * @returns a function that undoes the changes
 */
export const setUpOwnImage = (
  slide: HTMLElement,
  image: HTMLImageElement,
  options: ImageOptions,
): (() => void) => {
  const config = { ...options, ...readImageMarkup(image, slide), load: options.load };
  config.source ||= image.src;
  const { width, height } = config;
  const styleBefore = image.getAttribute('style');
  const needsSize = width && height && !image.hasAttribute('width') && !image.hasAttribute('height');
  if (needsSize) Object.assign(image, { width, height });
  const isWaiting = !hasAddress(image) || !!config.forceImageUpdate;
  const [wide, high] = ['width', 'height'].map((name) => image.getAttribute(name));
  // In WebKit, an image without an address has the shape of its alternative text, whatever its attributes say.
  if (isWaiting && wide && high) image.style.aspectRatio = `var(--az-_aspect, ${wide} / ${high})`;
  let stop = () => {};
  try {
    stop = (isWaiting ? loadImage : placeImage)(image, config);
  } catch (error) {
    (slide.parentElement as BlockHost | null)?.report(error);
  }
  return () => {
    stop();
    if (styleBefore === null) image.removeAttribute('style');
    // Setting the attribute would break a strict Content-Security-Policy.
    else image.style.cssText = styleBefore;
    if (needsSize) for (const name of ['width', 'height']) image.removeAttribute(name);
  };
};
