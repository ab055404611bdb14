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
  /** Address of the video: of its page at YouTube or Vimeo, in any form, or of a file (mp4, webm, m3u8). */
  url: optional(pipe(string(), metadata({ aliases: ['src'] })), ''),
  /** Embed code of another provider: HTML, of which only the address of its one iframe or object is used. */
  html: optional(pipe(string(), metadata({ aliases: ['dataHtml'] })), ''),
  /** Name of the provider, for visitors who are asked for their consent. Default: the name that the address implies. */
  provider: optional(pipe(string(), metadata({ aliases: ['providerName', 'dataProviderName'] })), ''),
  /** In a box of the page's size: whether all of the video shows ("fit") or all of the box is filled ("fill"). */
  mode: optional(picklist(['none', 'fit', 'fill']), 'none'),
  /** Whether the picture and its play button come first; otherwise the player itself. */
  overlay: optional(boolean(), true),
  /** Address of the picture, instead of one among the element's children. */
  poster: optional(pictureAddress(), ''),
  /** Name of the video; text. Default: the embed code's, else the description, else the text of its link or picture. */
  title: optional(pipe(string(), metadata({ aliases: ['videoTitle'] })), ''),
  /** Description of the video, as text or as a builder's `{html}`: the name of a video that has no title. */
  description: optional(union([string(), object({ html: optional(string(), '') })]), ''),
  /** Whether the video plays by itself, without sound; never for visitors who prefer reduced motion or save data. */
  autoplay: optional(boolean(), false),
  /** Whether the video moves behind other content: it fills its box, without sound and controls, again and again. It waits for consent, and never begins for visitors who prefer reduced motion or save data. */
  background: optional(boolean(), false),
  /** Width of the video; `width` and `height` together set the shape. Default: the embed code's, else 56.3% of the width. */
  width: optional(pipe(number(), minValue(1))),
  /** Height of the video, in the same unit. */
  height: optional(pipe(number(), minValue(1))),
  /** Whether a `<script type="application/ld+json">` describes the video to search engines, where it has a title. */
  structuredData: optional(boolean(), true),
});

export type VideoSettings = InferOutput<typeof schema>;
