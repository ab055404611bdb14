import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { linkAttributes } from '../../src/features/social/icon-links';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';
import { readLinks, SocialLinks } from './social-links';
import styles from './social-links.css';

/**
 * Links to social media and contacts, as a line of icons.
 *
 * @slot - The links. Other content, such as a heading, shows above the links.
 * @csspart text - Text of the content that is in the same element as links, such as "Follow us:".
 * @csspart list - The whole block.
 * @csspart item - A link with its icon.
 * @csspart icon - An icon.
 * @csspart link - A link made from the settings, or from a list in the content. It covers the icon, and its text is not visible.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-social-links',
  schema,
  contentElements: 'ul,ol',
  view: SocialLinks,
  prepare: readLinks,
  messages: translations('elements/social-links', spanish),
  styles,
  contentStyles: reserve,
  slotAssignment: 'manual',
  contentAttributes: linkAttributes,
});
