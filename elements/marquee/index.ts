import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { Marquee, prepare } from './marquee';
import styles from './marquee.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * Text that moves along a line or a wave, without an end.
 *
 * @slot - What moves: text, links, pictures.
 * @csspart frame - What it is seen through.
 * @csspart track - What moves.
 * @csspart content - The content itself, which is read, found and reached with the keyboard.
 * @csspart copies - What fills the frame up, for the eye alone.
 * @csspart item - An item from data, and its copies.
 * @csspart pause - The button that stops it and lets it go on.
 * @cssstate ready - It has been rendered.
 * @cssstate paused - It waits: for the visitor, or because nobody sees it.
 */
defineBlock({
  tag: 'az-marquee',
  schema,
  view: Marquee,
  prepare,
  messages,
  styles,
  contentStyles: content,
});
