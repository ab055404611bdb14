import { type RefObject, useLayoutEffect, useState } from 'react';
import { lazyImport } from '../../../../src/core/lazy-import';
import { useLazyModule } from '../../../../src/hooks/use-lazy-module';
import { captionOf } from '../../own-caption';
import type { GallerySettings } from '../../schema';

const morphsModule = lazyImport(() => import('../../../../src/core/morphs'));

/** White text is readable on this shade, whatever the picture below it. */
const shade = 'rgb(0 0 0 / 62%)';

const alignments: Record<string, string> = { top: 'start', bottom: 'end', left: 'start', right: 'end' };

/** At the bottom, as captions.css places a caption without these properties. */
const defaultPlace = {
  '--az-_caption-place-self': 'initial',
  '--az-_caption-min-width': 'initial',
  '--az-_caption-max-width': 'initial',
  '--az-_caption-margin': 'initial',
  '--az-_caption-padding': 'initial',
  '--az-_caption-background': 'initial',
};

/**
 * The custom properties for the setting `metaPosition`: at the top, a caption is a bar as wide as the picture; in a corner
 * or the centre, a box beside the buttons.
 */
export const captionPosition = ({ metaPosition }: GallerySettings): object => {
  if (metaPosition === 'bottom') return defaultPlace;
  const [block = '', inline = ''] = metaPosition.split('-');
  const isBar = metaPosition === 'top';
  return {
    ...defaultPlace,
    '--az-_caption-place-self': `${alignments[block] ?? 'center'} ${alignments[inline] ?? 'center'}`,
    ...(!isBar && { '--az-_caption-min-width': 0, '--az-_caption-max-width': 'calc(100% - 120px)' }),
    '--az-_caption-margin': isBar ? 'var(--az-_picture-gap, 0) 0 0' : '16px 60px',
    '--az-_caption-padding': isBar ? '16px 60px 48px' : '12px 16px',
    '--az-_caption-background': isBar ? `linear-gradient(${shade} calc(100% - 48px), transparent)` : shade,
  };
};

/** A caption higher than this part of its slide covers the picture. */
const maxCaptionShare = 0.9;

/**
 * Whether the caption of a slide would cover the picture. The style sheet limits the height of such a caption; it scrolls
 * then, also with the keyboard.
 * @param content the page's own element; without it, the caption is looked for in `slide`
 */
export const useCaptionOverflow = (
  slide: RefObject<HTMLElement | null>,
  content: HTMLElement | undefined,
): boolean => {
  const [isOverflowing, setOverflowing] = useState(false);
  const morphs = useLazyModule(morphsModule, isOverflowing);
  useLayoutEffect(() => {
    const { current } = slide;
    const caption = current && captionOf(content ?? current);
    if (!caption) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflowing(caption.scrollHeight > current.clientHeight * maxCaptionShare),
    );
    observer.observe(current);
    observer.observe(caption);
    return () => {
      observer.disconnect();
      setOverflowing(false);
    };
  }, [slide, content]);
  useLayoutEffect(() => {
    // The caption may be the page's own element, which no component renders.
    const caption = slide.current && captionOf(content ?? slide.current);
    return caption ? morphs?.keepAttributes(caption, { tabindex: '0' }) : undefined;
  }, [slide, content, morphs]);
  return isOverflowing;
};
