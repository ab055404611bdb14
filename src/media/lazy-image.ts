import { fadeIn } from './fade-in';
import { whenNear } from './near-viewport';
import { type SizeFormat, srcsetOf } from './size-ladder';

export interface ImageSource {
  src: string;
  /** Own width in px, where it is known. */
  width?: number;
  /** How its address asks for another size; absent where there is only one. */
  sizeFormat?: SizeFormat;
}

/** Gives `image` its address, in the sizes there are, for the width it has in the page. */
const load = (image: HTMLImageElement, { src, width, sizeFormat }: ImageSource): void => {
  if (sizeFormat) {
    // `auto` follows later changes of the width, where the browser knows it and the picture is lazy.
    image.loading = 'lazy';
    image.sizes = `auto, ${image.clientWidth ? `${image.clientWidth}px` : '100vw'}`;
    image.srcset = srcsetOf(src, sizeFormat, width);
  } else {
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
  }
  image.src = src;
};

/**
 * Loads a picture when it comes near (gallery 2.5). One that the visitor sees from the start shows as it arrives;
 * a later one fades in.
 * @returns a function that stops waiting
 */
export const loadWhenNear = (image: HTMLImageElement, source: ImageSource): (() => void) => {
  const stop = whenNear(image, (wasNear) => {
    load(image, source);
    if (!wasNear) fadeIn(image);
  });
  return () => {
    stop();
    // Chromium keeps a lazy picture with `sizes="auto"` for ever after its removal, and all that is around it.
    if (image.isConnected) image.sizes = image.sizes.replace('auto, ', '');
    else for (const name of ['srcset', 'sizes', 'src']) image.removeAttribute(name);
  };
};

/** The same fade for a picture that loads by itself: the page's own, seen later. */
export const fadeInWhenFar = (image: HTMLImageElement): (() => void) =>
  whenNear(image, (wasNear) => {
    if (!wasNear) fadeIn(image);
  });
