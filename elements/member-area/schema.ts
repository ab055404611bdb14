import { type InferOutput, object, optional, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** Few pages have the element: too few for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /**
   * Address that returns the content for members, as HTML, which the block sanitises. The block requests it with the visitor's
   * session; status 401 means that the visitor is not signed in.
   */
  src: optional(string(), ''),
  /**
   * Address of the page where visitors become members. Default: `data-sign-up-url` of the script tag; without it, the form has no
   * such link.
   */
  joinUrl: optional(pageAddress(), ''),
});

export type MemberAreaSettings = InferOutput<typeof schema>;
