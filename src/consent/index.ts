import { readChoice, writeChoice } from './choice';
import { isRestrictive } from './policy';

/** As a page sees it: `Azulejo.consent` (contract 5, "Consent"). */
type Consent = NonNullable<Window['Azulejo']['consent']>;
type State = Consent['state'];

const listeners = new Set<(state: State) => void>();

export const consent: Consent = {
  get state() {
    const choice = readChoice();
    if (choice !== undefined) return choice ? 'accepted' : 'declined';
    // Global Privacy Control without a choice is a decline, restrictive policy or not.
    return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'declined' : 'unknown';
  },
  get categories() {
    return { necessary: true as const, thirdParty: consent.mayRequestThirdParty() };
  },
  set(choice) {
    writeChoice(choice === true || choice === 'accepted');
    for (const listener of [...listeners]) listener(consent.state);
  },
  onChange(listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  mayRequestThirdParty: () => consent.state === 'accepted' || !isRestrictive(),
};

// Where a module is imported alone, nobody has made the global.
if (globalThis.Azulejo) globalThis.Azulejo.consent ??= consent;
