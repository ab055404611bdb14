import { memo, useEffect, useRef, useState, type WheelEvent } from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import type { messages } from './messages/es-419';
import { parseSrcset } from './slides/parse-srcset';
import { readSlide } from './slides/read-slide';
import type { LightboxSlide } from './slides/slide';
import type { Viewer } from './viewer';

/** Width of a thumbnail with the space after it, in px. `lightbox.css` has the same size. */
const stepPx = 72;
/** Number of thumbnails that are rendered beyond the visible ones, on each side. */
const spareCount = 4;

interface Range {
  first: number;
  last: number;
}

/** The sign of `scrollLeft` in a scrolled strip, which depends on its text direction. */
const scrollSignOf = (strip: Element): number => (strip.matches(':dir(rtl)') ? -1 : 1);

const noThumbnails: Range = { first: 0, last: -1 };

const smallestSource = ({ thumbnail, srcset, src }: LightboxSlide): string =>
  thumbnail?.currentSrc || (parseSrcset(srcset).sort(([, a], [, b]) => a - b)[0]?.[0] ?? src);

/** The thumbnails that a strip shows where it is scrolled to, and a few more. */
const visibleRange = ({ clientWidth, scrollLeft }: Element): Range => {
  const first = Math.floor(Math.abs(scrollLeft) / stepPx) - spareCount;
  return { first, last: first + Math.ceil(clientWidth / stepPx) + 2 * spareCount };
};

/** Indexes in a range, and the current one, which keeps its place in the order of the keyboard. */
const indexesIn = ({ first, last }: Range, current: number, count: number): number[] => {
  const indexes = new Set([current]);
  for (let index = Math.max(0, first); index <= Math.min(last, count - 1); index++) indexes.add(index);
  return [...indexes].sort((a, b) => a - b);
};

interface ThumbnailProps {
  viewer: Viewer;
  index: number;
  isCurrent: boolean;
  label: string;
}

const Thumbnail = memo(({ viewer, index, isCurrent, label }: ThumbnailProps) => {
  const [src] = useState(() => smallestSource(readSlide(index, viewer.getSource())));
  return (
    <button
      type="button"
      part="thumbnail"
      aria-label={label}
      aria-current={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      style={{ insetInlineStart: `${index * stepPx}px` }}
      onClick={() => viewer.goTo(index)}
    >
      {src ? <img src={src} alt="" /> : index + 1}
    </button>
  );
});

interface ThumbnailStripProps {
  viewer: Viewer;
  index: number;
  count: number;
  text: MessageFormatter<typeof messages>;
}

/**
 * A strip with thumbnails of all slides; only those near the visible part are rendered. The strip is one tab stop: arrow keys
 * move the slides.
 */
export const ThumbnailStrip = ({ viewer, index, count, text }: ThumbnailStripProps) => {
  const strip = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState(noThumbnails);

  const updateRange = (): void => {
    if (!strip.current) return;
    const visible = visibleRange(strip.current);
    setRange((before) => (before.first === visible.first && before.last === visible.last ? before : visible));
  };

  // An effect after the dialog has opened: before, the strip has no width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `updateRange` is another function in each render
  useEffect(() => {
    const { current: element } = strip;
    if (!element) return;
    // The focus goes along with the current thumbnail: the former one leaves the strip once it is far away.
    if (element.contains((element.getRootNode() as ShadowRoot).activeElement))
      element.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
    const left = scrollSignOf(element) * (index * stepPx - (element.clientWidth - stepPx) / 2);
    element.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    updateRange();
  }, [index]);

  const onWheel = ({ deltaX, deltaY }: WheelEvent): void => {
    const { current: element } = strip;
    if (element) element.scrollLeft += deltaX + scrollSignOf(element) * deltaY;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={strip}
      part="thumbnails"
      role="group"
      aria-label={text('thumbnails')}
      onScroll={updateRange}
      onWheel={onWheel}
    >
      <div className="list" style={{ width: `${count * stepPx}px` }}>
        {indexesIn(range, index, count).map((each) => (
          <Thumbnail
            key={each}
            viewer={viewer}
            index={each}
            isCurrent={each === index}
            label={text('goTo', { index: each + 1 })}
          />
        ))}
      </div>
    </div>
  );
};
