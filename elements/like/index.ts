import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { Like } from './like';
import styles from './like.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * A heart with the number of an item's likes.
 *
 * @slot - Content that shows without the script, such as the number of likes.
 * @csspart like - The button.
 * @csspart liked - The button of an item that the visitor likes.
 * @csspart like-count - The number of likes.
 * @csspart like-error - The message that the like could not be stored.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-like',
  schema,
  view: Like,
  messages: translations('elements/like', spanish),
  styles,
  contentStyles: reserve,
});
