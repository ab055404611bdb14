import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { addMethods } from '../../src/core/methods';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';
import { prepare, VideoBlock } from './video';
import styles from './video.css';

const messages = translations('elements/video', spanish);

/**
 * A video: a picture with a play button, and the player in its place once the visitor presses play.
 *
 * @slot - The picture: a link to the video around an `<img>`; or a `<video>`, which also plays without the script. `<track>` elements are the captions of a file.
 * @fires {CustomEvent<null>} az-play - The video plays.
 * @fires {CustomEvent<null>} az-pause - The video has been paused, or its player has been removed.
 * @fires {CustomEvent<null>} az-ended - The video has ended.
 * @method {() => void} play - Shows the player and plays the video. Without the visitor's consent, asks for it first.
 * @method {() => void} pause - Pauses the player.
 * @csspart frame - The whole block, in the video's shape.
 * @csspart player - The box of the player.
 * @csspart overlay - Everything that shows until the video plays.
 * @csspart poster - The picture, or the video's title if there is no picture.
 * @csspart image - The picture from the setting `poster`.
 * @csspart title - The video's title, if there is no picture.
 * @csspart play - The play button.
 * @csspart icon - The icon of the play button.
 * @csspart toggle - The button that pauses a video behind other content.
 * @csspart consent - The request for consent.
 * @csspart accept - The button that gives consent.
 * @csspart decline - The button that refuses consent.
 * @csspart invalid - The message about an invalid embed code.
 * @cssstate ready - The block has rendered.
 * @cssstate playing - The video plays.
 * @cssstate active - The video has started, and has not ended or been replaced by the picture.
 */
defineBlock({
  tag: 'az-video',
  schema,
  view: VideoBlock,
  prepare,
  messages,
  styles,
  contentStyles: reserve + content,
  contentAttributes: ['href', 'src', 'alt'],
});
addMethods('az-video', ['play', 'pause']);
