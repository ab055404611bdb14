import { useLayoutEffect, useRef } from 'react';
import type { Text } from '../../../src/i18n/translated';
import type { messages } from '../messages/es-419';

interface QuestionProps {
  text: Text<typeof messages>;
  /** Whose content it is. */
  provider: string;
  /** Gets a video that was touched within the gesture. */
  onAccept: (video: HTMLVideoElement) => void;
  onDecline: () => void;
}

/** Asks for consent in place of the play button (contract 6). */
export const Question = ({ text, provider, onAccept, onDecline }: QuestionProps) => {
  const accept = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => accept.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div part="consent" role="group" aria-labelledby="question">
      <p id="question">{text('consent', { provider })}</p>
      <div className="answers">
        <button
          ref={accept}
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
};
