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
  /** `page` shows the cart in the page, `panel` in a panel that `open()` and `<az-cart-indicator opens-panel>` open. */
  mode: optional(picklist(['page', 'panel']), 'page'),
  /** The least subtotal for a checkout, in cents. */
  minimumSubtotalCents: optional(pipe(number(), minValue(0)), 0),
  /** Shows a field for discount codes. A cart of this browser has none. */
  coupons: optional(boolean(), true),
  /** Lets visitors choose where and how to ship, where an item has to be shipped. */
  shipping: optional(boolean(), true),
  /** The countries that the shop ships to: ISO 3166 codes of two letters. Default: all countries. */
  countries: optional(array(string()), []),
  /** The address of the link in an empty cart. */
  shopUrl: optional(pageAddress(), ''),
});

export type CartSettings = InferOutput<typeof schema>;
