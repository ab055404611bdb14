import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { DonationButton } from './donation-button';
import styles from './donation-button.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * Leads to a donate page.
 *
 * @slot - A link or button of the page's own.
 * @fires {CustomEvent<{ donatePageId: string }>} az-donate - It has been pressed. Cancelling it keeps the visitor here.
 * @csspart frame - What holds it.
 * @csspart button - The link from data.
 * @csspart message - Says that there is no donate page.
 * @cssstate ready - It has been rendered.
 */
defineBlock({
  tag: 'az-donation-button',
  schema,
  view: DonationButton,
  messages,
  styles,
  contentStyles: content,
});
