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
import { pageAddress, pictureAddress } from '../../src/core/settings/address-setting';

/** Without a picture, the block reads the address and shows the frame at once (src/build/manifest.ts). */
export const lazyModules = { './frame': /^(?![\s\S]*(<img|poster))/ };

/** A ratio as a number, or as two; neither is zero. */
const ratioPattern = /^((?=[\d.]*[1-9])\d*\.?\d+(\s*[:/]\s*(?=[\d.]*[1-9])\d*\.?\d+)?)?$/;

export const schema = object({
  /**
   * Address of a page or a frame on YouTube, Vimeo, SoundCloud, Spotify, Google Maps, Instagram, X, TikTok, CodePen or Figma.
   * Default: the address of the link in the element.
   */
  url: optional(pageAddress(), ''),
  /**
   * Embed code of a provider, as HTML. The block uses only the https address, title, size and harmless `allow` features of the
   * first frame in the code. The code of a post has no frame: the block uses the address of the post. A `url` that the block can
   * read takes precedence.
   */
  html: optional(string(), ''),
  /** Name of the provider, as visitors read it. Default: a name that the block takes from the address. */
  provider: optional(pipe(string(), metadata({ aliases: ['providerName'] })), ''),
  /**
   * Name of the content for screen readers, as plain text. Default: the text of the link or its picture, else the title of the
   * frame in `html`.
   */
  title: optional(pipe(string(), metadata({ aliases: ['embedTitle'] })), ''),
  /**
   * Aspect ratio of the frame: "16:9", or width divided by height. Default: the ratio that the provider recommends, or the size
   * in `html`, else "16:9".
   */
  aspectRatio: optional(
    union([
      pipe(string(), regex(ratioPattern), examples(['16:9', '4:3', '1:1'])),
      pipe(number(), minValue(0.01)),
    ]),
    '',
  ),
  /** Address of a picture that shows until the visitor asks for the frame. Default: the picture in the element. */
  poster: optional(pictureAddress(), ''),
  /**
   * Whether the block describes a video on YouTube or Vimeo to search engines with JSON-LD, unless the page already does. The
   * video needs a title.
   */
  structuredData: optional(boolean(), true),
});

export type EmbedSettings = InferOutput<typeof schema>;
