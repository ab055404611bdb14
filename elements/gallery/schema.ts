import {
  any,
  array,
  boolean,
  examples,
  type InferOutput,
  integer,
  maxValue,
  metadata,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
} from 'valibot';
import { pageAddress, pictureAddress } from '../../src/core/settings/address-setting';
import { atLeast } from '../../src/core/settings/at-least';
import { filledText } from '../../src/core/settings/filled-text';
import { focalPointText } from '../../src/features/media/focal-point-setting';
import { imageEntries } from '../../src/features/media/image-entries';
import { ratioText } from '../../src/features/media/ratio-setting';
import { columnWidthSetting } from '../../src/features/slides/layouts/column-width-setting';

export { slideHashPattern as hashPattern } from '../../src/features/media/slide-address';

const percent = pipe(number(), minValue(0), maxValue(100));

const boundary = picklist(['none', 'hard', 'inertial']);

const designs = [
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
];
const transitions = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'];

/**
 * Modules that only some settings or content need (src/build/manifest.ts). './items': as in `needsItemsModule` of gallery.tsx, or
 * the setting `items`. './thumbnails/thumbnails': a slideshow with the setting `thumbnails`.
 */
export const lazyModules = {
  './items': /\bitems"?[:=]| data-|<img(?![^>]* src="[^"])/,
  './thumbnails/thumbnails':
    /^(?=[\s\S]*\bdesign"?[:=] ?"?(slideshow|1000))[\s\S]*\bthumbnails"?[:=] ?("?true|"")/,
};

export const schema = object({
  /** Layout of the slides: the name of a design, or the hosted builder's code: 1000 slideshow, 1002 carousel, 1003 grid, 1004 stacked. */
  design: optional(
    pipe(string(), regex(filledText), examples(designs), metadata({ modules: 'designs' })),
    'stacked',
  ),
  /** The slides. They replace the element's own content. */
  items: optional(
    array(
      object({
        /** Kind of the slide. Default: `video` if the item has a `video`, else `image`. */
        type: optional(picklist(['image', 'video'])),
        /** Name of the slide in the page's address. */
        id: optional(pipe(string(), metadata({ aliases: ['slideId'] })), ''),
        /** Name of the slide in the page's address. It takes precedence over `id`. */
        url: optional(pipe(string(), metadata({ aliases: ['slideUrl'] })), ''),
        /** Address of the picture. */
        src: optional(pictureAddress(), ''),
        /** The picture in other sizes, as in `<img srcset>`; the block sets `sizes`. Ignored if `cropMode` is "none". */
        srcset: optional(string(), ''),
        /** Alternative text of the picture. */
        alt: optional(string(), ''),
        /** Width of the picture in px. */
        width: optional(atLeast(1)),
        /** Height of the picture in px. */
        height: optional(atLeast(1)),
        /** Point of the picture that a crop keeps visible: "x,y" as fractions of its width and height, or an object. */
        focalPoint: optional(
          union([
            focalPointText(),
            object({
              /** From the left edge, as a fraction of the width. */
              x: optional(number(), 0.5),
              /** From the upper edge, as a fraction of the height. */
              y: optional(number(), 0.5),
            }),
          ]),
        ),
        /** Heading of the caption, as plain text. */
        title: optional(string(), ''),
        /** Text of the caption, as plain text. */
        description: optional(string(), ''),
        /** Address that a click on the slide opens. */
        clickThrough: optional(pageAddress(), ''),
        /** Whether the link opens in a new window. */
        newWindow: optional(boolean(), false),
        /** The slide's video, as settings of `<az-video>`, an address, or embed code. The picture is its poster. Default: `src` or `url` of a slide of the type "video", if one is the address of a video. */
        video: optional(
          union([
            object({
              /** Address of the video. */
              url: optional(string(), ''),
              /** Embed code. Only the address of its iframe or object is used. */
              html: optional(string(), ''),
              /** Name of the video's provider. */
              providerName: optional(string(), ''),
              /** Width of the video. `width` and `height` together set its aspect ratio. */
              width: optional(atLeast(1)),
              /** Height of the video, in the unit of `width`. */
              height: optional(atLeast(1)),
            }),
            string(),
          ]),
        ),
      }),
    ),
    [],
  ),

  /** Grid: number of tiles in a row, if the window is wide enough. */
  thumbnailsPerRow: optional(atLeast(1), 4),
  /** Grid: whether tiles are square, and their pictures cropped. `imageAspectRatio` and `tileAspectRatio` give other shapes. */
  squareThumbs: optional(boolean()),
  /** Whether pictures fill their places and are cropped around their focal points. Otherwise pictures are shown whole. In tiles, `squareThumbs` overrides this setting. */
  autoCrop: optional(boolean(), true),
  /** Grid and list: space between tiles in px. `gutter` overrides this setting. */
  padding: optional(atLeast(0), 20),
  /** Shape of all pictures: "Auto", a name such as "square" or "widescreen", "3:2", or width divided by height. */
  imageAspectRatio: optional(union([ratioText(), atLeast(0)]), 'Auto'),
  /** Shape of all pictures in tiles and a slider, as in older data. `imageAspectRatio` overrides this setting. */
  tileAspectRatio: optional(union([ratioText('aspect-ratio'), atLeast(0)]), 'Auto'),
  /** Height of all pictures in percent of their width, if `imageAspectRatio` is "Auto". With 0, this setting has no effect. */
  aspectRatio: optional(atLeast(0), 0),
  /**
   * Auto grid and auto columns: preferred width of a column in px: a number, or a text such as "300px", whose fraction is
   * ignored.
   */
  columnWidth: optional(columnWidthSetting(), 250),
  /** Auto grid and auto columns: whether `columnWidth` is the minimum or the maximum width of a column. */
  columnWidthBehavior: optional(picklist(['min', 'max']), 'min'),
  /** Space between slides: percent of the gallery's width in auto grid and carousel, px elsewhere. Default: 0 in auto grid and auto columns, 20 in auto rows, 1 in a carousel, 8 in a slider, `padding` in grid and list, `--az-gap` in stacked. */
  gutter: optional(atLeast(0)),
  /** Auto grid and auto columns: whether pictures keep their own shapes although `imageAspectRatio` sets one for all. */
  mixedContent: optional(boolean(), false),
  /** Auto rows: minimum height of a row in px. In windows narrower than 800 px, rows can be lower. */
  rowHeight: optional(atLeast(1), 250),
  /** Carousel: number of slides that are visible at once, if the window is wide enough. */
  slidesPerRow: optional(atLeast(1), 3),
  /** List: width of the picture in percent of the gallery's width. */
  listImageSize: optional(percent, 40),

  /** Slider: height in percent of the width, if no aspect ratio is set. Default: 10. */
  vSize: optional(atLeast(1)),
  /** Slider: position of the current slide. */
  activeAlignment: optional(picklist(['left', 'center', 'right', 'start', 'middle', 'end']), 'center'),
  /** Slider and slideshow: action of a click on the current slide. */
  activeSlideClickBehavior: optional(
    pipe(picklist(['next', 'previous', 'stay']), metadata({ aliases: ['clickBehavior'] })),
    'next',
  ),
  /** Slideshow: name of the transition from one slide to another. */
  transition: optional(pipe(string(), regex(filledText), examples(transitions)), 'fade'),
  /** Transition "scroll": direction in which slides move. */
  scrollDirection: optional(picklist(['horizontal', 'vertical']), 'horizontal'),
  /**
   * Transition "new-swipe": resistance to a drag past the first or last slide. An array of two values sets the first and the last
   * slide separately.
   */
  boundaries: optional(union([boundary, array(boundary)]), 'inertial'),
  /**
   * Transition "new-swipe": distance between the positions where slides come to rest, in percent of the width, such as "50%";
   * "none" for no such positions.
   */
  snapPoints: optional(pipe(string(), regex(/^(none|[\d.]+%)$/)), '100%'),
  /** Slideshow, slider and carousel: duration of a slide change in seconds. Default: 1 in a slideshow, else 0.5. */
  speed: optional(atLeast(0)),
  /**
   * Slideshow, slider and carousel: number of slides, or of groups in a carousel, that load ahead of the visible ones, in both
   * directions.
   */
  preloadCount: optional(pipe(number(), integer(), minValue(0)), 1),
  /** Slideshow: whether the height follows the current picture, if no aspect ratio is set. */
  autoHeight: optional(boolean(), true),
  /** Slideshow: whether a strip of thumbnails shows below the slide. */
  thumbnails: optional(boolean(), false),
  /** Slideshow: height of the strip of thumbnails in px. */
  thumbnailStripHeight: optional(atLeast(1), 100),
  /** Slideshow: space around the thumbnails in px. */
  thumbnailStripMargin: optional(atLeast(0), 10),
  /** Slideshow: position of title and description on the picture. */
  metaPosition: optional(
    picklist(['top', 'bottom', 'top-left', 'bottom-left', 'top-right', 'bottom-right', 'center']),
    'bottom',
  ),
  /** Whether captions show: the title and description of items, or the page's own captions. */
  showMeta: optional(boolean(), true),
  /** Slideshow: whether captions show only while the pointer is over the slide or the keyboard's focus is in the gallery. */
  showMetaOnHover: optional(boolean(), false),

  /** Whether a click on a picture opens a lightbox. Default: true in grid and auto rows. */
  lightbox: optional(boolean()),
  /** Colours of the lightbox. Default: by the page's `color-scheme`. */
  lightboxTheme: optional(picklist(['light', 'dark'])),
  /** Index of the slide that is current at first, from 0. A change of the setting goes to that slide. */
  currentIndex: optional(number(), 0),
  /** Whether the first slide follows the last. */
  loop: optional(boolean(), false),
  /** Whether the gallery has buttons for the previous and the next slide. */
  controls: optional(boolean(), true),
  /** Whether the arrow keys change the slide. */
  keyboard: optional(boolean(), true),
  /** Keys that change the slide: names as in `KeyboardEvent.key`, or key codes. Default: the left and right arrow keys. */
  keys: optional(
    object({
      /** Key for the previous slide. Default: "ArrowLeft", whose key code is 37. */
      previous: optional(union([string(), number()])),
      /** Key for the next slide. Default: "ArrowRight", whose key code is 39. */
      next: optional(union([string(), number()])),
    }),
  ),
  /** Whether slides change automatically. */
  autoplay: optional(boolean(), false),
  /** Time for which autoplay shows each slide, in seconds. */
  autoplayDuration: optional(atLeast(0.1), 5),
  /** Whether autoplay chooses the next slide at random. */
  randomize: optional(boolean(), true),
  /** Legacy form of `autoplayDuration` and `randomize`. */
  autoplayOptions: optional(
    object({
      /** Time for which autoplay shows each slide, in milliseconds. */
      timeout: optional(atLeast(100)),
      /** Whether autoplay chooses the next slide at random. */
      randomize: optional(boolean()),
      /** Selectors of other elements of the page that pause autoplay while the pointer is over them. */
      pauseOnMouseover: optional(array(string())),
    }),
  ),
  /** Whether the page's address names the current slide, so that links and the Back button lead to the slide. */
  history: optional(pipe(boolean(), metadata({ aliases: ['historyHash'] })), false),
  /** `id`s of other galleries that always show the slide with the same index, separated by spaces. */
  linkedGalleries: optional(string(), ''),
  /** Whether all links of `clickThrough` open in a new window, regardless of the `newWindow` of a slide. */
  newWindow: optional(boolean(), false),
  ...imageEntries,
  /**
   * Legacy form of a design's settings: an object with settings by their names in this table, or "perRow", "alignment" and
   * "imageWidth". They override the settings of the same names.
   */
  designOptions: optional(any()),
  /** Settings "mode", "overlay" and "autoplay" of the `<az-video>` elements that the gallery makes from `items` or from saved pages. */
  videoLoaderOptions: optional(any()),
});

export type GallerySettings = InferOutput<typeof schema>;
export type GalleryItem = GallerySettings['items'][number];
