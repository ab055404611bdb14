import { type InferOutput, object, optional, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** Few pages have the element: too few for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /** Address of what members read: HTML, sanitised. It is requested with the visitor's session; 401 means that nobody is signed in. */
  src: optional(string(), ''),
  /** Address of the page where visitors become members. Default: `data-sign-up-url` of the script; without one, no link. */
  joinUrl: optional(pageAddress(), ''),
});

export type MemberAreaSettings = InferOutput<typeof schema>;
