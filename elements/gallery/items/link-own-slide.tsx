import type { ReactNode } from 'react';
import { safeUrl } from '../../../src/core/util/safe-url';
import type { GalleryText } from '../design';
import { SlideLink } from '../slide-parts';
import type { OwnSlide } from '../slides';

interface LinkOptions {
  slide: OwnSlide;
  newWindow: boolean;
  text: GalleryText;
  children: ReactNode;
}

/** Elements that HTML does not allow in a link. */
const notInLinkSelector = 'a,button,input,iframe';

/** Puts a link around one of the page's own slides, where `data-click-through-url` names an address and HTML allows a link. */
export const linkOwnSlide = ({ slide, newWindow, text, children }: LinkOptions): ReactNode => {
  const href = safeUrl(slide.clickThrough);
  const canBeLinked = href && !slide.isVideo && !slide.has(notInLinkSelector);
  return canBeLinked ? (
    <SlideLink href={href} newWindow={newWindow} text={text}>
      {children}
    </SlideLink>
  ) : (
    children
  );
};
