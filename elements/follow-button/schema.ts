import { boolean, examples, type InferOutput, metadata, object, optional, pipe, string } from 'valibot';

export const schema = object({
  /**
   * The network, in any letter case: `x` (or `twitter`), `youtube`, `pinterest`; as a link alone `facebook`, `instagram`, `threads`,
   * `tiktok`, `twitch`. Default: the platform that the link in the element leads to.
   */
  service: optional(pipe(string(), examples(['x', 'youtube', 'instagram'])), ''),
  /** Name of the account at the platform, without `@`; at YouTube, the id of a channel or its `@name`. Default: that of the link. */
  account: optional(pipe(string(), examples(['taller', 'horno']), metadata({ aliases: ['username'] })), ''),
  /** Whether the platform's button shows the number of followers. */
  count: optional(pipe(boolean(), metadata({ aliases: ['showCount'] })), false),
  /** Address of the platform's script. Default: the platform's own. */
  script: optional(string(), ''),
});

export type FollowButtonSettings = InferOutput<typeof schema>;
