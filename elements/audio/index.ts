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
 * @slot - The recordings: `<audio>` elements, or links to files. Other content shows above, such as a heading.
 * @fires {CustomEvent<{ index: number, url: string }>} az-play - A recording can be heard.
 * @fires {CustomEvent<{ index: number, url: string }>} az-pause - The recording has been paused, or has stopped by an error.
 * @fires {CustomEvent<{ index: number, url: string }>} az-ended - The recording has come to its end.
 * @method {() => void} play - Plays the current recording. Where consent is missing, asks for consent.
 * @method {() => void} pause - Pauses the recording.
 * @csspart box - The frame around the player and the list.
 * @csspart player - The current recording with its controls; in the design minimal, each recording.
 * @csspart cover - The picture.
 * @csspart title - The name of the recording.
 * @csspart author - Who made the recording, and the name of the list.
 * @csspart timeline - The line of the slider and the times.
 * @csspart seek - The slider.
 * @csspart time - The time that has passed.
 * @csspart duration - The duration of the recording.
 * @csspart controls - The line of buttons.
 * @csspart play - The button that plays and pauses.
 * @csspart previous - The button to the recording before.
 * @csspart next - The button to the next recording.
 * @csspart mute - The button that mutes.
 * @csspart volume - The slider of the volume.
 * @csspart speed - The choice of the speed.
 * @csspart download - A link that downloads a file.
 * @csspart source - The text about SoundCloud's player.
 * @csspart frame - SoundCloud's player.
 * @csspart consent - The request for consent.
 * @csspart accept - The button that gives consent.
 * @csspart decline - The button that refuses consent.
 * @csspart error - The text about a recording that does not play.
 * @csspart retry - The button that tries again.
 * @csspart list - The list of recordings.
 * @csspart item - A line of the list.
 * @csspart track - The button of a recording in the list.
 * @csspart current - The line of the current recording.
 * @csspart track-title - The name of a recording in the list.
 * @csspart track-author - Who made the recording, or why it does not play.
 * @csspart track-duration - The duration of a recording in the list.
 * @cssstate ready - The block has rendered.
 * @cssstate playing - A recording can be heard.
 * @cssstate loading - A recording is to be heard, and waits for data.
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
