import { useLayoutEffect } from 'react';
import type { BlockHost } from '../../src/block/host';
import { fitOf } from '../../src/media/fit';
import type { ImageConfig, ImageOptions } from '../../src/media/image-config';
import { imageMarkup } from '../../src/media/image-markup';
import { restyle } from '../../src/media/restyle';
import { showImage } from '../../src/media/show-image';
import type { SizeFormat } from '../../src/media/size-ladder';
import { loadItems } from './data-slide';
import type { Slide } from './slides';

type OwnSlideProps = Extract<Slide, { element: Element }> & {
  name: string;
  sizeFormat: SizeFormat | undefined;
  /** For all pictures of the gallery; what the markup says of one comes first. */
  options?: ImageOptions;
};

/** Where the script of a saved page had put a picture for the tiles it had then. */
const placed = ['position', 'left', 'top', 'width', 'height'];

const hasOwnAddress = (image: HTMLImageElement): boolean =>
  !!(image.getAttribute('src') || image.srcset || image.closest('picture')?.querySelector('source'));

/** Most pages have no pictures that wait for a script, and need not load what loads them. */
const loadLater = (image: HTMLImageElement, config: ImageConfig): (() => void) => {
  let stopped = false;
  // Its place need not wait.
  let stop = restyle(image, fitOf(config));
  loadItems()
    .then(({ loadImage }) => {
      if (stopped) return;
      stop();
      stop = loadImage(image, config);
    })
    .catch((error) => image.closest<BlockHost>('az-gallery')?.report(error));
  return () => {
    stopped = true;
    stop();
  };
};

/** Takes care of one of the page's own pictures; undoes what it did to it. */
const tend = (slide: HTMLElement, image: HTMLImageElement, options: ImageOptions): (() => void) => {
  const config = { ...options, ...imageMarkup(image, slide), load: options.load };
  const { width, height } = config;
  const before = image.getAttribute('style');
  if (before && image.dataset.image) for (const name of placed) image.style.removeProperty(name);
  const unsized = width && height && !image.hasAttribute('width') && !image.hasAttribute('height');
  if (unsized) Object.assign(image, { width, height });
  const stop = hasOwnAddress(image) ? showImage(image, config) : loadLater(image, config);
  return () => {
    stop();
    if (before === null) image.removeAttribute('style');
    // Not the attribute, which a strict policy would refuse.
    else image.style.cssText = before;
    if (unsized) for (const name of ['width', 'height']) image.removeAttribute(name);
  };
};

/** Shows an element of the page's own in its tile: the very element, not a copy. */
export const OwnSlide = ({ name, element, image, sizeFormat, options }: OwnSlideProps) => {
  useLayoutEffect(() => {
    element.slot = name;
    return () => element.removeAttribute('slot');
  }, [element, name]);
  useLayoutEffect(
    () => (image ? tend(element as HTMLElement, image, { sizeFormat, ...options }) : undefined),
    [element, image, sizeFormat, options],
  );
  return <slot name={name} />;
};
