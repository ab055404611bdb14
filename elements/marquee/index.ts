import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import content from './content.css';
import { Marquee, prepare } from './marquee';
import styles from './marquee.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translations('elements/marquee', spanish);

/**
 * Text that moves along a line or a wave, endlessly.
 *
 * @slot - The moving content: text, links, pictures.
 * @csspart frame - The visible area.
 * @csspart track - The moving line.
 * @csspart content - The content itself, which screen readers, find-in-page and the keyboard reach.
 * @csspart copies - The copies that fill the line, which are hidden from screen readers.
 * @csspart item - An item made from the settings, or a copy of it.
 * @csspart link - The link of an item made from the settings.
 * @csspart pause - The button that pauses and resumes.
 * @cssproperty [--az-gap=1em] - Space between paragraphs, headings, list items and items.
 * @cssstate ready - The block has rendered.
 * @cssstate paused - The text does not move: the visitor has paused it, has the focus in it, or points at it with `pauseOnHover`; or nobody can see it.
 */
defineBlock({
  tag: 'az-marquee',
  schema,
  view: Marquee,
  prepare,
  messages,
  styles,
  contentStyles: content,
  // The copies of the content repeat these.
  contentAttributes: ['href', 'src'],
});
