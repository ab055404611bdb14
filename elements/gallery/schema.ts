import {
  any,
  array,
  boolean,
  examples,
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

const atLeast = (least: number) => pipe(number(), minValue(least));
const percent = pipe(number(), minValue(0), maxValue(100));

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

export const schema = object({
  /** How the slides are laid out: the name of a folder of `designs/`. */
  design: optional(pipe(string(), examples(designs)), 'stacked'),
  /** The slides, instead of the element's children. */
  items: optional(
    array(
      object({
        /** What it is; what has a `video` is one. */
        type: optional(picklist(['image', 'video'])),
        /** Names the slide in addresses. */
        id: optional(string(), ''),
        /** Names it in addresses too, and comes before `id`. */
        url: optional(string(), ''),
        /** Address of the picture. */
        src: optional(string(), ''),
        /** What the picture shows, for who does not see it. */
        alt: optional(string(), ''),
        /** Width of the picture in px. */
        width: optional(atLeast(1)),
        /** Height of the picture in px. */
        height: optional(atLeast(1)),
        /** The point that a crop keeps: "x,y" in fractions of width and height, or an object. */
        focalPoint: optional(
          union([string(), object({ x: optional(number(), 0.5), y: optional(number(), 0.5) })]),
        ),
        /** Heading of the picture; text. */
        title: optional(string(), ''),
        /** What is said of the picture; text. */
        description: optional(string(), ''),
        /** Address that a click leads to. */
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
            /** Name of the provider. */
            providerName: optional(string(), ''),
            /** Width of the video; with `height` it says the shape. */
            width: optional(atLeast(1)),
            /** Height of the video. */
            height: optional(atLeast(1)),
          }),
        ),
      }),
    ),
    [],
  ),

  /** Grid: tiles in a row, on a screen that has room for them. */
  thumbnailsPerRow: optional(atLeast(1), 4),
  /** Grid: whether tiles are square, where `imageAspectRatio` does not say otherwise. */
  squareThumbs: optional(boolean(), false),
  /** Whether a picture fills its place and is cropped around its focal point; otherwise all of it shows. */
  autoCrop: optional(boolean(), true),
  /** Grid and list: space between tiles in px. */
  padding: optional(atLeast(0), 20),
  /** Shape of the pictures: "Auto", a name such as "square" or "widescreen", "3:2", or width divided by height. */
  imageAspectRatio: optional(
    union([pipe(string(), metadata({ aliases: ['aspect-ratio'] })), atLeast(0)]),
    'Auto',
  ),
  /** Shape as height in percent of the width, where `imageAspectRatio` is "Auto"; 0 is none. */
  aspectRatio: optional(atLeast(0), 0),
  /** Auto grid and auto columns: wanted width of a column in px. */
  columnWidth: optional(atLeast(1), 250),
  /** Auto grid and auto columns: whether `columnWidth` is the least that a column may have, or the most. */
  columnWidthBehavior: optional(picklist(['min', 'max']), 'min'),
  /** Space between slides: percent of the width in auto grid and carousel, px elsewhere. Each design has its own default. */
  gutter: optional(atLeast(0)),
  /** Auto grid and auto columns: whether pictures of all shapes keep them, where `imageAspectRatio` says otherwise. */
  mixedContent: optional(boolean(), false),
  /** Auto rows: wanted height of a row in px. */
  rowHeight: optional(atLeast(1), 250),
  /** Carousel: slides that are seen at once, on a screen that has room for them. */
  slidesPerRow: optional(atLeast(1), 3),
  /** List: width of the picture in percent. */
  listImageSize: optional(percent, 40),

  /** Slider: height in percent of the width, where no aspect ratio says it. Default: 10 then. */
  vSize: optional(atLeast(1)),
  /** Slider: where the current slide stands. */
  activeAlignment: optional(picklist(['left', 'center', 'right', 'start', 'middle', 'end']), 'center'),
  /** Slider and slideshow: what a click on the current slide does. */
  activeSlideClickBehavior: optional(
    pipe(picklist(['next', 'previous', 'stay']), metadata({ aliases: ['clickBehavior'] })),
    'next',
  ),
  /** Slideshow: how one slide follows another: the name of a file of `transitions/`. */
  transition: optional(pipe(string(), examples(transitions)), 'fade'),
  /** Transition "scroll": which way slides move. */
  scrollDirection: optional(picklist(['horizontal', 'vertical']), 'horizontal'),
  /** Transition "new-swipe": what a drag past the first or last slide meets. */
  boundaries: optional(picklist(['none', 'hard', 'inertial']), 'inertial'),
  /** Transition "new-swipe": a distance in percent of the width that slides snap to, such as "50%", or "none". */
  snapPoints: optional(pipe(string(), regex(/^(none|[\d.]+%)$/)), '100%'),
  /** Slideshow, slider and carousel: how long a change takes, in s. Default: 1 in a slideshow, else 0.5. */
  speed: optional(atLeast(0)),
  /** Slideshow: whether its height is that of the current picture, where no aspect ratio says it. */
  autoHeight: optional(boolean(), true),
  /** Slideshow: whether a strip of small pictures stands below. */
  thumbnails: optional(boolean(), false),
  /** Slideshow: height of that strip in px. */
  thumbnailStripHeight: optional(atLeast(1), 100),
  /** Slideshow: space around the pictures of that strip in px. */
  thumbnailStripMargin: optional(atLeast(0), 10),
  /** Slideshow: where title and description stand on the picture. */
  metaPosition: optional(
    picklist(['top', 'bottom', 'top-left', 'bottom-left', 'top-right', 'bottom-right', 'center']),
    'bottom',
  ),
  /** Whether title and description show: captions, from data or the page's own. */
  showMeta: optional(boolean(), true),
  /** Slideshow: whether they show only while the pointer is over the picture, or the focus in it. */
  showMetaOnHover: optional(boolean(), false),

  /** Whether a click on a picture shows it large. Default: in grid and auto rows. */
  lightbox: optional(boolean()),
  /** Whether that is dark or light. Default: as the page's `color-scheme`. */
  lightboxTheme: optional(picklist(['light', 'dark'])),
  /** The slide that is current at first, from 0. A change of it goes there. */
  currentIndex: optional(number(), 0),
  /** Whether the last slide is followed by the first. */
  loop: optional(boolean(), false),
  /** Whether there are buttons for the slide before and after. */
  controls: optional(boolean(), true),
  /** Whether the arrow keys change the slide. */
  keyboard: optional(boolean(), true),
  /** Which keys: names as `KeyboardEvent.key` has them, or codes. Default: arrow left and right. */
  keys: optional(
    object({
      /** For the slide before. Default: "ArrowLeft", which is 37. */
      previous: optional(union([string(), number()])),
      /** For the slide after. Default: "ArrowRight", which is 39. */
      next: optional(union([string(), number()])),
    }),
  ),
  /** Whether slides change by themselves. */
  autoplay: optional(boolean(), false),
  /** How long each shows then, in s. */
  autoplayDuration: optional(atLeast(0.1), 5),
  /** Whether it goes on with another slide at random, or with the next one. */
  randomize: optional(boolean(), true),
  /** The historical form of `autoplayDuration` and `randomize`. */
  autoplayOptions: optional(
    object({
      /** How long each slide shows, in ms. */
      timeout: optional(atLeast(100)),
      /** As `randomize`. */
      randomize: optional(boolean()),
      /** Selectors of further elements of the page that pause while the pointer is over them. */
      pauseOnMouseover: optional(array(string())),
    }),
  ),
  /** Whether the address names the current slide, so that links and the Back button lead to it. */
  history: optional(pipe(boolean(), metadata({ aliases: ['historyHash'] })), false),
  /** The `id`s of galleries that stay at the same slide, with spaces between them. */
  linkedGalleries: optional(string(), ''),
  /** Whether the links that the gallery makes of `clickThrough` open in a new window, whatever a slide says. */
  newWindow: optional(boolean(), false),
  /** How pictures are placed and sized. What a picture says of itself, `data-crop-mode` and so on, comes first. */
  loaderOptions: optional(
    object({
      /** All of the place, all of the picture, or its own size. Default: as `autoCrop` says. */
      cropMode: optional(picklist(['cover', 'contain', 'none'])),
      /** Where a picture stands in a place that it does not fill. Default: center. */
      fitAlignment: optional(picklist(['top', 'left', 'center', 'right', 'bottom'])),
      /** Whether "contain" without a `fitAlignment` is a mistake. Default: false. */
      useAdvancedPositioning: optional(boolean()),
      /** Whether a picture smaller than its place is enlarged. Default: true. */
      stretch: optional(boolean()),
      /** Asks for pictures so many times as wide as their place needs. Default: 1. */
      sizeAdjustment: optional(atLeast(0)),
      /** The least device pixels a CSS pixel that are asked for. Default: what the screen has. */
      dprMin: optional(atLeast(0)),
      /** The most of them. */
      dprMax: optional(atLeast(0)),
      /** Whether a visitor who saves data gets one pixel a CSS pixel at most. Default: true. */
      allowSaveData: optional(boolean()),
      /** What is seen until a picture has come: a CSS colour, or a tiny picture as a `data:image/` address. */
      placeholder: optional(string()),
    }),
  ),
  /** The historical form of the settings of a design, by the names above or "perRow", "alignment", "imageWidth"; these come before those. */
  designOptions: optional(any()),
  /** Settings of the videos that the gallery makes, from `items` or from saved pages: "mode", "overlay", "autoplay" of `<az-video>`. */
  videoLoaderOptions: optional(any()),
  /** Accepted, and of no effect: slides follow every change of their place's size, which is what browsers lay out. */
  refreshOnResize: optional(boolean()),
  /** The same of a phone that is turned. */
  refreshOnOrientationChange: optional(boolean()),
  /** Whether pictures that a script loads wait until they are near the screen. */
  lazyLoad: optional(boolean(), true),
  /** Whether pictures that a script loads show as CSS backgrounds. */
  useBgImage: optional(boolean(), false),
  /** How a picture's address asks for another size: "queryString" `a.jpg?format=500w`, "filename" `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
});
