/** An index within 0 and `count`: -1 is the last one. An index that is no number, or an infinite one, is 0. */
export const wrapIndex = (index: number, count: number): number =>
  // The remainder has the sign of the dividend, so a second one makes it positive.
  ((Math.trunc(index) % count) + count) % count || 0;
