import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { messages as spanish } from './messages/es-419';
import { readShareContent } from './read-share-links';
import reserve from './reserve.css';
import { schema } from './schema';
import { Share } from './share';
import styles from './share.css';

/**
 * Ways to share a page: the system's sheet, links to services, and copying the address.
 *
 * @slot - Links to services, where the settings name none. Other content shows above.
 * @csspart text - Words of the content that stand in one element with links, such as "Share this page:".
 * @csspart list - The whole block.
 * @csspart item - A link or a button, with its icon.
 * @csspart icon - The icon of a service.
 * @csspart link - A link to a service. It covers the icon, and its text is not visible.
 * @csspart system - The button that opens the system's sheet.
 * @csspart copy - The button that copies the address.
 * @csspart status - Says that the address has been copied.
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
  contentAttributes: ['href'],
});
