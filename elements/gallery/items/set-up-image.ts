import type { BlockHost } from '../../../src/core/block-host';
import { keepChanged } from '../../../src/core/morphs';
import type { ImageOptions } from '../../../src/features/media/image-config';
import { readImageMarkup } from '../../../src/features/media/image-config';
import { fitStyles } from '../../../src/features/media/image-styles';
import { loadImage, placeImage } from '../../../src/features/media/load-image';

const hasAddress = (image: HTMLImageElement): boolean =>
  Boolean(image.getAttribute('src') || image.srcset || image.closest('picture')?.querySelector('source'));

/** The changes that a picture needs, by its markup and the gallery's options. */
const readNeeds = (slide: HTMLElement, image: HTMLImageElement, options: ImageOptions) => {
  const config = { ...options, ...readImageMarkup(image, slide), load: options.load };
  config.source ||= image.src;
  const { width, height, forceImageUpdate } = config;
  return {
    config,
    isWaiting: !hasAddress(image) || !!forceImageUpdate,
    needsSize: !!width && !!height && !image.hasAttribute('width') && !image.hasAttribute('height'),
    needsStyles: Object.keys(fitStyles(config)).length > 0,
  };
};

const changeImage = (slide: HTMLElement, image: HTMLImageElement, options: ImageOptions): (() => void) => {
  const { config, isWaiting, needsSize } = readNeeds(slide, image, options);
  const { width, height } = config;
  const styleBefore = image.getAttribute('style');
  if (needsSize) Object.assign(image, { width, height });
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

/**
 * Loads, sizes and positions one of the page's own pictures, as its markup and `options` say.
 * @returns a function that undoes the changes
 */
export const setUpOwnImage = (
  slide: HTMLElement,
  image: HTMLImageElement,
  options: ImageOptions,
): (() => void) => {
  const change = () => changeImage(slide, image, options);
  const { isWaiting, needsSize, needsStyles } = readNeeds(slide, image, options);
  // A picture that only fades in has the page's own markup again after the fade, so a morph changes nothing.
  return isWaiting || needsSize || needsStyles ? keepChanged(image, change) : change();
};
