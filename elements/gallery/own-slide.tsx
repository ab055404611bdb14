import { useLayoutEffect } from 'react';
import { dimensionsOf } from '../../src/media/dimensions';
import { focalPointOf, objectPositionOf } from '../../src/media/focal-point';
import { fadeInWhenFar, loadWhenNear } from '../../src/media/lazy-image';
import type { SizeFormat } from '../../src/media/size-ladder';
import type { Slide } from './slides';

type OwnSlideProps = Extract<Slide, { element: Element }> & {
  name: string;
  sizeFormat: SizeFormat | undefined;
};

/** What the markup of real pages says of a picture (gallery 3.2), on the picture or on its slide; "" is absent. */
const described = (slide: Element, image: HTMLImageElement) => {
  const said = (...names: string[]): string | undefined => {
    for (const { dataset } of [image, slide as HTMLElement])
      for (const name of names) if (dataset[name]) return dataset[name];
    return undefined;
  };
  const point = said('focalPoint', 'imageFocalPoint');
  return {
    position: point && objectPositionOf(focalPointOf(point)),
    dimensions: dimensionsOf(said('imageDimensions')),
    // Where a picture waits for its turn.
    waiting: image.getAttribute('src') || image.srcset ? undefined : image.dataset.src || image.dataset.image,
  };
};

/** Where the script of a saved page had put a picture for the tiles it had then. */
const placed = ['position', 'left', 'top', 'width', 'height'];

/** Takes care of one of the page's own pictures; undoes what it did to it. */
const tend = (slide: Element, image: HTMLImageElement, sizeFormat: SizeFormat | undefined): (() => void) => {
  const { position, dimensions, waiting } = described(slide, image);
  const before = image.getAttribute('style');
  if (position) image.style.objectPosition = position;
  if (before && image.dataset.image) for (const name of placed) image.style.removeProperty(name);
  const unsized = dimensions && !image.hasAttribute('width') && !image.hasAttribute('height');
  if (unsized) Object.assign(image, dimensions);
  const stop = waiting
    ? loadWhenNear(image, { src: waiting, sizeFormat, width: dimensions?.width })
    : fadeInWhenFar(image);
  return () => {
    stop();
    if (before === null) image.removeAttribute('style');
    // Not the attribute, which a strict policy would refuse.
    else image.style.cssText = before;
    if (unsized) for (const name of ['width', 'height']) image.removeAttribute(name);
  };
};

/** Shows an element of the page's own in its tile: the very element, not a copy. */
export const OwnSlide = ({ name, element, image, sizeFormat }: OwnSlideProps) => {
  useLayoutEffect(() => {
    element.slot = name;
    return () => element.removeAttribute('slot');
  }, [element, name]);
  useLayoutEffect(() => (image ? tend(element, image, sizeFormat) : undefined), [element, image, sizeFormat]);
  return <slot name={name} />;
};
