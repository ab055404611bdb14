import { useLayoutEffect, useRef } from 'react';
import type { DesignProps } from '../../design';
import { NoImage } from '../../no-image';
import { pictureOptions } from '../../picture-options';
import { SlideContent } from '../../slide-content';
import type { Slide } from '../../slides';
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

const bare = 'figure:not(:has(img,video,iframe,az-video))';

/** One slide of those that are on the stage; only the one that shows can be reached. */
export const SlideshowSlide = ({
  slide,
  settings,
  text,
  position,
  count,
  isShown,
  isLeaving,
  isFirst,
}: SlideshowSlideProps) => {
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
      <SlideContent
        slide={slide}
        // Only slides that are about to show are rendered.
        options={pictureOptions(settings, 'now')}
        settings={settings}
        text={text}
        before={({ element }) => element.matches(bare) && <NoImage text={text} />}
      />
    </div>
  );
};
