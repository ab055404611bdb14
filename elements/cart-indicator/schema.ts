import { boolean, object, optional, picklist, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** Often in a header, but not urgent: the number of items may appear after the page has loaded. */
export const loading = 'idle';

export const schema = object({
  /** Whether the block is hidden while the cart is empty. */
  hideWhenEmpty: optional(boolean(), false),
  /** Icon before the label. */
  icon: optional(picklist(['bag', 'cart', 'none']), 'bag'),
  /** Text of the link, if the element contains no link. Default: 'Cart', in the page's language. */
  label: optional(string(), ''),
  /** Address of the link, if the element contains no link. */
  href: optional(pageAddress(), '/cart'),
  /** Whether a click opens the page's `<az-cart mode="panel">`. Without such a cart, a click follows the link. */
  opensPanel: optional(boolean(), false),
});
