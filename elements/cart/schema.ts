import { array, boolean, minValue, number, object, optional, picklist, pipe, string } from 'valibot';

export const schema = object({
  /** In the page, or in a panel beside it that `open()` and `<az-cart-indicator opens-panel>` show. */
  mode: optional(picklist(['page', 'panel']), 'page'),
  /** What the subtotal has to come to for a checkout, in cents. */
  minimumSubtotalCents: optional(pipe(number(), minValue(0)), 0),
  /** Whether there is a field for a discount code. A cart of this browser alone has none. */
  coupons: optional(boolean(), true),
  /** Whether visitors can say where to ship to, and how, where something has to be shipped. */
  shipping: optional(boolean(), true),
  /** Where can be shipped to: ISO 3166 codes of two letters. Default: everywhere. */
  countries: optional(array(string()), []),
  /** Address that an empty cart leads to. */
  shopUrl: optional(string(), ''),
});
