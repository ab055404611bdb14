import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import { Button } from './button';
import styles from './button.css';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * A link that looks as what it is for.
 *
 * @slot - A link, or a button of the page's own.
 * @fires {CustomEvent<{ id: string, buttonText: string, clickthroughUrl: string, alignment: string, size: string, newWindow: boolean, context: number }>} az-click - It has been clicked. Cancelling it keeps the visitor here.
 * @csspart frame - What holds it.
 * @csspart button - The link, or button, from data.
 * @cssstate ready - It has been rendered.
 */
defineBlock({
  tag: 'az-button',
  schema,
  view: Button,
  messages,
  styles,
  contentStyles: reserve + content,
});
