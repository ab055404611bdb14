/** Where slides stand in a strip that is scrolled, in px from the side where reading begins. */
export interface Strip {
  count: number;
  /** What is seen of it. */
  width: number;
  /** All of it. */
  content: number;
  /** Where the current slide stands: 0 at the start, 0.5 in the middle, 1 at the end. */
  share: number;
  /** A slide by its index. */
  spanOf(index: number): Span;
}

export interface Span {
  start: number;
  width: number;
}

/** A place this near to another is the same: browsers round. */
export const nearPx = 2;

/** As `scrollOf`, if the strip had no ends. */
const unbounded = ({ width, share, spanOf }: Strip, index: number): number => {
  const slide = spanOf(index);
  return slide.start - (width - slide.width) * share;
};

/** How far the strip is scrolled when a slide is where it should be: never past its ends (gallery 2.1). */
export const scrollOf = (strip: Strip, index: number): number =>
  Math.max(0, Math.min(unbounded(strip, index), strip.content - strip.width));

/** The slide that the visitor has scrolled to: at an end the one there, else the nearest. */
export const slideAt = (strip: Strip, scroll: number): number => {
  if (scroll < nearPx) return 0;
  let high = strip.count - 1;
  if (scroll > strip.content - strip.width - nearPx) return high;
  let low = 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (unbounded(strip, middle) < scroll) low = middle + 1;
    else high = middle;
  }
  const before = low - 1;
  return low > 0 && scroll - unbounded(strip, before) < unbounded(strip, low) - scroll ? before : low;
};
