import { boolean, examples, type InferOutput, metadata, object, optional, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /**
   * Social network, in any letter case. `x` (or `twitter`), `youtube` and `pinterest` have a button of the platform; `facebook`,
   * `instagram`, `threads`, `tiktok` and `twitch` have only a link. Default: the platform that the link in the element leads to.
   */
  service: optional(pipe(string(), examples(['x', 'youtube', 'instagram'])), ''),
  /**
   * Name of the account on the platform, without `@`; on YouTube, the id of a channel or its `@name`. Default: the account that
   * the link in the element leads to.
   */
  account: optional(pipe(string(), examples(['taller', 'horno']), metadata({ aliases: ['username'] })), ''),
  /** Whether the platform's button shows the number of followers. */
  count: optional(pipe(boolean(), metadata({ aliases: ['showCount'] })), false),
  /** Address of the platform's script. Default: the platform's own. */
  script: optional(pageAddress(), ''),
});

export type FollowButtonSettings = InferOutput<typeof schema>;
