import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { loadConsentModule } from '../../src/features/provider-script/use-provider-script';
import { FollowButton } from './follow-button';
import styles from './follow-button.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * A link to an account, and the platform's own button in its place once the visitor's consent allows its script.
 *
 * @slot - A link to the account.
 * @csspart frame - The whole block.
 * @csspart fallback - The link, until the platform's button shows.
 * @csspart link - The link to the account, if the element contains no link.
 * @csspart widget - The box of the platform's button.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-follow-button',
  schema,
  view: FollowButton,
  prepare: loadConsentModule,
  messages: translations('elements/follow-button', spanish),
  styles,
  contentStyles: reserve,
  contentAttributes: ['href'],
});
