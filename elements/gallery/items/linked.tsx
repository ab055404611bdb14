import type { ReactNode } from 'react';
import { safeUrl } from '../../../src/util/safe-url';
import type { DesignProps } from '../design';
import type { OwnSlide } from '../slides';
import { SlideLink } from './slide-link';

interface LinkedOptions extends Pick<DesignProps, 'text'> {
  slide: OwnSlide;
  newWindow: boolean;
  children: ReactNode;
}

/** What a link may not contain. */
const others = 'a,button,input,iframe';

/** What shows one of the page's own slides, in a link where a click on it leads somewhere. */
export const linked = ({ slide, newWindow, text, children }: LinkedOptions): ReactNode => {
  const { element } = slide;
  const href = safeUrl(slide.clickThrough);
  const mayBeLink = href && !slide.isVideo && !element.matches(others) && !element.querySelector(others);
  return mayBeLink ? (
    <SlideLink href={href} newWindow={newWindow} text={text}>
      {children}
    </SlideLink>
  ) : (
    children
  );
};
