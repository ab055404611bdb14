import { type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** The badge places itself in a corner of the window. */
export const loading = 'idle';

/** An absent setting comes from the site context. */
export const schema = object({
  /** Colour of the badge: "black" (or 2) or "white" (or 3); "none" (or 1) hides the badge. Default: "black". */
  badgeType: optional(
    pipe(picklist(['none', 'black', 'white', '1', '2', '3']), metadata({ aliases: ['ssBadgeType'] })),
  ),
  /** Address of the link, if the element has no content. */
  url: optional(pageAddress(), ''),
  /** Text of the badge, if the element has no content. Default: 'Made with Azulejo', in the page's language. */
  label: optional(string(), ''),
});

export type SiteBadgeSettings = InferOutput<typeof schema>;
