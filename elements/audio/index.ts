import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { addMethods } from '../../src/core/methods';
import { AudioBlock, prepare } from './audio';
import styles from './audio.css';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * Recordings: a button, a player, or a player with a list.
 *
 * @slot - The recordings: `<audio>` elements, or links to files. Other content, such as a heading, shows above the player.
 * @fires {CustomEvent<{ index: number, url: string }>} az-play - A recording has started to play.
 * @fires {CustomEvent<{ index: number, url: string }>} az-pause - The recording has been paused, or has stopped because of an error.
 * @fires {CustomEvent<{ index: number, url: string }>} az-ended - The recording has ended.
 * @method {() => void} play - Plays the current recording. Without the visitor's consent, asks for it first.
 * @method {() => void} pause - Pauses the recording.
 * @csspart box - The frame around the player and the list.
 * @csspart player - The current recording with its controls; in the design `minimal`, each recording.
 * @csspart cover - The picture.
 * @csspart title - The name of the recording.
 * @csspart author - The author of the recording, and the title of the list.
 * @csspart timeline - The row with the slider and the times.
 * @csspart seek - The slider.
 * @csspart time - The elapsed time.
 * @csspart duration - The duration of the recording.
 * @csspart controls - The row of buttons.
 * @csspart play - The button that plays and pauses.
 * @csspart previous - The button for the previous recording.
 * @csspart next - The button for the next recording.
 * @csspart mute - The button that mutes.
 * @csspart volume - The volume slider.
 * @csspart speed - The menu of playback speeds.
 * @csspart download - A link that downloads a file.
 * @csspart source - The text about SoundCloud's player.
 * @csspart frame - SoundCloud's player.
 * @csspart consent - The request for consent.
 * @csspart accept - The button that gives consent.
 * @csspart decline - The button that refuses consent.
 * @csspart error - The message about a recording that does not play.
 * @csspart retry - The button that tries again.
 * @csspart list - The list of recordings.
 * @csspart item - A row of the list.
 * @csspart track - The button of a recording in the list.
 * @csspart current - The row of the current recording.
 * @csspart track-title - The name of a recording in the list.
 * @csspart track-author - The author of a recording in the list, or the reason why it does not play.
 * @csspart track-duration - The duration of a recording in the list.
 * @cssstate ready - The block has rendered.
 * @cssstate playing - A recording plays.
 * @cssstate loading - A recording is about to play, and waits for data.
 */
defineBlock({
  tag: 'az-audio',
  schema,
  contentElements: 'ul,ol',
  view: AudioBlock,
  prepare,
  messages: translations('elements/audio', spanish),
  styles,
  contentStyles: reserve + content,
  slotAssignment: 'manual',
  contentAttributes: ['href', 'src'],
});
addMethods('az-audio', ['play', 'pause']);
