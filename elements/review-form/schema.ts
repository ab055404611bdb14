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
  /** Allows the visitor to review an order; default: the parameter `token` of the page's address. */
  token: optional(pipe(string(), metadata({ aliases: ['reviewToken'] })), ''),
  /** The purchased items; default: the items that the server has for the token. */
  items: optional(
    array(
      object({
        /** Id of the item at the server. */
        itemId: optional(pipe(string(), metadata({ aliases: ['id'] })), ''),
        /** Name of the item; text. */
        title: optional(string(), ''),
        /** Address of a picture of the item. */
        src: optional(pictureAddress('image'), ''),
        /** Average of all ratings, shown in half stars; 0 without ratings. */
        average: optional(pipe(number(), minValue(0), maxValue(5)), 0),
        /** Number of ratings. */
        count: optional(pipe(number(), minValue(0)), 0),
        /** Whether the visitor has reviewed the item already. */
        isReviewed: optional(boolean(), false),
      }),
    ),
    [],
  ),
  /**
   * Address of the page's own backend in place of the API: gets each review by POST as JSON, and is asked for the order by
   * GET with the parameter `token`.
   */
  endpoint: optional(string(), ''),
  /** Order number to show with `items`; text. */
  orderNumber: optional(string(), ''),
  /** Maximum number of characters of a review, unless the server sends another limit; 0 is no limit. */
  maxLength: optional(pipe(number(), minValue(0)), 1000),
  /** Heading of the block, as text. Default: 'Review your purchase', in the page's language. */
  title: optional(pipe(string(), metadata({ aliases: ['reviewFormTitle'] })), ''),
  /** Level of the heading in the page's outline; the items have the next level. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Whether the form has an optional field for the name to show with the review. */
  showName: optional(boolean(), true),
});
