/** Measures of a strip of slides that scrolls, in px from the side where reading begins. */
export interface ScrollStrip {
  count: number;
  /** Visible width. */
  width: number;
  /** Width of all slides. */
  content: number;
  /** Position of the current slide: 0 at the start, 0.5 in the middle, 1 at the end. */
  share: number;
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
const unboundedScrollOf = ({ width, share, spanOf }: ScrollStrip, index: number): number => {
  const slide = spanOf(index);
  return slide.start - (width - slide.width) * share;
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

/**
 * Narrower windows show two slides of a carousel at most; below the second breakpoint three. Media queries repeat these
 * widths, because CSS has no variables there: those of elements/gallery in reserve.css, tiles/grid.css, tiles/list.css and
 * designs/autorows.css.
 */
const breakpointsPx = [480, 724] as const;

/** For `useSyncExternalStore`: calls `onChange` when the window's width crosses a breakpoint. */
export const subscribeToBreakpoints = (onChange: () => void): (() => void) => {
  const queries = breakpointsPx.map((px) => matchMedia(`(width < ${px}px)`));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
};

/** How many slides of a carousel a window of `windowWidth` px shows at once. */
export const slidesInRow = (slidesPerRow: number, windowWidth: number): number => {
  const [two, three] = breakpointsPx;
  const most = windowWidth < two ? 2 : windowWidth < three ? 3 : slidesPerRow;
  return Math.min(Math.floor(slidesPerRow), most);
};
