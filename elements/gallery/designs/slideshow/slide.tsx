import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from 'react';
import { imageOptionsOf } from '../../../../src/features/media/image-options';
import type { DesignProps } from '../../design';
import { SlideContent } from '../../slide-content';
import { NoImage } from '../../slide-parts';
import { hasKnownShape, type Slide, slideRatio } from '../../slides';
import { useCaptionOverflow } from './caption-layout';
import type { SlideshowController } from './slideshow-controller';

interface SlideshowSlideProps extends Pick<DesignProps, 'settings' | 'text'> {
  slide: Slide;
  /** From 0. */
  index: number;
  count: number;
  /** Whether the picture fills the slide. */
  isCropped: boolean;
  isVisible: boolean;
  isLeaving: boolean;
  /** Whether the slide's picture is loaded before all others. */
  loadsFirst: boolean;
  onMount: SlideshowController['addSlide'];
}

const withoutPicture = 'figure:not(:has(img,video,iframe,az-video))';

/** A slide of a slideshow. All but the visible one are inert. */
export const SlideshowSlide = memo((props: SlideshowSlideProps) => {
  const { slide, settings, text, index, count, isCropped, isVisible, isLeaving, loadsFirst, onMount } = props;
  const { key } = slide;
  const ref = useRef<HTMLDivElement>(null);
  const hasOverflow = useCaptionOverflow(ref, 'element' in slide ? slide.element : undefined);
  useLayoutEffect(() => (ref.current ? onMount(key, ref.current) : undefined), [key, onMount]);
  // A state, so that the priority of a picture does not change while it loads.
  const [hasPriority] = useState(loadsFirst);
  const title = 'item' in slide && slide.item.title;
  const parts = ['slide', isVisible && 'current', isLeaving && 'leaving', hasOverflow && 'overflow'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={ref}
      part={parts.filter(Boolean).join(' ')}
      role="group"
      tabIndex={-1}
      aria-roledescription={text('slide')}
      aria-label={text('position', { index: index + 1, count }) + (title ? `: ${title}` : '')}
      aria-hidden={!isVisible}
      inert={!isVisible}
      style={
        (isCropped || !hasKnownShape(slide) ? {} : { '--az-_shape': slideRatio(slide) }) as CSSProperties
      }
      data-index={index}
      data-caption-on-hover={settings.showMetaOnHover || undefined}
    >
      <SlideContent
        slide={slide}
        // Only slides that are about to be visible are rendered.
        options={imageOptionsOf(settings, { load: 'now' })}
        settings={settings}
        text={text}
        loadsFirst={hasPriority}
        before={({ element }) => element.matches(withoutPicture) && <NoImage text={text} />}
      />
    </div>
  );
});
