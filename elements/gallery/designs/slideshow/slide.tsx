import { useLayoutEffect, useRef } from 'react';
import { safeUrl } from '../../../../src/util/safe-url';
import { DataSlide } from '../../data-slide';
import type { DesignProps } from '../../design';
import { NoImage } from '../../no-image';
import { OwnSlide } from '../../own-slide';
import { pictureOptions } from '../../picture-options';
import { SlideLink } from '../../slide-link';
import type { Slide } from '../../slides';
import { mayBeLink } from '../../tiles';
import { limitCaption } from './limit-caption';

interface SlideshowSlideProps extends Pick<DesignProps, 'settings' | 'text'> {
  slide: Slide;
  /** From 1. */
  position: number;
  count: number;
  isShown: boolean;
  isLeaving: boolean;
  /** Whether its picture comes before all others. */
  isFirst: boolean;
}

const Content = ({ slide, settings, text }: SlideshowSlideProps) => {
  const { newWindow } = settings;
  // Only slides that are about to show are rendered.
  const options = pictureOptions(settings, 'now');
  if (!('element' in slide))
    return <DataSlide item={slide.item} options={options} text={text} newWindow={newWindow} />;
  const href = mayBeLink(slide) && safeUrl(slide.clickThrough);
  const own = <OwnSlide {...slide} name={slide.key} options={options} />;
  return (
    <>
      {slide.element.matches('figure:not(:has(img,video,iframe,az-video))') && <NoImage text={text} />}
      {href ? (
        <SlideLink href={href} newWindow={newWindow} text={text}>
          {own}
        </SlideLink>
      ) : (
        own
      )}
    </>
  );
};

/** One slide of those that are on the stage; only the one that shows can be reached. */
export const SlideshowSlide = (props: SlideshowSlideProps) => {
  const { slide, settings, text, position, count, isShown, isLeaving, isFirst } = props;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = ref.current as HTMLDivElement;
    // Not rendered, as the caption's part comes and goes by itself.
    own.part.toggle('current', isShown);
    own.part.toggle('leaving', isLeaving);
    if (isFirst) own.querySelector('img')?.setAttribute('fetchpriority', 'high');
  }, [isShown, isLeaving, isFirst]);
  const content = 'element' in slide ? slide.element : undefined;
  useLayoutEffect(() => {
    const own = ref.current as HTMLDivElement;
    return limitCaption(own, content ?? own);
  }, [content]);
  const title = 'item' in slide && slide.item.title;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={ref}
      part="slide"
      role="group"
      tabIndex={-1}
      aria-roledescription={text('slide')}
      aria-label={text('position', { index: position, count }) + (title ? `: ${title}` : '')}
      aria-hidden={!isShown}
      inert={!isShown}
      data-quiet={settings.showMetaOnHover || undefined}
    >
      <Content {...props} />
    </div>
  );
};
