/** Gallery 9: below the first, two in a row; below the second, three. */
export const breakpointsPx = [480, 724] as const;

/** Slides that are seen at once in a window of that width (gallery 2.1, carousel). */
export const slidesInRow = (wanted: number, windowWidth: number): number => {
  const [two, three] = breakpointsPx;
  return Math.min(Math.floor(wanted), windowWidth < two ? 2 : windowWidth < three ? 3 : wanted);
};
