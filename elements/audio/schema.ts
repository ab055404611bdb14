import {
  array,
  boolean,
  type InferOutput,
  maxLength,
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
import { pictureAddress } from '../../src/core/settings/address-setting';

/** Modules that only some designs need (src/build/manifest.ts). Several recordings are a list. */
export const lazyModules = { './view/minimal-tracks': /minimal/, './view/track-list': /playlist|items|<li/ };

/** A player without reserved space shifts the page too little for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /**
   * Address of the recording: of a file that browsers play (mp3, m4a, ogg, opus, flac, wav), or of a track or a set at
   * SoundCloud. Default: the element's own `<audio>` elements and links.
   */
  url: optional(pipe(string(), metadata({ aliases: ['src'] })), ''),
  /** Name of the recording at `url`, or of a list: the album or the podcast. Default: the name of the file. */
  title: optional(pipe(string(), metadata({ aliases: ['audioTitle'] })), ''),
  /** Who made the recordings that name nobody themselves. */
  author: optional(string(), ''),
  /** Address of a square picture, for recordings that have none of their own. */
  cover: optional(pictureAddress(), ''),
  /** Duration of the recording at `url` in s. With a duration, nothing of the file is requested before the visitor plays. */
  duration: optional(pipe(number(), minValue(0))),
  /** The recordings, at most 60. They replace `url` and the element's own content. */
  items: optional(
    pipe(
      array(
        object({
          /** Name of the recording. Default: the name of the file. */
          title: optional(string(), ''),
          /** Who made the recording. */
          author: optional(string(), ''),
          /** Address of a file, or of a track or a set at SoundCloud. */
          url: optional(string(), ''),
          /** Address of a square picture. */
          cover: optional(pictureAddress(), ''),
          /** Duration in s. With a duration, nothing of the file is requested before the visitor plays. */
          duration: optional(pipe(number(), minValue(0))),
        }),
      ),
      maxLength(60),
    ),
    [],
  ),
  /**
   * A button with the title for each recording; a player with time line, speed and volume; or a player with a list, which
   * goes on to the next recording. Default: `player` for one recording, `playlist` for several.
   */
  design: optional(picklist(['minimal', 'player', 'playlist'])),
  /** Whether visitors get links that download the files. */
  download: optional(boolean(), false),
  /** The speeds that visitors can choose, as multiples of the recording's own. An empty list leaves the choice out. */
  speeds: optional(array(pipe(number(), minValue(0.25), maxValue(4))), [0.75, 1, 1.25, 1.5, 2]),
  /** Whether a `<script type="application/ld+json">` describes the recordings to search engines. */
  structuredData: optional(boolean(), true),
});

export type AudioSettings = InferOutput<typeof schema>;
