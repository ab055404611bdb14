import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { Indicator } from './indicator';
import styles from './indicator.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * How many things are in the cart, on a link to it.
 *
 * @slot - The link to the cart.
 * @fires {CustomEvent<null>} az-open - The link has been clicked. Cancelling it keeps the visitor here, and the panel closed.
 * @csspart body - All of it.
 * @csspart icon - What is drawn before the label.
 * @csspart link - The link, where the element holds none.
 * @csspart count - The number.
 * @csspart said - What a screen reader is told.
 * @cssstate ready - It has been rendered.
 * @cssstate empty - Nothing is in the cart.
 */
defineBlock({
  tag: 'az-cart-indicator',
  schema,
  view: Indicator,
  messages,
  styles,
  contentStyles: content,
});
