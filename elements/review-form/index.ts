import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import { messages as spanish } from './messages/es-419';
import { prepare, ReviewForm } from './review-form';
import styles from './review-form.css';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * Asks who has bought something what they think of it.
 *
 * @slot - What is shown below the message where there is nothing to review: that the request has expired, or cannot be reached.
 * @fires {CustomEvent<{ itemId: string, rating: number, text: string, name: string }>} az-submit - A review is about to be sent. Cancelable; then nothing is sent.
 * @fires {CustomEvent<{ itemId: string, rating: number }>} az-success - It has been sent.
 * @fires {CustomEvent<{ itemId: string, status: number }>} az-failure - It could not be sent: the status of the answer, 0 without one.
 * @csspart body - All of it.
 * @csspart title - Its heading.
 * @csspart order - The number of the order.
 * @csspart items - The list of what has been bought.
 * @csspart item - One of them.
 * @csspart picture - Its picture.
 * @csspart item-title - Its name.
 * @csspart stars - Stars that have been given.
 * @csspart star - One of the stars to choose from.
 * @csspart label - The title of a field.
 * @csspart control - What is typed into.
 * @csspart count - How many characters are left.
 * @csspart error - What is wrong.
 * @csspart submit - The button.
 * @csspart message - What is said in place of a form.
 * @csspart review - A review that has been sent.
 * @csspart again - The button that asks for the order again.
 * @cssstate ready - It has been rendered.
 */
defineBlock({
  tag: 'az-review-form',
  schema,
  view: ReviewForm,
  prepare,
  messages,
  styles,
});
