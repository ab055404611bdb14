import type { BlockHost } from '../../../src/core/block-host';
import type { MessageFormatter } from '../../../src/core/i18n/message-formatter';
import { lazyImport } from '../../../src/core/lazy-import';
import { lazyComponent } from '../../../src/hooks/lazy-component';
import { useStyles } from '../../../src/hooks/use-styles';
import type { messages } from '../messages/es-419';
import type { AudioState } from '../state';
import type { Track } from '../tracks';
import type { AudioPlayer } from './audio-player';
import styles from './notice.css';
import { providerOf } from './permission';

/** Most pages do not load it: their own recordings need no consent. */
const ConsentPrompt = lazyComponent(
  lazyImport(() => import('../../../src/features/consent/consent-prompt')),
  (module) => module.ConsentPrompt,
);

interface NoticeProps {
  host: BlockHost;
  state: AudioState;
  track: Track;
  /** Position of the recording in the list. */
  index: number;
  text: MessageFormatter<typeof messages>;
  /** Called with the visitor's answer. The notice disappears then, so the caller moves the focus. */
  onAnswer: (command: (player: AudioPlayer) => void) => void;
}

const ConsentNotice = ({ track, text, onAnswer }: NoticeProps) => (
  <ConsentPrompt
    text={text}
    provider={providerOf(track)}
    takesFocus
    onAccept={() => onAnswer((player) => player.acceptConsent())}
  >
    <button type="button" part="decline" onClick={() => onAnswer((player) => player.declineConsent())}>
      {text('decline')}
    </button>
  </ConsentPrompt>
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
