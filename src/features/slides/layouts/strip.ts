/** Measures of a strip of slides that scrolls, in px from the side where reading begins. */
export interface ScrollStrip {
  count: number;
  /** Visible width. */
  width: number;
  /** Width of all slides. */
  content: number;
  /** Position of the current slide: 0 at the start, 0.5 in the middle, 1 at the end. */
  alignment: number;
  /** Place of a slide by its index. */
  spanOf(index: number): Span;
}

interface Span {
  start: number;
  width: number;
}

/** Scroll positions this close count as equal, because browsers round them. */
export const nearPx = 2;

/** Scroll position that brings a slide to its place. Never past the ends of the strip. */
export const scrollOf = ({ width, content, alignment, spanOf }: ScrollStrip, index: number): number => {
  const slide = spanOf(index);
  const scroll = slide.start - (width - slide.width) * alignment;
  return Math.max(0, Math.min(scroll, content - width));
};

/** The slide at a scroll position: the first or the last at an end of the strip, else the nearest. */
export const slideAt = (strip: ScrollStrip, scroll: number): number => {
  if (scroll < nearPx) return 0;
  let high = strip.count - 1;
  if (scroll > strip.content - strip.width - nearPx) return high;
  let low = 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (scrollOf(strip, middle) < scroll) low = middle + 1;
    else high = middle;
  }
  const before = low - 1;
  return low > 0 && scroll - scrollOf(strip, before) < scrollOf(strip, low) - scroll ? before : low;
};

/** A longer throw is fast: 0.3 px per ms, over 200 ms. */
const fastThrowPx = 60;

/**
 * The slide at which a released strip comes to rest: the nearest to where it would move by itself; after a fast throw, at least
 * the next one in the direction of the throw.
 * @param throwPx how far the strip would move; negative to the side where reading begins
 */
export const slideAfterThrow = (
  strip: ScrollStrip,
  { scroll, throwPx }: { scroll: number; throwPx: number },
): number => {
  const nearest = slideAt(strip, scroll + throwPx);
  const distance = scrollOf(strip, nearest) - scroll;
  const goesBack = Math.abs(throwPx) > fastThrowPx && distance * throwPx < 0;
  return goesBack ? Math.max(0, Math.min(nearest + Math.sign(throwPx), strip.count - 1)) : nearest;
};
