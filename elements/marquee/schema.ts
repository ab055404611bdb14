import {
  array,
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
} from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /** The moving texts. They replace the element's own content. */
  items: optional(
    pipe(
      array(
        object({
          /** Text of the item, as plain text. */
          text: optional(string(), ''),
          /** Address of a link around the text. Default: `linkTo`. */
          url: optional(pageAddress('linkTo', 'href'), ''),
        }),
      ),
      metadata({ aliases: ['marqueeItems'] }),
    ),
    [],
  ),
  /** Address of a link around each of `items` that has no `url`. */
  linkTo: optional(pageAddress(), ''),
  /** Direction of the movement. In right-to-left text, left and right are swapped. */
  direction: optional(
    pipe(picklist(['left', 'right']), metadata({ aliases: ['animationDirection'] })),
    'left',
  ),
  /** Speed of the movement: 1 is 60 px per second, 0 is no movement. */
  speed: optional(pipe(number(), minValue(0), metadata({ aliases: ['animationSpeed'] })), 1),
  /** Height of the wave in percent of the text's height. 0 is a straight line. */
  waveIntensity: optional(pipe(number(), minValue(0), maxValue(100)), 0),
  /** Number of waves: 0 is one wave in 1000 px, 10 is one in 250 px. */
  waveFrequency: optional(pipe(number(), minValue(0), maxValue(10)), 4),
  /** Whether the text pauses while the pointer is on the block. */
  pauseOnHover: optional(boolean(), false),
});

export type MarqueeSettings = InferOutput<typeof schema>;
