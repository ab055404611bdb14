import {
  array,
  boolean,
  maxValue,
  metadata,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { pictureAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /** Token that allows the visitor to review an order. Default: the parameter `token` of the page's address. */
  token: optional(pipe(string(), metadata({ aliases: ['reviewToken'] })), ''),
  /** The purchased items. Default: the items that the server returns for the token. */
  items: optional(
    array(
      object({
        /** Id of the item on the server. */
        itemId: optional(pipe(string(), metadata({ aliases: ['id'] })), ''),
        /** Name of the item, as plain text. */
        title: optional(string(), ''),
        /** Address of a picture of the item. */
        src: optional(pictureAddress('image'), ''),
        /** Average of all ratings, which the block shows in half stars; 0 without ratings. */
        average: optional(pipe(number(), minValue(0), maxValue(5)), 0),
        /** Number of ratings. */
        count: optional(pipe(number(), minValue(0)), 0),
        /** Whether the visitor has already reviewed the item. */
        isReviewed: optional(boolean(), false),
      }),
    ),
    [],
  ),
  /**
   * Address of your own backend, instead of the API. It receives each review as JSON by POST, and returns the order by GET with
   * the parameter `token`.
   */
  endpoint: optional(string(), ''),
  /** Order number that the block shows with `items`, as plain text. */
  orderNumber: optional(string(), ''),
  /** Maximum number of characters of a review, unless the server sends another limit. 0 is no limit. */
  maxLength: optional(pipe(number(), minValue(0)), 1000),
  /** Heading of the block, as plain text. Default: 'Review your purchase', in the page's language. */
  title: optional(pipe(string(), metadata({ aliases: ['reviewFormTitle'] })), ''),
  /** Level of the heading in the page's outline, such as 2 for `<h2>`. Headings of items are one level below. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Whether the form has an optional field for the name that is published with the review. */
  showName: optional(boolean(), true),
});
