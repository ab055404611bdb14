import { useState } from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { pageOrigin } from '../../src/core/util/page-origin';
import { ConsentPrompt } from '../../src/features/consent/consent-prompt';
import { allowItem, mayRequest } from '../../src/features/consent/item-consent';
import { focusOnMount } from '../../src/hooks/focus-on-mount';
import type { messages } from './messages/es-419';

export { consent } from '../../src/features/consent/index';

/** The visitor's consent to a map that needs these addresses. What comes from the page's own site needs no consent. */
export const readConsent = (map: Element, addresses: string[]) => {
  const sites = addresses
    .map((address) => new URL(address, document.baseURI).origin)
    .filter((origin) => origin !== pageOrigin())
    .join(' ');
  return { isMissing: !!sites && !mayRequest(map, sites), allow: () => allowItem(map, sites) };
};

interface MapConsentProps {
  text: MessageFormatter<typeof messages>;
  /** Name of the site that needs consent. */
  ownerName: string;
  onAccept: () => void;
}

/** A button that shows the map, and the request for consent in its place once the visitor has pressed it. */
export const MapConsent = ({ text, ownerName, onAccept }: MapConsentProps) => {
  const [step, setStep] = useState<'button' | 'request' | 'declined'>('button');
  if (step === 'request')
    return (
      <ConsentPrompt text={text} provider={ownerName} takesFocus onAccept={onAccept}>
        <button type="button" part="decline" onClick={() => setStep('declined')}>
          {text('decline')}
        </button>
      </ConsentPrompt>
    );
  return (
    <button
      part="show"
      type="button"
      // This button replaces the one that the visitor has pressed, and takes its focus.
      ref={step === 'declined' ? focusOnMount : undefined}
      onClick={() => setStep('request')}
    >
      {text('show')}
    </button>
  );
};
