import { type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** The badge places itself in a corner of the window. */
export const loading = 'idle';

/** An absent setting comes from the site context. */
export const schema = object({
  /** Whether the badge shows, and its colours: "none" (or 1), "black" (2) or "white" (3). Default: black. */
  badgeType: optional(
    pipe(picklist(['none', 'black', 'white', '1', '2', '3']), metadata({ aliases: ['ssBadgeType'] })),
  ),
  /** Address of the link, where the element contains none. */
  url: optional(pageAddress(), ''),
  /** The text of the badge, where the element contains none. Default: 'Made with Azulejo', in the page's language. */
  label: optional(string(), ''),
});

export type SiteBadgeSettings = InferOutput<typeof schema>;
