import type { ReactNode } from 'react';
import type { ImageOptions } from '../../src/media/image-config';
import { safeUrl } from '../../src/util/safe-url';
import { DataSlide } from './data-slide';
import type { DesignProps } from './design';
import { OwnSlide } from './own-slide';
import { SlideLink } from './slide-link';
import type { OwnSlide as Own, Slide } from './slides';

export interface SlideContentProps extends Pick<DesignProps, 'settings' | 'text'> {
  slide: Slide;
  /** For all pictures of the gallery. */
  options: ImageOptions;
  /** What stands before an element of the page's own. */
  before?: ((slide: Own) => ReactNode) | undefined;
}

/** Where a click on the slide leads, if it has nothing that a link may not contain. */
const hrefOf = ({ element, isVideo, clickThrough }: Own): string | undefined => {
  const others = 'a,button,input,iframe';
  const mayBeLink = !isVideo && !element.matches(others) && !element.querySelector(others);
  return clickThrough && mayBeLink ? safeUrl(clickThrough) : undefined;
};

/** A slide in its place: the page's own element, in a slot, or what is made from data. */
export const SlideContent = ({ slide, options, settings, text, before }: SlideContentProps) => {
  const { newWindow } = settings;
  if (!('element' in slide))
    return <DataSlide item={slide.item} options={options} text={text} newWindow={newWindow} />;
  const href = hrefOf(slide);
  const own = <OwnSlide name={slide.key} element={slide.element} image={slide.image} options={options} />;
  const shown = href ? (
    <SlideLink href={href} newWindow={newWindow} text={text}>
      {own}
    </SlideLink>
  ) : (
    own
  );
  const marker = before?.(slide);
  if (!marker) return shown;
  return (
    <>
      {marker}
      {shown}
    </>
  );
};
