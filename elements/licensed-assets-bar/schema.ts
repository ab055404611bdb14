import { type InferOutput, object, optional } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** The bar places itself at the lower edge of the window. */
export const loading = 'idle';

export const schema = object({
  /** Address of the page where the site's owner buys licences. Default: the bar has no such link. */
  url: optional(pageAddress(), ''),
});

export type LicensedAssetsBarSettings = InferOutput<typeof schema>;
