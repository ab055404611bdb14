const inData = (name: string): string => `[data*='"${name}"']`;

const variant = (name: string, code: number): string =>
  `[variant=${name}],[variant="${code}"],${inData(name)}`;

const variants = {
  poster: variant('poster', 1013),
  card: variant('card', 1014),
  overlap: variant('overlap', 1015),
  collage: variant('collage', 1016),
  stack: variant('stack', 1017),
};

const layout = (name: string): string => `[layout=${name}],${inData(name)}`;

/** The sheets of dist/elements/image.css: they lay out the page's own content as it will be, before any script is here. */
export const reserve = {
  sheets: ['variants/variants.css', 'reserve-more.css'],
  /** What a page says, so that the block will have this state. */
  states: {
    ...variants,
    inline: `:not(${Object.values(variants)})`,
    'caption-overlay': layout('caption-overlay'),
    'caption-overlay-hover': layout('caption-overlay-hover'),
    'caption-hidden': layout('caption-hidden'),
    right: `[image-position=right],${inData('right')}`,
  },
};
