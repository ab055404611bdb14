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
   * Address that returns the items to search as JSON, such as `{ "collection": { "title": "Blog" }, "items": [{ "title": "…",
   * "fullUrl": "…" }] }`. The block loads all pages. Several addresses are a list, or a text with spaces between them; results
   * are grouped by collection.
   */
  src: optional(union([string(), array(string())]), ''),
  /** The items to search. They replace `src`. */
  items: optional(array(itemEntry), []),
  /**
   * Address of the page of results, which gets the query as `?q=`. Default: the `action` of the element's own form, else
   * `/search`.
   */
  resultsUrl: optional(pageAddress(), ''),
  /**
   * Minimum number of characters of a query for which results show. A single Chinese, Japanese or Korean character is always
   * enough.
   */
  minLength: optional(pipe(number(), minValue(1)), 2),
  /**
   * Layout. `field`: a field with a list of results below it. `overlay`: a button that opens the field in a dialog. `page`: a
   * page of results, for the query in the page's address.
   */
  mode: optional(picklist(['field', 'overlay', 'page']), 'field'),
  /** Maximum number of results in the list of a field or an overlay. */
  maxResults: optional(pipe(number(), minValue(1), maxValue(50)), 8),
  /** Text that the field shows while it is empty. Default: the placeholder of the element's own form. */
  placeholder: optional(string(), ''),
  /**
   * Keyboard shortcuts that open the overlay, or in the mode `page` move the focus to the field; the mode `field` has none.
   * Written as in `aria-keyshortcuts`, with spaces between them: `/`, `Control+K` (Command+K on a Mac). They do nothing while the
   * focus is in a field. Visitors can turn off a shortcut of a single character. `""` is no shortcut.
   */
  shortcut: optional(string(), '/ Control+K'),
});

export type SearchSettings = InferOutput<typeof schema>;
