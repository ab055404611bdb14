import { type InferOutput, object, optional } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** Few pages have the element: too few for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /** Address of the page that opens after visitors have signed in. Default: visitors stay on the page. */
  redirect: optional(pageAddress(), ''),
  /**
   * Address of the page for visitors who have forgotten their password. Default: `data-forgot-url` of the script tag; without it,
   * the form has no such link.
   */
  forgotUrl: optional(pageAddress(), ''),
  /**
   * Address of the page where visitors create an account. Default: `data-sign-up-url` of the script tag; without it, the form has
   * no such link.
   */
  signUpUrl: optional(pageAddress(), ''),
});

export type LoginSettings = InferOutput<typeof schema>;
