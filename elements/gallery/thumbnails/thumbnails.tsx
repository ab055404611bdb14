import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { adopt, disown, sheetOf } from '../../../src/block/styles';
import { rungFor, rungsOf } from '../../../src/media/size-ladder';
import { safeImageUrl } from '../../../src/util/safe-url';
import type { DesignProps } from '../design';
import { Engine } from '../engine/engine';
import { dragByMouse } from '../scroller/drag';
import { follow } from '../scroller/follow';
import { markCurrent } from '../scroller/mark-current';
import { shapeOf } from '../scroller/shape-of';
import type { Settings, Slide } from '../slides';
import styles from './thumbnails.css';
// So that esbuild leaves these whole: it makes a chunk of the files that the same others reach.
import '../frame/frame';
import '../scroller/scroller';

/** Gallery 9: padding of the strip is no more than this. */
const maxPaddingPx = 5;

/** A slide's picture in the smallest size that does. */
const smallOf = (slide: Slide, sizeFormat: Settings['sizeFormat'], wantedPx: number): string | undefined => {
  if ('item' in slide) {
    const src = safeImageUrl(slide.item.src);
    if (!src || sizeFormat === 'none') return src;
    return rungFor(wantedPx * devicePixelRatio, rungsOf(src, sizeFormat, slide.item.width));
  }
  const { image } = slide;
  return image?.currentSrc || image?.src || image?.dataset.src || image?.dataset.image;
};

const titleOf = (slide: Slide): string | undefined =>
  'item' in slide ? slide.item.title || slide.item.alt : slide.image?.alt;

/**
 * The strip of small pictures below a slideshow (gallery 2.1): a gallery of its own, linked to that of `engine`. It is one
 * stop of the keyboard, whose arrows change the slide; scrolling it only shows what there is.
 */
export const Thumbnails = ({ slides, settings, text, engine, host }: DesignProps) => {
  const { thumbnailStripHeight: height, thumbnailStripMargin: margin, sizeFormat, loop } = settings;
  const list = useRef<HTMLDivElement>(null);
  const own = useMemo(() => new Engine(), []);
  const count = slides.length;

  useLayoutEffect(() => {
    const { shadowRoot } = host.internals;
    const sheet = sheetOf(styles);
    if (shadowRoot) adopt(shadowRoot, sheet);
    return () => {
      if (shadowRoot) disown(shadowRoot, sheet);
    };
  }, [host]);
  useLayoutEffect(() => own.reshape({ count, loop, index: engine.index }), [own, engine, count, loop]);
  useLayoutEffect(() => engine.link(own), [engine, own]);
  useLayoutEffect(() => {
    const scroller = list.current as HTMLDivElement;
    const following = follow({ engine: own, scroller, share: 0.5, group: 1, isFree: true });
    const ends = [
      markCurrent(scroller, { engine: own, part: 'thumbnail', isStop: true }),
      dragByMouse(scroller, following),
      following.stop,
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [own]);

  useLayoutEffect(() => {
    const { children, clientWidth } = list.current as HTMLDivElement;
    // Gallery 9. Before this the gallery has no width.
    for (const index of slides.slice(0, Math.ceil(clientWidth / height)).keys())
      children[index]?.querySelector('img')?.setAttribute('loading', 'eager');
  }, [slides, height]);

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
      // Firefox stops at what scrolls.
      tabIndex={-1}
      style={variables as CSSProperties}
    >
      {slides.map((slide, index) => {
        const ratio = shapeOf(slide);
        const src = smallOf(slide, sizeFormat, ratio * height);
        const title = titleOf(slide);
        const name = text('goTo', { index: index + 1 });
        return (
          <button
            key={slide.key}
            type="button"
            part="thumbnail"
            tabIndex={-1}
            aria-label={title ? `${name}: ${title}` : name}
            style={{ aspectRatio: `${ratio}` }}
            onClick={() => own.request(index)}
          >
            {src && <img alt="" loading="lazy" src={src} />}
          </button>
        );
      })}
    </div>
  );
};
