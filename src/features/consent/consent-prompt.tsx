import type { ReactNode } from 'react';
import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { focusOnMount } from '../../hooks/focus-on-mount';
import { consent } from '.';
import { allowItem } from './item-consent';

// Exported here so that one lazy module has the prompt and the check for it: pages without a policy load neither.
export { mayRequest } from './item-consent';

const listeners = new Set<() => void>();

/** Allows an item whose prompt the visitor has accepted. */
export const acceptItem = (item: Element, address: string): void => {
  allowItem(item, address);
  for (const listener of listeners) listener();
};

/** Calls the listener whenever `mayRequest` may have another answer. */
export const subscribeToConsent = (listener: () => void): (() => void) => {
  const stop = consent.onChange(listener);
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
};

/** The messages of a block that asks for consent. */
interface PromptMessages {
  /** Names the `{provider}`. */
  consent: string;
  accept: string;
}

interface ConsentPromptProps {
  text: MessageFormatter<PromptMessages>;
  /** Name of the site that the content comes from. */
  provider: string;
  /** Whether the prompt gets the focus, because it replaces a button that the visitor has pressed. */
  takesFocus: boolean;
  onAccept: () => void;
  /** Further answers. */
  children?: ReactNode;
}

/** Asks for consent to one item of the page: a video, a map, a post. */
export const ConsentPrompt = ({ text, provider, takesFocus, onAccept, children }: ConsentPromptProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div part="consent" role="group" aria-labelledby="question">
    <p id="question">{text('consent', { provider })}</p>
    <div className="answers">
      <button type="button" part="accept" ref={takesFocus ? focusOnMount : undefined} onClick={onAccept}>
        {text('accept')}
      </button>
      {children}
    </div>
  </div>
);
