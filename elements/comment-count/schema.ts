import { examples, type InferOutput, metadata, object, optional, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /** Shortname of the site on Disqus. Default: `disqusShortname` of the site context. */
  shortname: optional(
    pipe(string(), examples(['taller', 'my-site']), metadata({ aliases: ['disqusShortname'] })),
    '',
  ),
  /** Address of the page with the comments. Default: the address of the link in the element. */
  url: optional(pageAddress(), ''),
  /** Address of the script that counts the comments. Default: Disqus's own script for the shortname. */
  script: optional(pageAddress(), ''),
});

export type CommentCountSettings = InferOutput<typeof schema>;
