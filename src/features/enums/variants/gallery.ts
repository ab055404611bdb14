/** The builder's codes of a gallery's designs. No block imports these codes: galleries name their designs. */
export const galleryVariants = {
  slideshow: 1000,
  carousel: 1002,
  grid: 1003,
  stack: 1004,
} as const;
