import { defineBlock } from '../../src/block/define-block';
import { addMethods } from '../../src/block/methods';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';
import { prepare, Video } from './video';
import styles from './video.css';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * A video: its picture first, and the player in its place when the visitor wants it.
 *
 * @slot - The picture: a link to the video around an `<img>`.
 * @fires {CustomEvent<null>} az-play - It plays.
 * @fires {CustomEvent<null>} az-pause - It has been paused, or left.
 * @fires {CustomEvent<null>} az-ended - It has come to its end.
 * @method {() => void} play - Shows the player and plays. Where consent is missing, asks for it.
 * @method {() => void} pause - Pauses what plays.
 * @csspart frame - All of it, in the video's shape.
 * @csspart player - What the player stands in.
 * @csspart overlay - What shows until it plays.
 * @csspart poster - The picture, or what stands for it.
 * @csspart title - The video's name, where there is no picture.
 * @csspart play - The button that plays it.
 * @csspart icon - The sign on it.
 * @csspart consent - The question for consent.
 * @csspart accept - The button that gives it.
 * @csspart decline - The button that does not.
 * @csspart invalid - What is said of an embed that is not valid.
 * @cssstate ready - It has been rendered.
 * @cssstate playing - It plays.
 * @cssstate active - It has begun, and has not ended or been left.
 */
defineBlock({
  tag: 'az-video',
  schema,
  view: Video,
  prepare,
  messages,
  styles,
  contentStyles: reserve + content,
});
addMethods('az-video', ['play', 'pause']);
