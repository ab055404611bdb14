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
  './data-items': /^<[^>]*\s(src|items)=|"(src|items)"\s*:/,
  './products': /\btype"?\s*[:=]\s*"products/,
  './filters': /\b(filters|sortOptions|sort-options)"?\s*[:=]/,
};

/** The orders that a list may have. */
const sortOrders = ['date', '-date', 'title', '-title', 'price', '-price'] as const;
const sortOrder = picklist(sortOrders);

export const schema = object({
  /** Kind of the items: blog posts, products of a shop, pictures or events. */
  type: optional(picklist(['blog', 'products', 'gallery', 'events']), 'blog'),
  /**
   * Layout: the items one below the other (list), side by side (grid), or in a calendar (only events). Default: `list` for blog
   * posts and events, else `grid`.
   */
  view: optional(picklist(['list', 'grid', 'calendar'])),
  /**
   * Address that returns the items as JSON: `{ items: [{ title, … }], pagination: { nextPageUrl } }`, or an array of items, such
   * as the hosted builder's `/blog?format=json`. The block adds the visitor's page and filters as query parameters: `page`,
   * `pageSize`, `tag`, `category`, `sort`, `minPrice`, `maxPrice`, `stock`.
   */
  src: optional(pipe(string(), examples(['/blog?format=json'])), ''),
  /** The items. They replace `src` and the articles in the element. */
  items: optional(array(itemEntry), []),
  /** Number of items on a page. 0: as many as `src` returns, or all items of `items` or of the element. */
  pageSize: optional(pipe(number(), minValue(0), maxValue(1000)), 0),
  /**
   * How visitors reach further pages: `more` is a button that adds the next page to the list, `links` are links to the previous
   * and the next page.
   */
  paging: optional(picklist(['more', 'links']), 'more'),
  /** Order of the items. A minus sign reverses the order. Default: the order of the data or of the articles. */
  sort: optional(sortOrder),
  /** Orders that visitors can choose. Default: by price and by title for products with `filters`, else none. */
  sortOptions: optional(array(sortOrder)),
  /** Filters that visitors can use: category, tag, price, and whether a product is in stock. */
  filters: optional(array(picklist(['category', 'tag', 'price', 'stock'])), []),
  /** Whether visitors can like items. The block sends a like to `POST /api/rest/likes`. */
  likes: optional(boolean(), false),
  /**
   * Whether the page's address contains the current page of the list and the filters, so that visitors can share links to them
   * and use the Back button. Default: true for the first collection of the page, else false.
   */
  history: optional(boolean()),
  /** ISO 4217 code of the currency of prices that name none. Default: the currency of the store in the site context, else USD. */
  currencyCode: optional(string(), ''),
  /** View `calendar`: first day of the week, from 0 (Sunday) to 6 (Saturday). Default: by the language and region of the page. */
  firstDay: optional(pipe(number(), minValue(0), maxValue(6))),
  /** Level of the items' headings in the page's outline, such as 2 for `<h2>`. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 2),
  /** Whether the block describes the items to search engines with JSON-LD, unless the page already does. */
  structuredData: optional(pipe(boolean(), metadata({ aliases: ['jsonLd'] })), true),
});

export type CollectionSettings = InferOutput<typeof schema>;
export type SortOrder = (typeof sortOrders)[number];
