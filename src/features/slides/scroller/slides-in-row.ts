/**
 * Windows narrower than the first breakpoint show at most two slides of a carousel; below the second one, three. Media queries
 * repeat these widths, because CSS has no variables there: those of elements/gallery in reserve.css, tiles/grid.css,
 * tiles/list.css and designs/autorows.css.
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
