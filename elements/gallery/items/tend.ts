import type { BlockHost } from '../../../src/block/host';
import type { ImageOptions } from '../../../src/media/image-config';
import { imageMarkup } from '../../../src/media/image-markup';
import { loadImage } from '../../../src/media/load-image';
import { showImage } from '../../../src/media/show-image';

/** Where the script of a saved page had put a picture for the tiles it had then. */
const placed = ['position', 'left', 'top', 'width', 'height'];

const hasOwnAddress = (image: HTMLImageElement): boolean =>
  !!(image.getAttribute('src') || image.srcset || image.closest('picture')?.querySelector('source'));

/** Takes care of one of the page's own pictures; undoes what it did to it. */
export const tend = (slide: HTMLElement, image: HTMLImageElement, options: ImageOptions): (() => void) => {
  const config = { ...options, ...imageMarkup(image, slide), load: options.load };
  const { width, height } = config;
  const before = image.getAttribute('style');
  if (before && image.dataset.image) for (const name of placed) image.style.removeProperty(name);
  const unsized = width && height && !image.hasAttribute('width') && !image.hasAttribute('height');
  if (unsized) Object.assign(image, { width, height });
  const isWaiting = !hasOwnAddress(image);
  const [wide, high] = ['width', 'height'].map((name) => image.getAttribute(name));
  // In WebKit, what has no address yet has the shape of its alternative text, whatever its attributes say.
  if (isWaiting && wide && high) image.style.aspectRatio = `var(--azr, ${wide} / ${high})`;
  let stop = () => {};
  try {
    stop = (isWaiting ? loadImage : showImage)(image, config);
  } catch (error) {
    (slide.parentElement as BlockHost | null)?.report(error);
  }
  return () => {
    stop();
    if (before === null) image.removeAttribute('style');
    // Not the attribute, which a strict policy would refuse.
    else image.style.cssText = before;
    if (unsized) for (const name of ['width', 'height']) image.removeAttribute(name);
  };
};
