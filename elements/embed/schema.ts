import {
  boolean,
  examples,
  type InferOutput,
  metadata,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  union,
} from 'valibot';
import { pictureAddress } from '../../src/core/settings/address-setting';

/** Without a picture, the block reads the address and shows the frame at once (src/build/manifest.ts). */
export const lazyModules = { './frame': /^(?![\s\S]*(<img|poster))/ };

export const schema = object({
  /**
   * Address of a page, or of its frame, at YouTube, Vimeo, SoundCloud, Spotify, Google Maps, Instagram, X, TikTok, CodePen or
   * Figma. Default: the address of the link among the element's children.
   */
  url: optional(string(), ''),
  /**
   * Embed code: HTML, of which only the first frame is used, and only its https address, its title, its size and what it may
   * do. In the code of a post, which has no frame, the post's address is used. An address in `url` that can be read wins.
   */
  html: optional(string(), ''),
  /** Name of the provider, for visitors. Default: the name that the address implies. */
  provider: optional(pipe(string(), metadata({ aliases: ['providerName'] })), ''),
  /** Name of the content, for screen readers; text. Default: the text of the link or its picture, else the frame's title in `html`. */
  title: optional(pipe(string(), metadata({ aliases: ['embedTitle'] })), ''),
  /**
   * Shape of the frame: "16:9", or width divided by height. Default: the shape that the provider recommends, or the size in
   * `html`, else "16:9".
   */
  aspectRatio: optional(
    union([
      pipe(string(), regex(/^([\d.]+(\s*[:/]\s*[\d.]+)?)?$/), examples(['16:9', '4:3', '1:1'])),
      pipe(number(), minValue(0)),
    ]),
    '',
  ),
  /** Address of a picture, which shows until the visitor asks for the frame. Default: the picture among the element's children. */
  poster: optional(pictureAddress(), ''),
  /**
   * Whether a `<script type="application/ld+json">` describes a video of YouTube or Vimeo to search engines, where it has a
   * title.
   */
  structuredData: optional(boolean(), true),
});

export type EmbedSettings = InferOutput<typeof schema>;
