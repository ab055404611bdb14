/** The builder's codes of a gallery's designs. The builder calls a gallery whose slides are below each other a stack. */
export const galleryVariants = {
  slideshow: 1000,
  carousel: 1002,
  grid: 1003,
  stack: 1004,
} as const;
