import { type CSSProperties, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { contentSelector } from '../../../src/core/host-content';
import { imageOptionsOf } from '../../../src/features/media/image-options';
import { useEngineEvent } from '../../../src/features/slides/engine/use-engine';
import { ratioOf } from '../../../src/features/slides/layouts/shape';
import { isOwnSlideEvent } from '../../../src/features/slides/scroller/slide-areas';
import { loadLazyImage, usePreload } from '../../../src/features/slides/scroller/use-preload';
import { scrollerStyles, useScroller } from '../../../src/features/slides/scroller/use-scroller';
import { useEventListener, useSlottedEvent } from '../../../src/hooks/use-event-listener';
import { useStyles } from '../../../src/hooks/use-styles';
import { useUnmount } from '../../../src/hooks/use-unmount';
import type { DesignProps } from '../design';
import { handleSlideClick, stopVideos } from '../slide-actions';
import { itemsModule, SlideContent } from '../slide-content';
import { imageOf, type Slide, slideRatio, slideSelector } from '../slides';
import type { TileVariables } from '../tiles/tiles';
import { markCurrent } from './mark-current';
import { createSharedSlot, createSlotPerSlide, type SlideAttributes } from './own-slides';
import { showInBatches } from './show-in-batches';

export { scrollerStyles };

/**
 * The position of the current slide for each `scroll-snap-align`, as a fraction of the scroller's free space: 0 is at its start.
 */
const alignments = { start: 0, center: 0.5, end: 1 };

interface ScrollerProps extends DesignProps {
  /** Names the scroller for the page's styles. In a slider one slide is current, in a carousel a group. */
  part: 'slider' | 'carousel';
  /** Position of the current slide. */
  align: keyof typeof alignments;
  /** Slides that move together. Default: 1. */
  groupSize?: number;
  variables: TileVariables;
}

/** The box of a slider's slide. A video fits into its box, whatever shape its embed code turns out to have. */
const boxStyle = (slide: Slide): CSSProperties => {
  const ratio = `${itemsModule.loaded?.itemVideoRatio(slide) ?? slideRatio(slide)}`;
  return { aspectRatio: ratio, '--az-_aspect': slide.isVideo ? ratio : undefined } as CSSProperties;
};

/** A scroller with one of these inside is reachable by keyboard without a tab stop of its own. */
const tabStopSelector = 'a[href],button,input,select,textarea,audio[controls],video[controls],[tabindex]';

interface ScrollerViewProps extends ScrollerProps {
  /** Whether React renders the slides. `ownSlides` shows the page's own sooner, without links. */
  isRendered: boolean;
}

const ScrollerView = (props: ScrollerViewProps) => {
  const { slides, settings, text, engine, host, part, align, groupSize = 1, variables, isRendered } = props;
  const list = useRef<HTMLDivElement>(null);
  const isSlider = part === 'slider';
  const hasSharedSlot = !isSlider && !isRendered;
  const count = slides.length;
  const options = imageOptionsOf(settings);

  const attributesOf = useCallback(
    ({ isVideo }: Slide, index: number): SlideAttributes => ({
      role: 'group',
      'aria-roledescription': text('slide'),
      'aria-label': text('position', { index: index + 1, count }),
      'data-type': isVideo ? 'video' : undefined,
      'data-no-snap': index % groupSize ? '' : undefined,
    }),
    [text, count, groupSize],
  );
  /** The element of a slide: the block's box around it, or in the shared slot of a carousel the page's own element. */
  const slideElement = (index: number): Element | undefined => {
    const slide = slides[index];
    return hasSharedSlot && slide && 'element' in slide ? slide.element : list.current?.children[index];
  };

  const [ownSlides] = useState(() => (isSlider ? createSlotPerSlide() : createSharedSlot()));
  useLayoutEffect(() => {
    if (isRendered) return undefined;
    const scroller = list.current as HTMLDivElement;
    const own = slides.filter((slide) => 'element' in slide);
    const show = (end?: number): void =>
      ownSlides.show(scroller, { slides: own.slice(0, end), options, attributesOf });
    if (ownSlides.isEmpty) return showInBatches({ count: own.length, engine, scroller, show });
    show();
    return undefined;
  }, [ownSlides, slides, isRendered, options, attributesOf, engine]);
  useUnmount(ownSlides.clear);

  const sync = useScroller(list, {
    engine,
    alignment: alignments[align],
    groupSize,
    moveSeconds: settings.speed,
    slideElement,
  });

  useLayoutEffect(() => {
    const scroller = list.current as HTMLDivElement;
    return isSlider ? markCurrent(scroller, engine) : undefined;
  }, [engine, isSlider]);

  // Stops the video of the slide that is left; in a carousel, those of all slides in its group.
  useEngineEvent(engine, 'change', ({ from }) => {
    for (let index = from; index < from + groupSize; index++) stopVideos(slides[index], slideElement(index));
  });

  const preload = (index: number): void => {
    const slide = slides[index];
    const image = slide && imageOf(slide, slideElement(index));
    if (!image) return;
    itemsModule.loaded?.preload(image);
    loadLazyImage(image);
  };
  const { loop, preloadCount } = settings;
  usePreload({ engine, count, groupSize, loop, preloadCount, load: preload });

  useSlottedEvent(host, 'click', (event) => {
    const scroller = list.current as HTMLDivElement;
    const path = event.composedPath();
    if (!isOwnSlideEvent(event, scroller)) return;
    const index = slides.findIndex((_, at) => path.includes(slideElement(at) as Element));
    handleSlideClick(event, { slides, settings, engine, scroller, index, changesSlide: isSlider });
  });

  // A picture of unknown size gives its slide a shape when it has loaded. Not `onLoad` of React, which does not fire for slotted
  // pictures.
  const onImageLoad = (event: Event): void => {
    const image = event.target as HTMLImageElement;
    const path = event.composedPath();
    const slideBox = path[path.indexOf(list.current as HTMLDivElement) - 1] as HTMLElement | undefined;
    if (!slideBox || image.hasAttribute('height')) return;
    slideBox.style.aspectRatio = `${ratioOf({ width: image.naturalWidth, height: image.naturalHeight })}`;
    sync.current?.refresh();
  };
  useEventListener(isSlider ? host.shadowRoot : undefined, 'load', onImageLoad, { capture: true });

  // The size of a group cannot be a custom property: selectors take no variables.
  const groupSelector = `::slotted(:nth-child(${groupSize}n + 1 of ${contentSelector}${slideSelector}))`;
  useStyles(host, hasSharedSlot ? `${groupSelector} { scroll-snap-align: ${align} }` : '');

  const hasTabStops =
    host.querySelector(tabStopSelector) || (isRendered && slides.some(({ clickThrough }) => clickThrough));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={list}
      part={part}
      role="group"
      aria-label={text('gallery')}
      tabIndex={hasTabStops ? undefined : 0}
      style={{ '--az-_align': align, ...variables } as CSSProperties}
    >
      {hasSharedSlot && <slot />}
      {isRendered &&
        slides.map((slide, index) => (
          <div
            key={slide.key}
            part="slide"
            {...attributesOf(slide, index)}
            style={isSlider ? boxStyle(slide) : undefined}
          >
            <SlideContent slide={slide} options={options} settings={settings} text={text} />
          </div>
        ))}
    </div>
  );
};

/** Slides side by side, scrolled and snapped by the browser. */
export const Scroller = (props: ScrollerProps) => {
  const hasItems = props.slides.some((slide) => 'item' in slide);
  // One query for links around the page's own slides, so that thousands of slides are not read one by one.
  const isRendered = hasItems || props.host.querySelector('[data-click-through-url]') !== null;
  // The key remounts the view when the first link or item appears: React renders the slides then, instead of `ownSlides`.
  return <ScrollerView key={`${isRendered}`} {...props} isRendered={isRendered} />;
};
