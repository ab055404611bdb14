/** The builder's codes of a gallery's designs. No block of its own reads them: galleries have names. */
export const galleryVariants = {
  slideshow: 1000,
  carousel: 1002,
  grid: 1003,
  stack: 1004,
} as const;
