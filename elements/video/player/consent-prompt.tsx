import type { Text } from '../../../src/core/i18n/messages';
import { focusOnMount } from '../../../src/hooks/focus-on-mount';
import type { messages } from '../messages/es-419';

interface ConsentPromptProps {
  text: Text<typeof messages>;
  /** Name of the site that the content comes from. */
  provider: string;
  /** Gets a video element made within the visitor's gesture. */
  onAccept: (video: HTMLVideoElement) => void;
  onDecline: () => void;
}

/** Asks for consent in place of the play button. */
export const VideoConsentPrompt = ({ text, provider, onAccept, onDecline }: ConsentPromptProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div part="consent" role="group" aria-labelledby="question">
    <p id="question">{text('consent', { provider })}</p>
    <div className="answers">
      {/* The play button, which had the focus, is gone. */}
      <button
        ref={focusOnMount}
        type="button"
        part="accept"
        onClick={() => onAccept(document.createElement('video'))}
      >
        {text('accept')}
      </button>
      <button type="button" part="decline" onClick={onDecline}>
        {text('decline')}
      </button>
    </div>
  </div>
);
