import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { CartIndicator } from './cart-indicator';
import styles from './cart-indicator.css';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translations('elements/cart-indicator', spanish);

/**
 * The number of items in the cart, on a link to the cart.
 *
 * @slot - The link to the cart.
 * @fires {CustomEvent<null>} az-open - The link has been clicked. Cancelling it keeps the visitor here, and the panel closed.
 * @csspart body - The whole block.
 * @csspart icon - The icon before the label.
 * @csspart link - The block's own link, where the element holds none.
 * @csspart count - The number.
 * @csspart status - The number for screen readers.
 * @csspart said - The former name of `status`.
 * @cssstate ready - The block has been rendered.
 * @cssstate empty - The cart is empty.
 */
defineBlock({
  tag: 'az-cart-indicator',
  schema,
  view: CartIndicator,
  messages,
  styles,
  contentStyles: content,
});
