/** Wraps an index into the range from 0 to `count - 1`: -1 gives the last index. NaN and infinite numbers give 0. */
export const wrapIndex = (index: number, count: number): number =>
  // The remainder has the sign of the dividend, so a second one makes it positive.
  ((Math.trunc(index) % count) + count) % count || 0;
