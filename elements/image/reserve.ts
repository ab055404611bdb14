/**
 * The sources of `dist/elements/image.css`. A page links the file in its head, so that the page's own content has its
 * place before any script runs: the build takes the block's styles and writes attributes in place of its states.
 */

import { imageVariants } from '../../src/features/enums/variants/image';

/** Matches a setting in the JSON of the attribute `data`, with or without a space after the colon. */
const inData = (key: string, value: string | number): string => {
  const json = JSON.stringify(value);
  return `[data*='"${key}":${json}'],[data*='"${key}": ${json}']`;
};

const hasVariant = (name: keyof typeof imageVariants): string =>
  [
    `[variant=${name}],[variant="${imageVariants[name]}"]`,
    inData('variant', name),
    inData('variant', imageVariants[name]),
    inData('design', name),
  ].join();

const hasLayout = (name: string): string => `[layout=${name}],${inData('layout', name)}`;

const variants = {
  poster: hasVariant('poster'),
  card: hasVariant('card'),
  overlap: hasVariant('overlap'),
  collage: hasVariant('collage'),
  stack: hasVariant('stack'),
};

export const reserve = {
  /** Style sheets of the block, in this folder. */
  sheets: ['variants.css', 'reserve-more.css'],
  /** Custom state -> selectors of elements that will have the state. */
  states: {
    ...variants,
    inline: `:not(${Object.values(variants)})`,
    'caption-overlay': hasLayout('caption-overlay'),
    'caption-overlay-hover': hasLayout('caption-overlay-hover'),
    'caption-hidden': hasLayout('caption-hidden'),
    right: `[image-position=right],${inData('imagePosition', 'right')}`,
  },
};
