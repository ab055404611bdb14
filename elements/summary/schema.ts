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
  /**
   * Layout: columns ("wall", or "autocolumns", or 1005), "carousel" (or 1006), "list" (or 1007), or rows ("grid", or "autogrid",
   * or 1008).
   */
  design: optional(
    picklist(['wall', 'carousel', 'list', 'grid', 'autocolumns', 'autogrid', ...codes]),
    'wall',
  ),
  /** The items. They replace `src` and the articles in the element. */
  items: optional(array(itemEntry), []),
  /**
   * Address that returns the items as JSON: `{ items: […], pagination: { nextPageUrl } }`, or an array of items. An example is
   * the hosted builder's `/blog?format=json`. The items replace the articles in the element.
   */
  src: optional(string(), ''),
  /** Heading above the items, as plain text. */
  headerText: optional(string(), ''),
  /**
   * Level of the heading above the items in the page's outline, such as 2 for `<h2>`. Titles of items from data are one level
   * below.
   */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Size of titles and texts. */
  textSize: optional(picklist(['small', 'medium', 'large', 'extralarge']), 'medium'),
  /** Alignment of the texts. In right-to-left text, left and right are swapped. */
  textAlignment: optional(picklist(['left', 'center', 'right']), 'left'),
  /** Maximum number of items. Default: all items of the content or of `items`; the first page of `src`. */
  pageSize: optional(atLeast(1)),
  /** Shape of all pictures: "Auto", a name such as "square" or "widescreen", "3:2", or width divided by height. */
  imageAspectRatio: optional(union([ratioText(), atLeast(0)]), '3:2'),
  /** Whether pictures fill their places and are cropped. Otherwise pictures are shown whole. */
  autoCrop: optional(boolean(), true),
  /** Wall and grid: minimum width of a column in px: a number, or a text such as "300px", whose fraction is ignored. */
  columnWidth: optional(columnWidthSetting(), 270),
  /** Wall and grid: maximum number of columns. Default: as many as fit. */
  maxColumns: optional(atLeast(1)),
  /** Space between items in px. */
  gutter: optional(atLeast(0), 32),
  /** List: width of the picture in percent of the item's width. */
  listImageSize: optional(pipe(number(), minValue(0), maxValue(100)), 30),
  /** List: side of the picture. In right-to-left text, left and right are swapped. */
  listImageAlignment: optional(picklist(['left', 'right']), 'left'),
  /** Carousel: number of items that are visible at once, if the window is wide enough. */
  slidesPerRow: optional(atLeast(1), 3),
  /** Whether titles show. */
  showTitle: optional(boolean(), true),
  /** Whether pictures show. */
  showThumbnail: optional(boolean(), true),
  /** Whether the short texts show. */
  showExcerpt: optional(boolean(), true),
  /**
   * Whether a link to the item's page follows the text. Default: links in the content show, and items from data have no such
   * link.
   */
  showReadMoreLink: optional(boolean()),
  /** Whether products show their prices. */
  showPrice: optional(boolean(), true),
  /** Whether products from data have a button that opens the product in a dialog. */
  productQuickViewEnabled: optional(boolean(), false),
  /** Events that show, by the visitor's clock. Items without event dates always show. */
  showPastOrUpcomingEvents: optional(picklist(['upcoming', 'past', 'all', 'Upcoming', 'Past']), 'upcoming'),
  /**
   * Position of the metadata: above the title, below the title, below the text, or beside title and text. Default: as in the
   * content; below the text for items from data.
   */
  metadataPosition: optional(picklist(['above-title', 'below-title', 'below-content', 'beside'])),
  /**
   * First metadata of each item: "cats" or "category", "tags" or "tag", … Default: all metadata that the articles in the content
   * have; "date" for items from data.
   */
  primaryMetadata: optional(picklist(metadataKinds)),
  /** Second metadata of each item. Default: none for items from data. */
  secondaryMetadata: optional(picklist(metadataKinds)),
  /** Condition for showing an item: a tag, a category, or both. */
  filter: optional(
    object({
      /** Tag of the items to show. */
      tag: optional(string(), ''),
      /** Category of the items to show. */
      category: optional(string(), ''),
      /** Ids of categories on the hosted builder. They have no effect. */
      categoryIds: optional(any()),
    }),
  ),
  /** Whether a click on a picture opens a lightbox instead of the item's page. */
  lightbox: optional(boolean(), false),
  /**
   * Whether items with and without pictures are mixed without placeholders. Otherwise, an item without a picture has an empty box
   * in the shape of the other pictures.
   */
  mixedContent: optional(boolean(), true),
  /** How the address of a picture names a size: "queryString" is `a.jpg?format=500w`, "filename" is `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
  /** ISO 4217 code of the currency of prices that name none. Default: the currency of the store in the site context, else USD. */
  currencyCode: optional(string(), ''),
  /** Kind of a collection that the server renders: "events". */
  type: optional(string(), ''),
  /** The hosted builder's code of the kind of collection; 10 is events. */
  collectionType: optional(number()),
  /** Id of the collection. An events summary without items asks the server for the collection's content. */
  collectionId: optional(string(), ''),
  /** Id of the block on the server. Default: the element's `id`. */
  blockId: optional(string(), ''),
  /** Whether the block describes the list of items to search engines with JSON-LD, unless the page already does. */
  structuredData: optional(boolean(), true),
});

export type SummarySettings = InferOutput<typeof schema>;
