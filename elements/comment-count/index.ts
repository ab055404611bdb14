import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { loadConsentModule } from '../../src/features/provider-script/use-provider-script';
import { CommentCount } from './comment-count';
import styles from './comment-count.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * A link to the comments of a page, with their number once Disqus has counted them.
 *
 * @slot - A link to the comments.
 * @csspart comments - The link with its number.
 * @csspart link - The link made from the settings, if the element contains no link.
 * @csspart count - The number beside the page's own link.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-comment-count',
  schema,
  view: CommentCount,
  prepare: loadConsentModule,
  messages: translations('elements/comment-count', spanish),
  styles,
  contentStyles: reserve,
  contentAttributes: ['href'],
});
