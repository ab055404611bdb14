import type { MessageFormatter } from '../../../src/core/i18n/message-formatter';
import type { LazyPlayer } from '../lazy-player';
import type { messages } from '../messages/es-419';
import type { AudioState } from '../state';
import type { Track } from '../tracks';

export type AudioText = MessageFormatter<typeof messages>;

/** Props that the parts of the view have in common. */
export interface AudioViewProps {
  player: LazyPlayer;
  state: AudioState;
  tracks: readonly Track[];
  text: AudioText;
  /** Whether visitors can download the files. */
  download: boolean;
}
