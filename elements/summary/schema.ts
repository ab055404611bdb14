import {
  any,
  array,
  boolean,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
} from 'valibot';
import { atLeast } from '../../src/core/settings/at-least';
import { itemEntry } from '../../src/features/collection/schema';
import { summaryVariants } from '../../src/features/enums/variants/summary';
import { ratioText } from '../../src/features/media/ratio-setting';
import { columnWidthSetting } from '../../src/features/slides/layouts/column-width-setting';

const metadataKinds = [
  'date',
  'author',
  'cats',
  'category',
  'tags',
  'tag',
  'location',
  'price',
  'comments',
  'none',
] as const;

/** Modules that only some settings need (src/build/manifest.ts). */
export const lazyModules = {
  './designs/carousel': new RegExp(`\\bdesign"?[:=] ?"?(carousel|${summaryVariants.carousel})`),
  './data/items-summary': /\bitems"?[:=]/,
  './data/source-summary': /"src":|^<az-summary[^>]* src=/,
};

/** The loader does not carry the rules of reserve.css: pages link azulejo.css. */
export const isReservedByLoader = false;

const { wall, carousel, list, grid } = summaryVariants;
/** The designs by the builder's codes. */
const codes = [`${wall}`, `${carousel}`, `${list}`, `${grid}`] as const;

export const schema = object({
  /** Layout: "wall" (or "autocolumns", 1005) of columns, "carousel" (1006), "list" (1007), "grid" (or "autogrid", 1008) of rows. */
  design: optional(
    picklist(['wall', 'carousel', 'list', 'grid', 'autocolumns', 'autogrid', ...codes]),
    'wall',
  ),
  /** The items, as data. They replace the element's articles. */
  items: optional(array(itemEntry), []),
  /** Address that answers the items of a collection, such as `/blog?format=json`, or JSON with a list of items. They replace the element's articles. */
  src: optional(string(), ''),
  /** Text above the items. */
  headerText: optional(string(), ''),
  /** Level of the heading above the items, from 1 to 5. Titles of items from data are one level lower. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Size of titles and texts. */
  textSize: optional(picklist(['small', 'medium', 'large', 'extralarge']), 'medium'),
  /** Alignment of the texts; "left" is the side where text begins. */
  textAlignment: optional(picklist(['left', 'center', 'right']), 'left'),
  /** How many items show at most. Default: all items of the page or of data; the first page of `src`. */
  pageSize: optional(atLeast(1)),
  /** Shape of all pictures: "Auto", a name such as "square" or "widescreen", "3:2", or width divided by height. */
  imageAspectRatio: optional(union([ratioText(), atLeast(0)]), '3:2'),
  /** Whether pictures fill their places and are cropped. Otherwise pictures are shown whole. */
  autoCrop: optional(boolean(), true),
  /** Wall and grid: preferred width of a column in px, at least. */
  columnWidth: optional(columnWidthSetting(), 270),
  /** Wall and grid: how many columns there are at most. Default: as many as fit. */
  maxColumns: optional(atLeast(1)),
  /** Space between items in px. */
  gutter: optional(atLeast(0), 32),
  /** List: width of the picture in percent of the item's width. */
  listImageSize: optional(pipe(number(), minValue(0), maxValue(100)), 30),
  /** List: side of the picture; "left" is the side where text begins. */
  listImageAlignment: optional(picklist(['left', 'right']), 'left'),
  /** Carousel: items that are visible at once, where the window is wide enough. */
  slidesPerRow: optional(atLeast(1), 3),
  /** Whether titles show. */
  showTitle: optional(boolean(), true),
  /** Whether pictures show. */
  showThumbnail: optional(boolean(), true),
  /** Whether the short texts show. */
  showExcerpt: optional(boolean(), true),
  /** Whether a link to the item's page follows the text. Default: the page's own links show; items from data have none. */
  showReadMoreLink: optional(boolean()),
  /** Whether products show their prices. */
  showPrice: optional(boolean(), true),
  /** Whether products from data have a button that opens the product in a dialog. */
  productQuickViewEnabled: optional(boolean(), false),
  /** Which events show, by the visitor's clock. Items without dates of an event always show. */
  showPastOrUpcomingEvents: optional(picklist(['upcoming', 'past', 'all', 'Upcoming', 'Past']), 'upcoming'),
  /** Place of the metadata: above the title, below the title, below the text, or beside title and text. Default: the order of the page; below the text for items from data. */
  metadataPosition: optional(picklist(['above-title', 'below-title', 'below-content', 'beside'])),
  /** First metadata of each item: "cats" or "category", "tags" or "tag", … Default: all that the page's articles have; "date" for items from data. */
  primaryMetadata: optional(picklist(metadataKinds)),
  /** Second metadata of each item. Default: none for items from data. */
  secondaryMetadata: optional(picklist(metadataKinds)),
  /** Shows only the items with a tag, a category, or both. */
  filter: optional(
    object({
      /** The tag. */
      tag: optional(string(), ''),
      /** The category. */
      category: optional(string(), ''),
      /** Ids of categories at the hosted builder. They have no effect here. */
      categoryIds: optional(any()),
    }),
  ),
  /** Whether a click on a picture opens a lightbox instead of the item's page. */
  lightbox: optional(boolean(), false),
  /** Whether items with and without pictures stand together. Otherwise an item without a picture has an empty place of the same shape. */
  mixedContent: optional(boolean(), true),
  /** How the address of a picture from data names a size: "queryString" is `a.jpg?format=500w`, "filename" is `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
  /** Currency of products whose prices name none: an ISO 4217 code. Default: that of the store in the site context, else USD. */
  currencyCode: optional(string(), ''),
  /** Kind of the collection, where the server renders it: "events". */
  type: optional(string(), ''),
  /** The hosted builder's code of the kind of collection; 10 is events. */
  collectionType: optional(number()),
  /** Id of the collection. An events summary without items asks the server for the collection's content. */
  collectionId: optional(string(), ''),
  /** Id of the block at the server. Default: the element's `id`. */
  blockId: optional(string(), ''),
  /** Whether search engines get a list of the items. Default: yes, unless the page has one itself. */
  structuredData: optional(boolean(), true),
});

export type SummarySettings = InferOutput<typeof schema>;
