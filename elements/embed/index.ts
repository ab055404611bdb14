import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { EmbedBlock } from './embed';
import styles from './embed.css';
import { messages as spanish } from './messages/es-419';
import { prepareEmbed } from './prepare';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * Content of another site: a video, a recording, a map, a post, a design.
 *
 * @slot - A link to the content, with or without an `<img>` in it. It shows until the visitor asks for the frame.
 * @csspart box - The whole block, in the frame's size.
 * @csspart frame - The frame of the provider.
 * @csspart poster - The picture.
 * @csspart show - The button that shows the frame in place of the picture.
 * @csspart request - The area that shows until the visitor gives consent: the link and the request for consent.
 * @csspart link - The link to the provider's page, if the element contains no link.
 * @csspart consent - The request for consent.
 * @csspart accept - The button that gives consent to this frame.
 * @cssstate ready - The block has rendered.
 * @cssstate sized - The block has the size of its frame. Until then, it has the size that was reserved for it.
 */
defineBlock({
  tag: 'az-embed',
  schema,
  view: EmbedBlock,
  prepare: prepareEmbed,
  messages: translations('elements/embed', spanish),
  styles,
  contentStyles: reserve,
  contentAttributes: ['href', 'src'],
});
