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
 * @fires {CustomEvent<null>} az-open - The visitor has clicked the link. Cancelling the event keeps the visitor on the page, and the panel closed.
 * @csspart body - The whole block.
 * @csspart icon - The icon before the label.
 * @csspart link - The link made from the settings, if the element contains no link.
 * @csspart count - The number of items.
 * @csspart status - The number of items for screen readers.
 * @csspart said - Deprecated: the former name of `status`.
 * @cssstate ready - The block has rendered.
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
