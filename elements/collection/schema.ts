import {
  array,
  boolean,
  examples,
  type InferOutput,
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
import { itemEntry } from '../../src/features/collection/schema';

/** The rules for lists are too many bytes for the loader of every page. */
export const isReservedByLoader = false;

/** Modules that only some settings need (src/build/manifest.ts). */
export const lazyModules = {
  './data': /^<[^>]*\s(src|items)=|"(src|items)"\s*:/,
  './products': /\btype"?\s*[:=]\s*"products/,
  './filters': /\b(filters|sortOptions|sort-options)"?\s*[:=]/,
};

/** The orders that a list may have. */
const sortOrders = ['date', '-date', 'title', '-title', 'price', '-price'] as const;
const sortOrder = picklist(sortOrders);

export const schema = object({
  /** What the items are: blog posts, products of a shop, pictures, events. */
  type: optional(picklist(['blog', 'products', 'gallery', 'events']), 'blog'),
  /** One below the other, side by side, or in a calendar (events). Default: a list for posts and events, else a grid. */
  view: optional(picklist(['list', 'grid', 'calendar'])),
  /**
   * Address that answers `{ items: [{ title, … }], pagination: { nextPageUrl } }` or the list alone, such as the hosted builder's
   * `/blog?format=json`. The visitor's page and filters are added as parameters: `page`, `tag`, `category`, `sort`, `minPrice`,
   * `maxPrice`, `stock`.
   */
  src: optional(pipe(string(), examples(['/blog?format=json'])), ''),
  /** The items themselves, in place of `src` and of the element's articles. */
  items: optional(array(itemEntry), []),
  /** Items of a page. 0: as many as `src` answers, and all of the element's own. */
  pageSize: optional(pipe(number(), minValue(0), maxValue(1000)), 0),
  /** A button that adds the next page to the list, or links to the page before and after. */
  paging: optional(picklist(['more', 'links']), 'more'),
  /** The order of the items, the opposite one with a minus sign. Default: their own order. */
  sort: optional(sortOrder),
  /** Orders among which visitors choose. Default for products with `filters`: price and title; else none. */
  sortOptions: optional(array(sortOrder)),
  /** Filters that visitors have: category, tag, price, and whether a product is in stock. */
  filters: optional(array(picklist(['category', 'tag', 'price', 'stock'])), []),
  /** Whether visitors can like an item: `POST /api/rest/likes`. */
  likes: optional(boolean(), false),
  /**
   * Whether page and filters are in the page's address, so that links lead to them and the Back button goes back. Default: for
   * the first collection of the page.
   */
  history: optional(boolean()),
  /** The currency of prices without a currency of their own. Default: that of the store in the site context, else USD. */
  currencyCode: optional(string(), ''),
  /** The first day of the calendar's weeks: 0 Sunday to 6 Saturday. Default: by the language. */
  firstDay: optional(pipe(number(), minValue(0), maxValue(6))),
  /** The level of the items' headings in the page's outline. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 2),
  /** Whether search engines get a description of the items (JSON-LD), unless the page describes them itself. */
  structuredData: optional(pipe(boolean(), metadata({ aliases: ['jsonLd'] })), true),
});

export type CollectionSettings = InferOutput<typeof schema>;
export type SortOrder = (typeof sortOrders)[number];
