import {
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
  union,
} from 'valibot';

const atLeast = (least: number) => pipe(number(), minValue(least));

export const schema = object({
  /** How picture and text stand together: a name, or its code, 1012 to 1017. */
  variant: optional(
    union([
      pipe(
        picklist(['inline', 'poster', 'card', 'overlap', 'collage', 'stack']),
        metadata({ aliases: ['design'] }),
      ),
      pipe(number(), minValue(1012), maxValue(1017)),
    ]),
    'inline',
  ),
  /** Address of the picture, instead of one among the element's children. */
  src: optional(string(), ''),
  /** What the picture shows, for who does not see it. */
  alt: optional(string(), ''),
  /** Width of the picture in px. */
  width: optional(atLeast(1)),
  /** Height of the picture in px. */
  height: optional(atLeast(1)),
  /** The point that a crop keeps: "x,y" in fractions of width and height, or an object. */
  focalPoint: optional(union([string(), object({ x: optional(number(), 0.5), y: optional(number(), 0.5) })])),
  /** Shape that the picture is cropped to: a name, or height in percent of the width (100, 150, 67); 0 is none. */
  shape: optional(union([picklist(['none', 'square', 'tall', 'wide']), atLeast(0)]), 'none'),
  /** Height in percent of the width that the picture is cropped to, where `shape` says none; 0 is none. */
  aspectRatio: optional(atLeast(0), 0),
  /** Whether a picture smaller than its place is enlarged. */
  stretch: optional(boolean(), true),
  /** Where the caption of an inline picture stands. */
  layout: optional(
    picklist(['caption-below', 'caption-overlay', 'caption-overlay-hover', 'caption-hidden']),
    'caption-below',
  ),
  /** Which side the picture stands on: card, overlap and collage. */
  imagePosition: optional(picklist(['left', 'right']), 'left'),
  /** Heading beside the picture; text. */
  title: optional(pipe(string(), metadata({ aliases: ['imageTitle'] })), ''),
  /** What is said below the heading; text. */
  subtitle: optional(string(), ''),
  /** Caption: HTML, sanitised; or as old data have it, an object with it. */
  description: optional(union([string(), object({ /** HTML, sanitised. */ html: optional(string(), '') })])),
  /** Text of a button that leads where `linkTo` says; without it the picture does. */
  buttonText: optional(string(), ''),
  /** Address that a click leads to. */
  linkTo: optional(pipe(string(), metadata({ aliases: ['clickThroughUrl'] })), ''),
  /** Whether that opens in a new window. */
  newWindow: optional(boolean(), false),
  /** Whether the picture can be opened in a lightbox. */
  lightbox: optional(boolean(), false),
  /** How the lightbox looks. */
  lightboxTheme: optional(picklist(['dark', 'light']), 'dark'),
  /** How the picture's address asks for another size: "queryString" `a.jpg?format=500w`, "filename" `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
});
