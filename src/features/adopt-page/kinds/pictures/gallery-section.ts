import { isTrue, parseData, type SavedData } from '../../parse-data';
import { toAttributes } from '../attributes';
import { classesOf } from '../element';
import type { Read } from '../kind';
import { figuresOf, whyGalleryStays } from './slide';

/** Shapes by the builder's names, as width to height. */
const shapes: Record<string, string> = {
  square: '1:1',
  'three-two': '3:2',
  'two-three': '2:3',
  'four-three': '4:3',
  'three-four': '3:4',
  'sixteen-nine': '16:9',
  'nine-sixteen': '9:16',
};

const numberOf = (value: unknown, fallback: number): number => {
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) ? number : fallback;
};

const shapeOf = (name: unknown): string | undefined =>
  Object.hasOwn(shapes, String(name)) ? shapes[String(name)] : undefined;

const grid = (props: SavedData): SavedData => ({
  design: 'grid',
  thumbnailsPerRow: numberOf(props.numColumns ?? props.columns, 3),
  padding: numberOf(props.gutter, 20),
  imageAspectRatio: shapeOf(props.aspectRatio),
});

const masonry = (props: SavedData): SavedData => ({
  design: 'autocolumns',
  // The builder sets the number of columns, the gallery their width. The page is assumed to be 1200 px wide.
  columnWidth: Math.round(1200 / numberOf(props.numColumns ?? props.columns, 3)) - 20,
  gutter: numberOf(props.gutter, 20),
});

const strips = (props: SavedData): SavedData => ({
  design: 'autorows',
  rowHeight: numberOf(props.rowHeight ?? props.height, 250),
  gutter: numberOf(props.gutter, 20),
});

const reel = (props: SavedData): SavedData => ({
  design: 'slider',
  vSize: 40,
  gutter: numberOf(props.gutter, 20),
});

const slideshow = (props: SavedData): SavedData => ({
  design: 'slideshow',
  autoplay: isTrue(props.autoplay),
  autoplayDuration: numberOf(props.autoplayDuration, 5),
  randomize: false,
});

/** The settings of each design, by the word in `gallery-grid`, `GalleryGrid` and so on. */
const designs: [name: RegExp, settingsOf: (props: SavedData) => SavedData][] = [
  [/grid/i, grid],
  [/masonry/i, masonry],
  [/strips/i, strips],
  [/reel/i, reel],
  [/slideshow/i, slideshow],
];

/** The section's settings: from `data-props`, and where an owner has broken that JSON, from attributes such as `data-columns`. */
const propsOf = (element: Element): SavedData => ({
  aspectRatio: element.getAttribute('data-aspect-ratio'),
  columns: element.getAttribute('data-columns'),
  gutter: element.getAttribute('data-gutter'),
  autoplay: element.getAttribute('data-autoplay'),
  lightboxEnabled: element.getAttribute('data-lightbox'),
  ...parseData(element.getAttribute('data-props')),
});

/** A gallery as a section of its own, in pages of 7.1. */
export const readGallerySection: Read = (element, page) => {
  const name = element.getAttribute('data-controller') ?? '';
  const design = designs.find(([pattern]) => pattern.test(name))?.[1];
  if (!design)
    return { why: `The design ${name} is not known.`, key: 'unknownDesign', values: { design: name } };
  const reason = whyGalleryStays(element, page);
  if (reason) return reason;
  const props = propsOf(element);
  const hasLightbox = isTrue(props.lightboxEnabled);
  const showMeta = element.getAttribute('data-show-captions') !== 'false';
  return {
    attributes: {
      // The classes give the section its width and its margins.
      class: classesOf(element),
      ...toAttributes({ ...design(props), lightbox: hasLightbox, showMeta }),
    },
    content: () => figuresOf(element, { hasLightbox }),
  };
};
