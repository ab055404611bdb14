import type { ReactNode } from 'react';
import type { ImageOptions } from '../../src/media/image-config';
import { DataSlide, items } from './data-slide';
import type { DesignProps } from './design';
import { OwnSlide } from './own-slide';
import type { OwnSlide as Own, Slide } from './slides';

export interface SlideContentProps extends Pick<DesignProps, 'settings' | 'text'> {
  slide: Slide;
  /** For all pictures of the gallery. */
  options: ImageOptions;
  /** What stands before an element of the page's own. */
  before?: ((slide: Own) => ReactNode) | undefined;
}

/** A slide in its place: the page's own element, in a slot, or what is made from data. */
export const SlideContent = ({ slide, options, settings, text, before }: SlideContentProps) => {
  const { newWindow } = settings;
  if (!('element' in slide))
    return <DataSlide item={slide.item} options={options} text={text} newWindow={newWindow} />;
  const own = <OwnSlide name={slide.key} element={slide.element} image={slide.image} options={options} />;
  // A slide that leads somewhere says so in its markup, which has them loaded before it shows.
  const shown = items.now ? items.now.linked({ slide, newWindow, text, children: own }) : own;
  const marker = before?.(slide);
  if (!marker) return shown;
  return (
    <>
      {marker}
      {shown}
    </>
  );
};
