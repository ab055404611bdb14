import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from 'react';
import { safeImageUrl } from '../../../src/core/util/safe-url';
import { sizedSources, sourceFor } from '../../../src/features/media/srcset';
import { Engine } from '../../../src/features/slides/engine/engine';
import { useEngineEvent, useEngineState } from '../../../src/features/slides/engine/use-engine';
import { useScroller } from '../../../src/features/slides/scroller/use-scroller';
import { useStyles } from '../../../src/hooks/use-styles';
import type { DesignProps } from '../design';
import type { GallerySettings } from '../schema';
import { type Slide, slideRatio } from '../slides';
import styles from './thumbnails.css';

/** The padding around the strip is the setting `thumbnailStripMargin`, but no more than this. */
const maxPaddingPx = 5;

/** The address of a slide's picture in the smallest size that is wide enough. */
const smallSource = (
  slide: Slide,
  sizeFormat: GallerySettings['sizeFormat'],
  widthPx: number,
): string | undefined => {
  if ('item' in slide) {
    const src = safeImageUrl(slide.item.src);
    if (!src || sizeFormat === 'none') return src;
    return sourceFor(widthPx * devicePixelRatio, sizedSources(src, sizeFormat, slide.item.width));
  }
  const { image } = slide;
  return image?.currentSrc || image?.src || image?.dataset.src || image?.dataset.image;
};

const titleOf = (slide: Slide): string | undefined =>
  'item' in slide ? slide.item.title || slide.item.alt : slide.image?.alt;

interface ThumbnailProps extends Pick<DesignProps, 'engine' | 'text'> {
  slide: Slide;
  index: number;
  height: number;
  sizeFormat: GallerySettings['sizeFormat'];
  loading: 'eager' | 'lazy';
}

const Thumbnail = memo(({ slide, index, height, sizeFormat, loading, engine, text }: ThumbnailProps) => {
  const isCurrent = useEngineState(engine, (state) => state.index === index);
  const ratio = slideRatio(slide);
  const src = smallSource(slide, sizeFormat, ratio * height);
  const title = titleOf(slide);
  const name = text('goTo', { index: index + 1 });
  return (
    <button
      type="button"
      part={isCurrent ? 'thumbnail current' : 'thumbnail'}
      // One tab stop for the whole strip; arrow keys change the slide.
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      aria-label={title ? `${name}: ${title}` : name}
      style={{ aspectRatio: `${ratio}` }}
      onClick={() => engine.request(index)}
    >
      {src && <img alt="" loading={loading} src={src} />}
    </button>
  );
});

/**
 * The strip of small pictures below a slideshow. Scrolling the strip only shows its pictures; a click on one, or an arrow
 * key, changes the slide. The strip has an engine of its own, linked to the gallery's: each moves in its own time.
 */
export const Thumbnails = ({ slides, settings, text, engine, host }: DesignProps) => {
  const { thumbnailStripHeight: height, thumbnailStripMargin: margin, sizeFormat, loop } = settings;
  const list = useRef<HTMLDivElement>(null);
  const [stripEngine] = useState(() => new Engine());
  // The strip is at most as wide as the window, and a picture about as wide as high.
  const eagerCount = Math.ceil(window.innerWidth / height);

  useStyles(host, styles);
  // Waits for the event: the gallery's engine gets the new slides, and the index of the current one, after this component
  // renders.
  const takeSlides = (): void => stripEngine.setSlides({ count: engine.count, loop, index: engine.index });
  useEngineEvent(engine, 'slides', takeSlides);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first; later slides come with the event
  useLayoutEffect(() => {
    takeSlides();
    return engine.link(stripEngine);
  }, [stripEngine, engine]);
  // Moves the focus with the current slide. Does not read `:focus`, which nothing matches in an inactive window.
  useEngineEvent(stripEngine, 'change', ({ index }) => {
    const focused = host.shadowRoot?.activeElement;
    const thumbnails = list.current?.children;
    if (focused && focused.parentElement === list.current)
      (thumbnails?.[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
  });
  useScroller(list, { engine: stripEngine, alignment: 0.5, scrollsFreely: true });

  const variables = {
    '--az-_strip': `${height}px`,
    '--az-_gap': `${margin}px`,
    '--az-_padding': `${Math.min(maxPaddingPx, margin)}px`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={list}
      part="thumbnails"
      role="group"
      aria-label={text('thumbnails')}
      // In Firefox, a scrollable element without a tabindex is a tab stop.
      tabIndex={-1}
      style={variables as CSSProperties}
    >
      {slides.map((slide, index) => (
        <Thumbnail
          key={slide.key}
          slide={slide}
          index={index}
          height={height}
          sizeFormat={sizeFormat}
          loading={index < eagerCount ? 'eager' : 'lazy'}
          engine={stripEngine}
          text={text}
        />
      ))}
    </div>
  );
};
