import { array, boolean, minValue, number, object, optional, picklist, pipe, string } from 'valibot';

const size = pipe(number(), minValue(1));

export const schema = object({
  /** The `id` of the element in the same document or shadow root whose pictures it shows, instead of its own children. */
  for: optional(string(), ''),
  /** The slides, instead of pictures of the page. */
  items: optional(
    array(
      object({
        /** What it is; what has a `video` is one. */
        type: optional(picklist(['image', 'video'])),
        /** Names the slide in addresses. */
        id: optional(string(), ''),
        /** Names it in addresses too, and comes before `id`. */
        url: optional(string(), ''),
        /** Address of the picture; of a video, what is seen until it plays. */
        src: optional(string(), ''),
        /** What the picture shows, for who does not see it. */
        alt: optional(string(), ''),
        /** Width of the picture in px. */
        width: optional(size),
        /** Height of the picture in px. */
        height: optional(size),
        /** Heading of the caption; text. */
        title: optional(string(), ''),
        /** What the caption says; text. */
        description: optional(string(), ''),
        /** Address that the heading of the caption leads to. */
        clickThrough: optional(string(), ''),
        /** Whether that opens in a new window. */
        newWindow: optional(boolean(), false),
        /** What it plays, as settings of `<az-video>`; the picture is its poster. */
        video: optional(
          object({
            /** Address of the video. */
            url: optional(string(), ''),
            /** Embed code, HTML of which the address of its one iframe or object is used. */
            html: optional(string(), ''),
          }),
        ),
      }),
    ),
    [],
  ),
  /** Whether it is dark or light. Default: as the page's `color-scheme`. */
  theme: optional(picklist(['dark', 'light'])),
  /** Whether the last slide is followed by the first. Default: on screens wider than 926 px. */
  loop: optional(boolean()),
  /** Whether the address names the slide: links lead to it, and the Back button closes it. */
  history: optional(boolean(), false),
  /** Whether a strip of small pictures stands below. */
  thumbnails: optional(boolean(), false),
});
