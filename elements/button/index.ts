import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { Button } from './button';
import styles from './button.css';
import { prepareButton } from './button-details';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translations('elements/button', spanish);

/**
 * A link that looks like a button.
 *
 * @slot - The page's own link or button. Other content is the text of the button that the settings make.
 * @fires {CustomEvent<{ id: string, buttonText: string, clickthroughUrl: string, alignment: string, size: string, newWindow: boolean, context: number }>} az-click - The visitor has clicked the button. Cancelling the event keeps the visitor on the page.
 * @csspart frame - The box around the button.
 * @csspart button - The link or button made from the settings.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-button',
  schema,
  view: Button,
  prepare: prepareButton,
  messages,
  styles,
  contentStyles: reserve + content,
  contentAttributes: ['href'],
});
