import {
  array,
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
import { pageAddress } from '../../src/core/settings/address-setting';
import { itemEntry } from '../../src/features/collection/schema';

/** Modules that only some settings need (src/build/manifest.ts). */
export const lazyModules = { './search-overlay': /overlay/, './search-page': /mode="?page|"mode":\s*"page/ };

export const schema = object({
  /**
   * Address of the items to search, or several, with blanks between them or as a list: JSON such as `{ "collection": { "title": "Blog" }, "items": [{ "title": "…", "fullUrl": "…" }] }`,
   * page by page. Results are grouped by collection.
   */
  src: optional(union([string(), array(string())]), ''),
  /** The items to search. They come before `src`. */
  items: optional(array(itemEntry), []),
  /** Address of the page of results, which gets the query as `?q=`. Default: the action of the element's own form, else `/search`. */
  resultsUrl: optional(pageAddress(), ''),
  /** Number of characters from which results show. */
  minLength: optional(pipe(number(), minValue(1)), 2),
  /**
   * `field` shows results in a list under the field; `overlay` is a button that opens the field in a dialog; `page` shows the
   * results of the query in the page's address.
   */
  mode: optional(picklist(['field', 'overlay', 'page']), 'field'),
  /** The most results in the list of a field or an overlay. */
  maxResults: optional(pipe(number(), minValue(1), maxValue(50)), 8),
  /** Text in the empty field. Default: that of the element's own form. */
  placeholder: optional(string(), ''),
  /**
   * Keys that open the overlay, or move the focus to the field of a page, as in `aria-keyshortcuts`, with blanks between them:
   * `/`, `Control+K` (Command+K on a Mac). `""` is none. While the visitor is in a field they do nothing. Where one is a single
   * character, visitors can turn it off. A field has no shortcut.
   */
  shortcut: optional(string(), '/ Control+K'),
});

export type SearchSettings = InferOutput<typeof schema>;
