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
import { maxTracks } from './max-tracks';

/** Modules that only some designs need (src/build/manifest.ts). Several recordings are a list. */
export const lazyModules = { './view/minimal-tracks': /minimal/, './view/track-list': /playlist|items|<li/ };

/** A player without reserved space shifts the page too little for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /**
   * Address of the recording: a file that browsers play (mp3, m4a, ogg, opus, flac, wav), or a track or set on SoundCloud.
   * Default: the `<audio>` elements and links in the element.
   */
  url: optional(pipe(string(), metadata({ aliases: ['src'] })), ''),
  /**
   * Title of the recording at `url`, or of several recordings together, such as an album or a podcast. Default: for one
   * recording, its file name.
   */
  title: optional(pipe(string(), metadata({ aliases: ['audioTitle'] })), ''),
  /** Artist or author of all recordings that have no `author` of their own. */
  author: optional(string(), ''),
  /** Address of a square picture for all recordings that have no `cover` of their own. */
  cover: optional(pictureAddress(), ''),
  /**
   * Duration of the recording at `url` in seconds. With a duration, the browser requests the file only when the visitor presses
   * play.
   */
  duration: optional(pipe(number(), minValue(0))),
  /** The recordings, at most 60. They replace `url` and the element's own content. */
  items: optional(
    pipe(
      array(
        object({
          /** Title of the recording. Default: its file name. */
          title: optional(string(), ''),
          /** Artist or author of the recording. */
          author: optional(string(), ''),
          /** Address of a file, or of a track or set on SoundCloud. */
          url: optional(string(), ''),
          /** Address of a square picture for the recording. */
          cover: optional(pictureAddress(), ''),
          /**
           * Duration of the recording in seconds. With a duration, the browser requests the file only when the visitor presses
           * play.
           */
          duration: optional(pipe(number(), minValue(0))),
        }),
      ),
      maxLength(maxTracks),
    ),
    [],
  ),
  /**
   * Layout. `minimal`: a button with the title for each recording. `player`: a player with timeline, speed and volume.
   * `playlist`: a player with a list, which continues with the next recording. Default: `player` for one recording, `playlist`
   * for several.
   */
  design: optional(picklist(['minimal', 'player', 'playlist'])),
  /** Whether the block shows links that download the files. */
  download: optional(boolean(), false),
  /** Playback speeds that visitors can choose, as multiples of the normal speed. An empty list hides the menu of speeds. */
  speeds: optional(array(pipe(number(), minValue(0.25), maxValue(4))), [0.75, 1, 1.25, 1.5, 2]),
  /** Whether the block describes the recordings to search engines with JSON-LD, unless the page already does. */
  structuredData: optional(boolean(), true),
});

export type AudioSettings = InferOutput<typeof schema>;
