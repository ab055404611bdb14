/** The builder's codes of an image's designs, which saved pages have as `variant`. */
export const imageVariants = {
  inline: 1012,
  poster: 1013,
  card: 1014,
  overlap: 1015,
  collage: 1016,
  stack: 1017,
} as const;
