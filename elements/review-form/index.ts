import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { messages as spanish } from './messages/es-419';
import { loadOrder } from './order';
import { ReviewForm } from './review-form';
import formStyles from './review-form.css';
import itemStyles from './review-items.css';
import { schema } from './schema';

const messages = translations('elements/review-form', spanish);

/**
 * Asks customers to review the items of an order.
 *
 * @slot - Content below the message that there is nothing to review, because the request has expired or could not be loaded.
 * @fires {CustomEvent<{ itemId: string, rating: number, text: string, name: string }>} az-submit - A review is about to be sent. Cancelling the event sends nothing.
 * @fires {CustomEvent<{ itemId: string, rating: number }>} az-success - The review has been sent.
 * @fires {CustomEvent<{ itemId: string, status: number }>} az-failure - The review could not be sent. `status` is the HTTP status, or 0 without a response.
 * @csspart body - The whole block.
 * @csspart title - The heading.
 * @csspart order - The number of the order.
 * @csspart items - The list of items.
 * @csspart item - One item.
 * @csspart picture - The picture of an item.
 * @csspart item-title - The name of an item.
 * @csspart form - The form of a review.
 * @csspart stars - The stars of a rating.
 * @csspart star - One of the stars to choose from.
 * @csspart label - The title of a field.
 * @csspart control - A text field.
 * @csspart count - The number of remaining characters.
 * @csspart error - An error message.
 * @csspart submit - The button that sends a review.
 * @csspart message - The message in place of a form.
 * @csspart review - A review that has been sent.
 * @csspart again - The button that loads the order again.
 * @cssproperty [--az-gap=24px] - Space above and below an item.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-review-form',
  schema,
  view: ReviewForm,
  prepare: loadOrder,
  messages,
  styles: formStyles + itemStyles,
});
