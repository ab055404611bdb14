import { defineBlock } from '../../src/block/define-block';
import { addMethods } from '../../src/block/methods';
import { translated } from '../../src/i18n/translated';
import { Cart, prepare } from './cart';
import styles from './cart.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * The visitor's cart: what is in it, what it comes to, and the way to the checkout.
 *
 * @slot - What an empty cart shows.
 * @fires {CustomEvent<{ cart: object }>} az-update - The cart has changed, here or in another tab, and whoever keeps it knows.
 * @fires {CustomEvent<{ cart: object, url: string }>} az-checkout - The visitor is about to go to the checkout. Cancelling it keeps them here.
 * @fires {CustomEvent<null>} az-open - The panel is about to open. Cancelling it keeps it closed.
 * @fires {CustomEvent<null>} az-close - The panel has closed.
 * @method {() => boolean} open - Opens the panel. False where `az-open` was cancelled.
 * @method {() => void} close - Closes it.
 * @csspart dialog - The panel.
 * @csspart bar - Its first line.
 * @csspart title - Its heading.
 * @csspart close - The button that closes it.
 * @csspart body - All of the cart.
 * @csspart said - What a screen reader is told.
 * @csspart loading - What stands there until the cart is known.
 * @csspart notice - What went wrong with all of it.
 * @csspart retry - The button that asks again for the cart, or for that form.
 * @csspart empty - What an empty cart shows.
 * @csspart shop - The link back to the shop.
 * @csspart lines - The list of what is in it.
 * @csspart line - One thing in it.
 * @csspart removed - What stands in its place when it has been removed.
 * @csspart undo - The button that puts it back.
 * @csspart picture - Its picture.
 * @csspart name - Its title, a link where it has a page.
 * @csspart label - What it is made of: a variant's options, what was filled in, a subscription.
 * @csspart edit - The button that asks again what was filled in.
 * @csspart questions - The dialog that asks.
 * @csspart box - What that holds.
 * @csspart form-status - Says that the form comes, or why it cannot.
 * @csspart cancel - The button that closes that dialog.
 * @csspart each - The price of one, where there are several.
 * @csspart price - What they come to.
 * @csspart before - What they came to before the sale.
 * @csspart error - What went wrong with it, or with a field.
 * @csspart quantity - The buttons for one more or less, and the number between.
 * @csspart step - One of these buttons.
 * @csspart count - The number.
 * @csspart control - A field.
 * @csspart remove - A button that takes out a line, or a code.
 * @csspart summary - What all of it comes to, and the way to the checkout.
 * @csspart fold - A part of it that opens: discount code, shipping.
 * @csspart apply - The button of its form.
 * @csspart coupons - The codes that have been entered.
 * @csspart coupon - One of them.
 * @csspart options - The ways of shipping.
 * @csspart option - One of them.
 * @csspart totals - The amounts.
 * @csspart amount - One of them.
 * @csspart total - The last of them.
 * @csspart minimum - What is missing for a checkout.
 * @csspart checkout - The button that leads there.
 * @cssstate ready - It has been rendered.
 * @cssstate open - The panel is open.
 * @cssstate empty - Nothing is in the cart.
 */
defineBlock({
  tag: 'az-cart',
  schema,
  view: Cart,
  prepare,
  messages,
  styles,
});
addMethods('az-cart', ['open', 'close']);
