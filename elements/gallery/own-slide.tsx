import { useLayoutEffect } from 'react';
import type { ImageOptions } from '../../src/media/image-config';
import { items } from './data-slide';
import type { OwnSlide as Own } from './slides';

interface OwnSlideProps extends Pick<Own, 'element' | 'image'> {
  name: string;
  /** For all pictures of the gallery; what the markup says of one comes first. */
  options: ImageOptions;
}

/**
 * Takes care of one of the page's own pictures; undoes what it did to it. Where nothing says how the picture is to be
 * shown, all that is to do is to fade it in if it comes late: what does that is not waited for.
 */
export const tend = (slide: HTMLElement, image: HTMLImageElement, options: ImageOptions): (() => void) => {
  let isOver = false;
  let end = (): void => {
    isOver = true;
  };
  const begin = (): void =>
    items.use((loaded) => {
      if (!isOver) end = loaded.tend(slide, image, options);
    });
  // Of the few slides of a slideshow, those that are seen from the start show as they arrive.
  if (items.now || options.load !== 'now') begin();
  else
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      if (!entry?.isIntersecting && !image.complete) begin();
    }).observe(image);
  return () => end();
};

/** Shows an element of the page's own in its tile: the very element, not a copy. */
export const OwnSlide = ({ name, element, image, options }: OwnSlideProps) => {
  useLayoutEffect(() => {
    // In historical markup, its caption comes after it.
    const next = element.nextElementSibling;
    const shown = next?.matches('.meta') ? [element, next] : [element];
    for (const one of shown) one.slot = name;
    const end = image && tend(element, image, options);
    return () => {
      for (const one of shown) one.removeAttribute('slot');
      end?.();
    };
  }, [name, element, image, options]);
  return <slot name={name} />;
};
