import {
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
import { pictureAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /** Address of the video: its page on YouTube or Vimeo, in any form, or a file (mp4, webm, m3u8). */
  url: optional(pipe(string(), metadata({ aliases: ['src'] })), ''),
  /** Embed code of another provider, as HTML. Only the address of its single iframe or object is used. */
  html: optional(pipe(string(), metadata({ aliases: ['dataHtml'] })), ''),
  /**
   * Name of the provider, for visitors who are asked for their consent. Default: a name that the block takes from the address.
   */
  provider: optional(pipe(string(), metadata({ aliases: ['providerName', 'dataProviderName'] })), ''),
  /**
   * How the video fits a box whose size the page sets: "fit" shows the whole video, "fill" fills the whole box. With "none", the
   * block has the aspect ratio of the video.
   */
  mode: optional(picklist(['none', 'fit', 'fill']), 'none'),
  /** Whether the block first shows a picture with a play button. Otherwise, it shows the player at once. */
  overlay: optional(boolean(), true),
  /** Address of the picture that shows before the video. Default: the picture in the element. */
  poster: optional(pictureAddress(), ''),
  /**
   * Title of the video, as plain text. Default: the title in the embed code, else `description`, else the title of the `<video>`,
   * or the text of the link or picture, in the element.
   */
  title: optional(pipe(string(), metadata({ aliases: ['videoTitle'] })), ''),
  /**
   * Description of the video: a text, or an object with `html`, as in data of the hosted builder. It is the title of a video that
   * has no other.
   */
  description: optional(
    union([
      string(),
      object({
        /** The description, whose markup the block removes. */
        html: optional(string(), ''),
      }),
    ]),
    '',
  ),
  /** Whether the video plays by itself, without sound. It never does for visitors who prefer reduced motion or save data. */
  autoplay: optional(boolean(), false),
  /**
   * Whether the video plays in a loop behind other content: it fills its box, without sound and controls. It waits for consent,
   * and never starts for visitors who prefer reduced motion or save data.
   */
  background: optional(boolean(), false),
  /**
   * Width of the video. `width` and `height` together set its aspect ratio. Default: the size in the embed code or of
   * the `<video>` in the element, else a height of 56.3% of the width.
   */
  width: optional(pipe(number(), minValue(1))),
  /** Height of the video, in the unit of `width`. */
  height: optional(pipe(number(), minValue(1))),
  /**
   * Whether the block describes the video to search engines with JSON-LD, unless the page already does. The video needs a title.
   */
  structuredData: optional(boolean(), true),
});

export type VideoSettings = InferOutput<typeof schema>;
