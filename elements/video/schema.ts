import { boolean, metadata, minValue, number, object, optional, picklist, pipe, string } from 'valibot';

export const schema = object({
  /** Address of the video: of its page at YouTube or Vimeo, in any form, or of a file (mp4, webm, m3u8). */
  url: optional(string(), ''),
  /** Embed code, HTML of which the address of its one iframe or object is used; for other providers. */
  html: optional(pipe(string(), metadata({ aliases: ['dataHtml'] })), ''),
  /** Name of the provider, for visitors who are asked for their consent. Default: as the address says. */
  provider: optional(pipe(string(), metadata({ aliases: ['providerName', 'dataProviderName'] })), ''),
  /** In a box of the page's size: whether all of the video shows ("fit") or all of the box is filled ("fill"). */
  mode: optional(picklist(['none', 'fit', 'fill']), 'none'),
  /** Whether the picture and its play button come first; otherwise the player itself. */
  overlay: optional(boolean(), true),
  /** Address of the picture, instead of one among the element's children. */
  poster: optional(string(), ''),
  /** Name of the video; text. Default: what its link or picture says. */
  title: optional(pipe(string(), metadata({ aliases: ['videoTitle'] })), ''),
  /** Whether it plays by itself, without sound; not for who wants no motion. */
  autoplay: optional(boolean(), false),
  /** Width of the video; with `height` it says the shape. Default: as the embed code says, else 56.3% of the width. */
  width: optional(pipe(number(), minValue(1))),
  /** Height of the video, in the same unit. */
  height: optional(pipe(number(), minValue(1))),
});
