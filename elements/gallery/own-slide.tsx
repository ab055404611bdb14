import { useLayoutEffect } from 'react';
import { focalPointOf, objectPositionOf } from '../../src/media/focal-point';
import { fadeInWhenFar, loadWhenNear } from '../../src/media/lazy-image';
import type { SizeFormat } from '../../src/media/size-ladder';
import type { Slide } from './slides';

type OwnSlideProps = Extract<Slide, { element: HTMLElement }> & {
  name: string;
  sizeFormat: SizeFormat | undefined;
};

/** `object-position` of a picture of the page's own, from what its markup says; undefined where it says nothing. */
const positionIn = ({ dataset }: HTMLElement): string | undefined => {
  const point = dataset.focalPoint ?? dataset.imageFocalPoint;
  return point ? objectPositionOf(focalPointOf(point)) : undefined;
};

/** Where a picture waits for its turn in the markup of real pages (gallery 3.2); "" is absent. */
const waitingSource = ({ dataset }: HTMLImageElement): string | undefined => dataset.src || dataset.image;

/** Takes care of one of the page's own pictures; undoes what it did to it. */
const tend = (image: HTMLImageElement, sizeFormat: SizeFormat | undefined): (() => void) => {
  const position = positionIn(image);
  const before = image.style.objectPosition;
  if (position) image.style.objectPosition = position;
  const src = waitingSource(image);
  const stop =
    src && !image.getAttribute('src')
      ? loadWhenNear(image, {
          src,
          sizeFormat,
          width: Number.parseInt(image.dataset.imageDimensions ?? '', 10) || undefined,
        })
      : fadeInWhenFar(image);
  return () => {
    stop();
    if (position) image.style.objectPosition = before;
  };
};

/** Shows an element of the page's own in its tile: the very element, not a copy. */
export const OwnSlide = ({ name, element, image, sizeFormat }: OwnSlideProps) => {
  useLayoutEffect(() => {
    element.slot = name;
    return () => element.removeAttribute('slot');
  }, [element, name]);
  useLayoutEffect(() => (image ? tend(image, sizeFormat) : undefined), [image, sizeFormat]);
  return <slot name={name} />;
};
