/** Widths of windows in px, as the hosted builder's templates have them. */
export const breakpoints = {
  /** The widest window in which a page has its layout for phones. */
  mobile: 432,
  /** The narrowest window in which a page has its layout for computers. */
  desktop: 433,
  /** From here on, a page has room for a column beside its text. */
  smallDesktop: 800,
  /** The widest window of a phone, held sideways. lightbox.css has the same number, as media queries have no variables. */
  phone: 926,
  /** The widest window of a tablet. */
  tablet: 1024,
  /** The widest window of a large tablet. */
  largeTablet: 1366,
} as const;

/** A class of device, by the width of its window: see `deviceOf`. */
export type Device = 'mobile' | 'tablet' | 'large-tablet' | 'desktop';

/**
 * The class of device, by the width of its window alone: a narrow window on a computer counts as `mobile`.
 * @param width in px. Default: the width of the window; Infinity where there is none.
 */
export const deviceOf = (width: number = globalThis.innerWidth ?? Number.POSITIVE_INFINITY): Device => {
  if (width <= breakpoints.phone) return 'mobile';
  if (width <= breakpoints.tablet) return 'tablet';
  return width <= breakpoints.largeTablet ? 'large-tablet' : 'desktop';
};
