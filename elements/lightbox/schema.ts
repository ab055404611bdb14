import {
  array,
  boolean,
  type InferOutput,
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

export { slideHashPattern as hashPattern } from '../../src/features/media/slide-address';

const size = pipe(number(), minValue(1));

export const schema = object({
  /** The `id` of an element in the same document or shadow root: its pictures are the slides, instead of the block's own children. */
  for: optional(string(), ''),
  /** The slides as data, instead of pictures of the page. */
  items: optional(
    array(
      object({
        /** The kind of slide. Default: a slide with a `video` is a video. */
        type: optional(picklist(['image', 'video'])),
        /** Names the slide in the page's address. */
        id: optional(pipe(string(), metadata({ aliases: ['slideId'] })), ''),
        /** Names the slide in the page's address; takes precedence over `id`. */
        url: optional(pipe(string(), metadata({ aliases: ['slideUrl'] })), ''),
        /** Address of the picture, or of the poster of a video. */
        src: optional(pictureAddress(), ''),
        /** The picture in other sizes, as in `<img srcset>`. */
        srcset: optional(string(), ''),
        /** Alternative text of the picture. */
        alt: optional(string(), ''),
        /** Width of the picture in px. */
        width: optional(size),
        /** Height of the picture in px. */
        height: optional(size),
        /** Heading of the caption; plain text. */
        title: optional(string(), ''),
        /** Text of the caption; plain text. */
        description: optional(string(), ''),
        /** Address that the heading of the caption links to. */
        clickThrough: optional(pageAddress(), ''),
        /** Whether that link opens in a new window. */
        newWindow: optional(boolean(), false),
        /** The video, as settings of `<az-video>`, an address, or embed code; the picture is its poster. Default: `src` or `url` of a slide of the type "video", if one is the address of a video. */
        video: optional(
          union([
            object({
              /** Address of the video. */
              url: optional(string(), ''),
              /** Embed code in HTML. Only the address of its one iframe or object is used. */
              html: optional(string(), ''),
            }),
            string(),
          ]),
        ),
      }),
    ),
    [],
  ),
  /** Dark or light. Default: the page's `color-scheme`. */
  theme: optional(picklist(['dark', 'light'])),
  /** Whether the first slide follows the last. Default: in windows wider than 926 px. */
  loop: optional(boolean()),
  /** Whether the page's address names the slide: links open slides, and the Back button closes the lightbox. */
  history: optional(boolean(), false),
  /** Whether a strip of thumbnails shows below the slide. */
  thumbnails: optional(boolean(), false),
});

export type LightboxSettings = InferOutput<typeof schema>;
export type LightboxItem = LightboxSettings['items'][number];
