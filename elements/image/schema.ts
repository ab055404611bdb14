import {
  boolean,
  type InferOutput,
  maxValue,
  metadata,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
} from 'valibot';
import { pageAddress, pictureAddress } from '../../src/core/settings/address-setting';
import { atLeast } from '../../src/core/settings/at-least';
import { imageVariants } from '../../src/features/enums/variants/image';
import { focalPointText } from '../../src/features/media/focal-point-setting';
import { imageEntries } from '../../src/features/media/image-entries';

export const schema = object({
  /**
   * Arrangement of picture and text: a name, or the hosted builder's code: 1012 inline, 1013 poster, 1014 card, 1015 overlap,
   * 1016 collage, 1017 stack.
   */
  variant: optional(
    union([
      pipe(
        picklist(['inline', 'poster', 'card', 'overlap', 'collage', 'stack']),
        metadata({ aliases: ['design'] }),
      ),
      pipe(number(), minValue(imageVariants.inline), maxValue(imageVariants.stack)),
    ]),
    'inline',
  ),
  /** Address of the picture. Default: the picture in the element. */
  src: optional(pictureAddress(), ''),
  /** Alternative text of a picture from `src`. */
  alt: optional(string(), ''),
  /** Width of the picture in px. */
  width: optional(atLeast(1)),
  /** Height of the picture in px. */
  height: optional(atLeast(1)),
  /** Point of the picture that a crop keeps visible: "x,y" as fractions of its width and height, or an object. */
  focalPoint: optional(
    union([
      focalPointText(),
      object({
        /** From the left edge, as a fraction of the width. */
        x: optional(number(), 0.5),
        /** From the upper edge, as a fraction of the height. */
        y: optional(number(), 0.5),
      }),
    ]),
  ),
  /**
   * Shape to which the picture is cropped: a name, or its height in percent of its width, such as 100, 150 or 67; 0 for no crop.
   */
  shape: optional(union([picklist(['none', 'square', 'tall', 'wide']), atLeast(0)]), 'none'),
  /** Height of the crop in percent of its width, if `shape` is `none`; 0 for no crop. */
  aspectRatio: optional(atLeast(0), 0),
  /** Whether a picture smaller than the block is enlarged. */
  stretch: optional(boolean(), true),
  /** Position of the caption of an inline picture. */
  layout: optional(
    picklist(['caption-below', 'caption-overlay', 'caption-overlay-hover', 'caption-hidden']),
    'caption-below',
  ),
  /** Side of the picture in the variants card, overlap and collage. */
  imagePosition: optional(picklist(['left', 'right']), 'left'),
  /** Heading of the caption of a picture from `src`, as plain text. */
  title: optional(pipe(string(), metadata({ aliases: ['imageTitle'] })), ''),
  /** Text below the heading, as plain text; only for a picture from `src`. */
  subtitle: optional(string(), ''),
  /** Caption of a picture from `src`, as HTML, which the block sanitises; or an object with `html`, as in older data. */
  description: optional(
    union([
      string(),
      object({
        /** Caption, as HTML, which the block sanitises. */
        html: optional(string(), ''),
      }),
    ]),
  ),
  /** Text of a button that links to `linkTo`; only for a picture from `src`. Default: the picture itself is the link. */
  buttonText: optional(string(), ''),
  /** Address that the picture or its button links to. */
  linkTo: optional(pageAddress('clickThroughUrl'), ''),
  /** Whether the link opens in a new window. */
  newWindow: optional(boolean(), false),
  /** Whether a button and a click on the picture open the picture in a lightbox. */
  lightbox: optional(boolean(), false),
  /** Colours of the lightbox. Default: by the page's `color-scheme`. */
  lightboxTheme: optional(picklist(['dark', 'light'])),
  ...imageEntries,
});

export type ImageSettings = InferOutput<typeof schema>;
