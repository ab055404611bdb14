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
  /**
   * `id` of an element in the same document or shadow root. The pictures in that element are the slides, instead of the block's
   * own content.
   */
  for: optional(string(), ''),
  /** The slides. They replace the pictures of the page. */
  items: optional(
    array(
      object({
        /** Kind of the slide. Default: `video` if the item has a `video`, else `image`. */
        type: optional(picklist(['image', 'video'])),
        /** Name of the slide in the page's address. */
        id: optional(pipe(string(), metadata({ aliases: ['slideId'] })), ''),
        /** Name of the slide in the page's address. It takes precedence over `id`. */
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
        /** Heading of the caption, as plain text. */
        title: optional(string(), ''),
        /** Text of the caption, as plain text. */
        description: optional(string(), ''),
        /** Address that the heading of the caption links to. */
        clickThrough: optional(pageAddress(), ''),
        /** Whether the link of `clickThrough` opens in a new window. */
        newWindow: optional(boolean(), false),
        /**
         * The slide's video, as settings of `<az-video>`, an address, or embed code. The picture is its poster. Default: `src` or
         * `url` of a slide of the type "video", if one is the address of a video.
         */
        video: optional(
          union([
            object({
              /** Address of the video. */
              url: optional(string(), ''),
              /** Embed code in HTML. Only the address of its single iframe or object is used. */
              html: optional(string(), ''),
            }),
            string(),
          ]),
        ),
      }),
    ),
    [],
  ),
  /** Colours of the lightbox. Default: by the page's `color-scheme`. */
  theme: optional(picklist(['dark', 'light'])),
  /** Whether the first slide follows the last. Default: true in windows wider than 926 px, else false. */
  loop: optional(boolean()),
  /** Whether the page's address names the current slide, so that links open slides and the Back button closes the lightbox. */
  history: optional(boolean(), false),
  /** Whether a strip of thumbnails shows below the slide. */
  thumbnails: optional(boolean(), false),
});

export type LightboxSettings = InferOutput<typeof schema>;
export type LightboxItem = LightboxSettings['items'][number];
