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

export const schema = object({
  /** What lets the visitor review an order; else the parameter `token` of the page's address. */
  token: optional(pipe(string(), metadata({ aliases: ['reviewToken'] })), ''),
  /** What has been bought; else the server is asked, with the token. */
  items: optional(
    array(
      object({
        /** What the server knows it by. */
        itemId: optional(pipe(string(), metadata({ aliases: ['id'] })), ''),
        /** Its name; text. */
        title: optional(string(), ''),
        /** Address of a picture of it. */
        src: optional(pipe(string(), metadata({ aliases: ['image'] })), ''),
        /** Stars that others have given it, as a rule; 0 where nobody has. Shown in halves. */
        average: optional(pipe(number(), minValue(0), maxValue(5)), 0),
        /** How many have. */
        count: optional(pipe(number(), minValue(0)), 0),
        /** Whether this visitor has already. */
        isReviewed: optional(boolean(), false),
      }),
    ),
    [],
  ),
  /** Number of the order, with `items`; text. */
  orderNumber: optional(string(), ''),
  /** How many characters a review may have, where the server says nothing else; 0 for any number. */
  maxLength: optional(pipe(number(), minValue(0)), 1000),
  /** What stands above it; else 'Reseña tu compra', in the page's language. */
  title: optional(pipe(string(), metadata({ aliases: ['reviewFormTitle'] })), ''),
  /** The level of that heading in the page's outline; those of the items are one below. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Whether it asks for a name to show beside the review. It may stay empty. */
  showName: optional(boolean(), true),
});
