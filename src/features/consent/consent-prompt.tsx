import type { Text } from '../../core/i18n/messages';
import { focusOnMount } from '../../hooks/focus-on-mount';

export { consent } from '.';
export { allowItem, mayRequest } from './item-consent';

/** The messages that a block with a prompt has. */
interface PromptMessages {
  /** Names the `{provider}`. */
  consent: string;
  accept: string;
  decline: string;
}

interface ConsentPromptProps {
  text: Text<PromptMessages>;
  /** Name of the site that the content comes from. */
  provider: string;
  /** Whether the prompt takes the place of a button that the visitor has pressed. */
  takesFocus: boolean;
  onAccept: () => void;
  /** Without it, there is nothing to go back to. */
  onDecline?: () => void;
}

/** Asks for consent to one item of the page: a video, a map, a post. */
export const ConsentPrompt = ({ text, provider, takesFocus, onAccept, onDecline }: ConsentPromptProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div part="consent" role="group" aria-labelledby="question">
    <p id="question">{text('consent', { provider })}</p>
    <div className="answers">
      <button type="button" part="accept" ref={takesFocus ? focusOnMount : undefined} onClick={onAccept}>
        {text('accept')}
      </button>
      {onDecline && (
        <button type="button" part="decline" onClick={onDecline}>
          {text('decline')}
        </button>
      )}
    </div>
  </div>
);
