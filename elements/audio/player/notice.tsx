import type { BlockHost } from '../../../src/core/block-host';
import type { Text } from '../../../src/core/i18n/messages';
import { focusOnMount } from '../../../src/hooks/focus-on-mount';
import { useStyles } from '../../../src/hooks/use-styles';
import type { messages } from '../messages/es-419';
import type { AudioState } from '../state';
import type { Track } from '../tracks';
import type { AudioPlayer } from './audio-player';
import styles from './notice.css';
import { providerOf } from './permission';

interface NoticeProps {
  host: BlockHost;
  state: AudioState;
  track: Track;
  /** Position of the recording in the list. */
  index: number;
  text: Text<typeof messages>;
  /** The visitor's answer. The notice goes then, with the button that has the focus. */
  onAnswer: (command: (player: AudioPlayer) => void) => void;
}

const ConsentNotice = ({ track, text, onAnswer }: NoticeProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div part="consent" role="group" aria-labelledby="question">
    <p id="question">{text('consent', { provider: providerOf(track) })}</p>
    <button
      ref={focusOnMount}
      type="button"
      part="accept"
      onClick={() => onAnswer((player) => player.acceptConsent())}
    >
      {text('accept')}
    </button>
    <button type="button" part="decline" onClick={() => onAnswer((player) => player.declineConsent())}>
      {text('decline')}
    </button>
  </div>
);

/** Asks for consent to a recording, or says what went wrong with it. */
export const Notice = (props: NoticeProps) => {
  const { host, state, track, index, text, onAnswer } = props;
  useStyles(host, styles);
  const failure = state.failures.get(track.url);
  if (!failure) return <ConsentNotice {...props} />;
  return (
    <div part="error" role="alert">
      <p>{text(failure)}</p>
      <button type="button" part="retry" onClick={() => onAnswer((player) => player.play(index))}>
        {text('retry')}
      </button>
    </div>
  );
};
