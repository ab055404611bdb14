import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { addMethods } from '../../src/core/methods';
import { CartView, prepare } from './cart';
import styles from './cart.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translations('elements/cart', spanish);

/**
 * The visitor's cart: its items, its amounts, and the button to the checkout.
 *
 * @slot - Content that an empty cart shows.
 * @fires {CustomEvent<{ cart: object }>} az-update - The cart has changed, here or in another tab, and the server has confirmed the change.
 * @fires {CustomEvent<{ cart: object, url: string }>} az-checkout - The visitor is about to go to the checkout. Cancelling the event keeps the visitor on the page.
 * @fires {CustomEvent<null>} az-open - The panel is about to open. Cancelling the event keeps it closed.
 * @fires {CustomEvent<null>} az-close - The panel has closed.
 * @method {() => boolean} open - Opens the panel. Returns false if a listener cancels `az-open`, or if the page hides the element.
 * @method {() => void} close - Closes the panel.
 * @csspart dialog - The panel.
 * @csspart bar - The row at the top of the panel.
 * @csspart title - The heading of the panel.
 * @csspart close - The button that closes the panel.
 * @csspart body - The whole content of the cart.
 * @csspart status - Announcements for screen readers.
 * @csspart said - Deprecated: the former name of `status`.
 * @csspart loading - The placeholder until the cart is known.
 * @csspart notice - An error message about the whole cart.
 * @csspart retry - The button that loads the cart, or the product's form, again.
 * @csspart empty - The content of an empty cart.
 * @csspart shop - The link back to the shop.
 * @csspart lines - The list of items.
 * @csspart line - One item.
 * @csspart removed - The note in the place of a removed item.
 * @csspart undo - The button that restores a removed item.
 * @csspart picture - The picture of an item.
 * @csspart name - The title of an item, a link where the item has a page.
 * @csspart label - A detail of an item: an option of its variant, an answer to its form, its subscription.
 * @csspart edit - The button that opens the product's form.
 * @csspart questions - The dialog with the product's form.
 * @csspart box - The content of the dialog with the product's form.
 * @csspart form-status - The message while the form loads, or when it cannot be loaded.
 * @csspart cancel - The button that closes the dialog with the product's form.
 * @csspart each - The price of one piece, if the quantity is greater than 1.
 * @csspart price - The price of an item.
 * @csspart before - The price before the sale.
 * @csspart error - An error message about an item or a field.
 * @csspart quantity - The field for the quantity, with the buttons for one more and one less.
 * @csspart step - The button for one more, or for one less.
 * @csspart count - The field for the quantity.
 * @csspart control - A field.
 * @csspart remove - A button that removes an item or a discount code.
 * @csspart summary - The amounts and the button to the checkout.
 * @csspart fold - A section that visitors can open: discount code or shipping.
 * @csspart apply - The submit button of a section that visitors can open.
 * @csspart coupons - The list of discount codes.
 * @csspart coupon - One discount code.
 * @csspart options - The shipping options.
 * @csspart option - One shipping option.
 * @csspart totals - The list of amounts.
 * @csspart amount - One amount.
 * @csspart total - The total.
 * @csspart minimum - The message that the subtotal is below the minimum.
 * @csspart checkout - The button to the checkout.
 * @cssstate ready - The block has rendered.
 * @cssstate open - The panel is open.
 * @cssstate empty - The cart is empty.
 */
defineBlock({
  tag: 'az-cart',
  schema,
  view: CartView,
  prepare,
  messages,
  styles,
});
addMethods('az-cart', ['open', 'close']);
