import { boolean, object, optional, picklist, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** Often in a header, but not urgent: the number of items may appear after the page has loaded. */
export const loading = 'idle';

export const schema = object({
  /** Hides the block while the cart is empty. */
  hideWhenEmpty: optional(boolean(), false),
  /** The icon before the label. */
  icon: optional(picklist(['bag', 'cart', 'none']), 'bag'),
  /** The text of the link, where the element contains none. Default: 'Cart', in the page's language. */
  label: optional(string(), ''),
  /** The address of the link, where the element contains none. */
  href: optional(pageAddress(), '/cart'),
  /** Opens the page's `<az-cart mode="panel">`. Without such a cart, a click follows the link. */
  opensPanel: optional(boolean(), false),
});
