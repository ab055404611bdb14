import {
  array,
  boolean,
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

export const schema = object({
  /** How the slides are laid out: the name of a folder of `designs/`. */
  design: optional(string(), 'grid'),
  /** The slides, instead of the element's children. */
  items: optional(
    array(
      object({
        /** Names the slide in addresses. */
        id: optional(string(), ''),
        /** Address of the picture. */
        src: optional(string(), ''),
        /** What the picture shows, for who does not see it. */
        alt: optional(string(), ''),
        /** Width of the picture in px. */
        width: optional(pipe(number(), minValue(1))),
        /** Height of the picture in px. */
        height: optional(pipe(number(), minValue(1))),
        /** The point that a crop keeps: "x,y" in fractions of width and height, or an object. */
        focalPoint: optional(
          union([string(), object({ x: optional(number(), 0.5), y: optional(number(), 0.5) })]),
        ),
        /** Heading below the picture; text. */
        title: optional(string(), ''),
        /** Text below the picture. */
        description: optional(string(), ''),
        /** Address that a click leads to. */
        clickThrough: optional(string(), ''),
        /** Whether that opens in a new window. */
        newWindow: optional(boolean(), false),
      }),
    ),
    [],
  ),
  /** Grid: tiles in a row, on a screen that has room for them. */
  thumbnailsPerRow: optional(pipe(number(), minValue(1)), 4),
  /** Grid: whether tiles are square, where `imageAspectRatio` does not say otherwise. */
  squareThumbs: optional(boolean(), false),
  /** Whether a picture fills its tile and is cropped around its focal point; otherwise all of it shows. */
  autoCrop: optional(boolean(), true),
  /** Grid: space between tiles in px. */
  padding: optional(pipe(number(), minValue(0)), 20),
  /** Shape of the tiles: "Auto", a name such as "square" or "widescreen", "3:2", or width divided by height. */
  imageAspectRatio: optional(
    union([pipe(string(), metadata({ aliases: ['aspect-ratio'] })), pipe(number(), minValue(0))]),
    'Auto',
  ),
  /** Shape of the tiles as height in percent of the width, where `imageAspectRatio` is "Auto"; 0 is none. */
  aspectRatio: optional(pipe(number(), minValue(0)), 0),
  /** How a picture's address asks for another size: "queryString" `a.jpg?format=500w`, "filename" `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
});
