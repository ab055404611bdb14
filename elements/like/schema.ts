import { type InferOutput, metadata, minValue, number, object, optional, pipe, string } from 'valibot';

export const schema = object({
  /** Id of the item that visitors like. */
  itemId: optional(pipe(string(), metadata({ aliases: ['item'] })), ''),
  /** Number of likes of the item, without a like that the visitor gives on this page. */
  count: optional(pipe(number(), minValue(0), metadata({ aliases: ['likeCount'] })), 0),
});

export type LikeSettings = InferOutput<typeof schema>;
