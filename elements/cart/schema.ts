import {
  array,
  boolean,
  type InferOutput,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /**
   * Where the cart shows: `page` is in the page, `panel` is in a panel that `open()` and `<az-cart-indicator opens-panel>` open.
   */
  mode: optional(picklist(['page', 'panel']), 'page'),
  /** Minimum subtotal for a checkout, in cents. 0 is no minimum. */
  minimumSubtotalCents: optional(pipe(number(), minValue(0)), 0),
  /** Whether the cart has a field for discount codes. A cart that is stored in the browser has none. */
  coupons: optional(boolean(), true),
  /** Whether visitors can choose where and how to ship the items, if an item has to be shipped. */
  shipping: optional(boolean(), true),
  /** Countries that the shop ships to, as two-letter ISO 3166 codes. Default: all countries. */
  countries: optional(array(string()), []),
  /** Address of the link that an empty cart shows, such as the shop's page. Default: no link. */
  shopUrl: optional(pageAddress(), ''),
});

export type CartSettings = InferOutput<typeof schema>;
