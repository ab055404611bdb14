import {
  array,
  boolean,
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

export const schema = object({
  /** What moves, instead of the element's own content. */
  items: optional(
    pipe(
      array(
        object({
          /** Text. */
          text: optional(string(), ''),
          /** Address that it leads to. */
          url: optional(pipe(string(), metadata({ aliases: ['linkTo', 'href'] })), ''),
        }),
      ),
      metadata({ aliases: ['marqueeItems'] }),
    ),
    [],
  ),
  /** Address that items lead to which have none of their own. */
  linkTo: optional(string(), ''),
  /** Where it moves to. From right to left, both change sides. */
  direction: optional(
    pipe(picklist(['left', 'right']), metadata({ aliases: ['animationDirection'] })),
    'left',
  ),
  /** How fast: 1 is 60 px a second, 0 stands still. */
  speed: optional(pipe(number(), minValue(0), metadata({ aliases: ['animationSpeed'] })), 1),
  /** Height of the wave in percent of the text's height; 0 is a straight line. */
  waveIntensity: optional(pipe(number(), minValue(0), maxValue(100)), 0),
  /** How many waves: from 0, one in 1000 px, to 10, one in 250 px. */
  waveFrequency: optional(pipe(number(), minValue(0), maxValue(10)), 4),
  /** Whether it waits while the pointer is on it. */
  pauseOnHover: optional(boolean(), false),
});
