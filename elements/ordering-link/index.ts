import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { messages as spanish } from './messages/es-419';
import { OrderingLink } from './ordering-link';
import styles from './ordering-link.css';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translations('elements/ordering-link', spanish);

/**
 * A link to a provider of food orders.
 *
 * @slot - The page's own link, which shows if the settings have no address.
 * @csspart link - The link made from the settings.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-ordering-link',
  schema,
  view: OrderingLink,
  messages,
  styles,
  contentStyles: reserve,
});
