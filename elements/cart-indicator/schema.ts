import { boolean, object, optional, picklist, string } from 'valibot';

export const schema = object({
  /** Whether nothing of it shows while the cart is empty. */
  hideWhenEmpty: optional(boolean(), false),
  /** What is drawn before the label. */
  icon: optional(picklist(['bag', 'cart', 'none']), 'bag'),
  /** What the link says, where the element holds none; else 'Carrito', in the page's language. */
  label: optional(string(), ''),
  /** Where the link leads, where the element holds none. */
  href: optional(string(), '/cart'),
  /** Whether it opens the page's `<az-cart mode="panel">`; without one it leads where the link does. */
  opensPanel: optional(boolean(), false),
});
