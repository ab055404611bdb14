import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { lazyImport } from '../../src/core/lazy-import';
import { fadeInOnLoad } from '../../src/features/media/fade-in';
import type { ImageOptions } from '../../src/features/media/image-config';
import { removeSavedStyles } from '../../src/features/media/saved-styles';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { DesignProps } from './design';
import { captionAfter } from './own-caption';
import type { OwnSlide, Slide } from './slides';

type Items = typeof import('./items');

/**
 * Makes slides from data, and loads, sizes and positions pictures. Most pages have their pictures in the HTML, with `src`
 * and sizes, and show without this module.
 */
export const itemsModule = lazyImport(() => import('./items'));

/** @throws Error with the hosted builder's message, if the module cannot be loaded */
export const loadItems = (): Promise<Items> =>
  itemsModule.load().catch((cause) => {
    throw Error('Loader2 not found', { cause });
  });

const setUpImage = (slide: HTMLElement, image: HTMLImageElement, options: ImageOptions): (() => void) => {
  // `prepare` of gallery.tsx has loaded the module where a picture needs more.
  if (itemsModule.loaded) return itemsModule.loaded.setUpOwnImage(slide, image, options);
  return options.fadesIn ? fadeInOnLoad(image) : () => {};
};

/**
 * Sets up one of the page's own slides, and its picture. A plain `<img src>` loads, and has its size, without a script.
 * @returns a function that undoes the changes
 */
export const setUpOwnSlide = (
  { element, image }: Pick<OwnSlide, 'element' | 'image'>,
  options: ImageOptions,
): (() => void) => {
  const restoreStyles = removeSavedStyles(element, image ?? element);
  const releaseImage = image && setUpImage(element, image, options);
  return () => {
    releaseImage?.();
    restoreStyles();
  };
};

interface OwnSlideContentProps extends Pick<OwnSlide, 'element' | 'image'> {
  options: ImageOptions;
}

/** Shows an element of the page in a slot: the element itself, not a copy. */
const OwnSlideContent = ({ element, image, options }: OwnSlideContentProps) => {
  useLayoutEffect(() => setUpOwnSlide({ element, image }, options), [element, image, options]);
  const caption = captionAfter(element);
  const nodes = useMemo(() => (caption ? [element, caption] : [element]), [element, caption]);
  return <AssignedSlot nodes={nodes} />;
};

export interface SlideContentProps extends Pick<DesignProps, 'settings' | 'text'> {
  slide: Slide;
  /** For all pictures of the gallery. */
  options: ImageOptions;
  /** Whether the browser loads an item's picture before others. Default: false. */
  loadsFirst?: boolean;
  /** Rendered before an element of the page. */
  before?: ((slide: OwnSlide) => ReactNode) | undefined;
}

/** A slide in its place: the page's own element in a slot, or elements made from data. */
export const SlideContent = ({ slide, options, settings, text, loadsFirst, before }: SlideContentProps) => {
  const { newWindow } = settings;
  // `prepare` of gallery.tsx has loaded the module where there are items or links around the page's own slides.
  const items = itemsModule.loaded;
  if ('item' in slide)
    return (
      items && (
        <items.ItemSlideView
          item={slide.item}
          options={options}
          text={text}
          newWindow={newWindow}
          loadsFirst={loadsFirst}
        />
      )
    );
  const { element, image } = slide;
  const own = <OwnSlideContent element={element} image={image} options={options} />;
  return (
    <>
      {before?.(slide)}
      {items?.linkOwnSlide({ slide, newWindow, text, children: own }) ?? own}
    </>
  );
};
