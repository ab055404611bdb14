import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { linkAttributes } from '../../src/features/social/icon-links';
import { messages as spanish } from './messages/es-419';
import { readShareContent } from './read-share-links';
import reserve from './reserve.css';
import { schema } from './schema';
import { Share } from './share';
import styles from './share.css';

/**
 * Ways to share a page: the share dialog of the system, links to services, and a button that copies the address.
 *
 * @slot - Links to services, if the settings name none. Other content shows above the links.
 * @csspart text - Text of the content that is in the same element as links, such as "Share this page:".
 * @csspart list - The whole block.
 * @csspart item - A link or a button, with its icon.
 * @csspart icon - The icon of a service.
 * @csspart link - A link to a service. It covers the icon, and its text is not visible.
 * @csspart system - The button that opens the share dialog of the system.
 * @csspart copy - The button that copies the address.
 * @csspart status - The message that the address has been copied.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-share',
  schema,
  view: Share,
  prepare: readShareContent,
  messages: translations('elements/share', spanish),
  styles,
  contentStyles: reserve,
  slotAssignment: 'manual',
  contentAttributes: linkAttributes,
});
