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

/** As `scrollOf`, but for a strip without ends. */
const unboundedScrollOf = ({ width, alignment, spanOf }: ScrollStrip, index: number): number => {
  const slide = spanOf(index);
  return slide.start - (width - slide.width) * alignment;
};

/** Scroll position that brings a slide to its place. Never past the ends of the strip. */
export const scrollOf = (strip: ScrollStrip, index: number): number =>
  Math.max(0, Math.min(unboundedScrollOf(strip, index), strip.content - strip.width));

/** The slide at a scroll position: the first or the last at an end of the strip, else the nearest. */
export const slideAt = (strip: ScrollStrip, scroll: number): number => {
  if (scroll < nearPx) return 0;
  let high = strip.count - 1;
  if (scroll > strip.content - strip.width - nearPx) return high;
  let low = 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (unboundedScrollOf(strip, middle) < scroll) low = middle + 1;
    else high = middle;
  }
  const before = low - 1;
  return low > 0 && scroll - unboundedScrollOf(strip, before) < unboundedScrollOf(strip, low) - scroll
    ? before
    : low;
};
