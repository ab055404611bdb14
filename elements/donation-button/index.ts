import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import content from './content.css';
import { DonationButton, prepare } from './donation-button';
import styles from './donation-button.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translations('elements/donation-button', spanish);

/**
 * A button that leads to a donate page.
 *
 * @slot - The page's own link or button.
 * @fires {CustomEvent<{ donatePageId: string }>} az-donate - The visitor has pressed the button. Cancelling the event keeps the visitor on the page.
 * @csspart frame - The whole block.
 * @csspart button - The link made from the settings.
 * @csspart message - The message that there is no donate page.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-donation-button',
  schema,
  view: DonationButton,
  prepare,
  messages,
  styles,
  contentStyles: content,
  contentAttributes: ['data-donate-page-id'],
});
