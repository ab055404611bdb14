import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import { wait } from '../../../src/core/util/wait';
import { whenLoaded } from '../../../src/features/media/fade-in';
import type { Size } from '../geometry';
import { parseSrcset } from './parse-srcset';
import type { LightboxSlide, SlideKind, SlideKindProps } from './slide';

/** How long an opening waits for a picture, in ms. After that the visitor sees the picture load. */
const maxWaitMs = 150;
/** After how long a spinner shows that a picture is loading, in ms. */
const spinnerDelayMs = 500;

/** Size in px of a picture without a size in the markup, until the picture has loaded. */
const photograph = { width: 3000, height: 2000 };

/** Longest side of an SVG in px: larger than any window. */
const vectorPx = 3840;

/** The width in px of the largest file of a `srcset`; 0 where the `srcset` names no widths. */
const widestOf = (srcset: string): number => Math.max(0, ...parseSrcset(srcset).map(([, width]) => width));

/**
 * The size at which a picture counts. A guess has the right shape, and gets the width of the largest file: the one that was
 * loaded from a `srcset` may be small. An SVG is enlarged, so that it fills the window: its file often has a small size, or
 * none, and is sharp at any size.
 */
const sizeOfPicture = (
  { src, srcset, isGuess, leastWidth = 0 }: LightboxSlide,
  { width, height }: Size,
): Size => {
  const fileWidth = isGuess ? Math.max(leastWidth, widestOf(srcset) || width) : width;
  const vectorScale = /\.svg($|[?#])/i.test(src) ? vectorPx / Math.max(width, height) : 0;
  const scale = Math.max(fileWidth / width, vectorScale);
  return { width: width * scale, height: height * scale };
};

/** Whether `isWaiting` has been true for 500 ms. Never for visitors who prefer no motion: a spinner turns. */
const useSpinner = (isWaiting: boolean): boolean => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isWaiting || prefersReducedMotion()) return undefined;
    const timer = setTimeout(() => setIsDue(true), spinnerDelayMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isDue;
};

/** A picture. Until it has loaded, the small picture of the page shows in its place. */
const ImageContent = ({ slide, controller, failedText, onFail }: SlideKindProps) => {
  const { src, srcset, alt, thumbnail, isGuess } = slide;
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [previewSrc] = useState(() => (thumbnail?.naturalWidth ? thumbnail.currentSrc : ''));
  const image = useRef<HTMLImageElement>(null);
  const preview = useRef<HTMLImageElement>(null);
  const hasSpinner = useSpinner(status === 'loading');

  // Before the effect of the dialog, whose opening waits for `ready`.
  useLayoutEffect(() => {
    const { current: element } = image;
    if (!element) return;
    const isCached = element.complete && element.naturalWidth > 0;
    if (isCached) setStatus('loaded');
    const firstToShow = isCached ? element : preview.current;
    const visible = firstToShow ? firstToShow.decode() : whenLoaded(element);
    controller.attachImage(element, Promise.race([visible.catch(() => {}), wait(maxWaitMs)]));
  }, [controller]);

  const correctSize = (element: HTMLImageElement): void => {
    const { naturalWidth: width, naturalHeight: height } = element;
    if (isGuess && width) controller.setNaturalSize(sizeOfPicture(slide, { width, height }));
  };

  const onLoad = async (): Promise<void> => {
    const { current: element } = image;
    if (!element) return;
    // Decoded before it shows, so that it shows at once. `decode` fails if the zoom requests a larger file meanwhile.
    await element.decode().catch(() => {});
    if (!image.current) return;
    correctSize(element);
    setStatus('loaded');
  };

  return (
    <>
      {previewSrc && (
        <img
          ref={preview}
          className="preview"
          src={previewSrc}
          aria-hidden="true"
          alt=""
          // Hidden rather than removed: nothing is laid out anew while the lightbox opens.
          style={{ visibility: status === 'loaded' ? 'hidden' : undefined }}
        />
      )}
      <img
        ref={image}
        part="image"
        alt={alt}
        srcSet={srcset || undefined}
        src={src}
        // A picture of another shape than guessed would be distorted until it is laid out anew.
        style={{ objectFit: isGuess ? 'cover' : undefined }}
        onLoad={onLoad}
        onError={() => {
          setStatus('failed');
          onFail(slide);
        }}
      />
      {status === 'failed' && <div part="failed">{failedText}</div>}
      {hasSpinner && <div className="spinner" />}
    </>
  );
};

export const imageKind: SlideKind = {
  accepts: () => true,
  sizeOf: (slide) => sizeOfPicture(slide, slide.natural ?? photograph),
  isZoomable: true,
  Content: ImageContent,
};
