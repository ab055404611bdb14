import { useState } from 'react';
import type { Text } from '../../src/core/i18n/messages';
import { consent } from '../../src/features/consent/index';
import { focusOnMount } from '../../src/hooks/focus-on-mount';
import type { messages } from './messages/es-419';

export { consent };

interface ConsentPromptProps {
  text: Text<typeof messages>;
  /** Name of the site that needs consent. */
  owner: string;
  /** Called before the map appears. */
  onAccept: () => void;
}

/**
 * A button that shows the map, and the request for consent in its place once the visitor has pressed it.
 */
export const MapConsentPrompt = ({ text, owner, onAccept }: ConsentPromptProps) => {
  const [step, setStep] = useState<'button' | 'request' | 'declined'>('button');
  const accept = (): void => {
    onAccept();
    consent.set(true);
  };
  // The button that the visitor pressed is gone; the focus goes to the one in its place.
  if (step !== 'request')
    return (
      <button
        part="show"
        type="button"
        ref={step === 'declined' ? focusOnMount : undefined}
        onClick={() => setStep('request')}
      >
        {text('show')}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div part="consent" role="group" aria-labelledby="question">
      <p id="question">{text('consent', { provider: owner })}</p>
      <button part="accept" type="button" ref={focusOnMount} onClick={accept}>
        {text('accept')}
      </button>
      <button part="decline" type="button" onClick={() => setStep('declined')}>
        {text('decline')}
      </button>
    </div>
  );
};
