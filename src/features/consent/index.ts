import { readChoice, writeChoice } from './choice';
import { shared } from './of-page';
import { isRestrictive } from './policy';

/** `Azulejo.consent`, documented in src/loader/api.ts. */
type Consent = NonNullable<Window['Azulejo']['consent']>;

/** For those who change what the answers follow from. */
export const tell = (isHere = false): void => {
  for (const listener of [...shared.listeners]) listener(consent.state, isHere);
};

export const consent: Consent = {
  get state() {
    const choice = readChoice();
    if (choice !== undefined) return choice ? 'accepted' : 'declined';
    // Global Privacy Control without a choice is a decline, restrictive policy or not.
    return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'declined' : 'unknown';
  },
  get categories() {
    const { state } = consent;
    const is = state === 'accepted' || (state === 'unknown' && !isRestrictive());
    const meanwhile = { necessary: true, preferences: is, statistics: is, marketing: is } as const;
    return { ...meanwhile, ...shared.chosen?.() };
  },
  set(choice) {
    writeChoice(choice === true || choice === 'accepted');
    shared.store?.(choice);
    tell(true);
  },
  reopen() {
    // Heard by who can ask the visitor.
    dispatchEvent(new Event('az-consent-reopen'));
  },
  onChange(listener) {
    shared.listeners.add(listener);
    return () => void shared.listeners.delete(listener);
  },
  mayRequestThirdParty: () => !isRestrictive() || consent.categories.marketing,
};

/** To the page's scripts. Where a module is imported alone, nobody has made the global. */
export const offer = (): void => {
  if (globalThis.Azulejo) globalThis.Azulejo.consent ??= consent;
};
offer();
// The page may load a block's module before the loader.
if (typeof window !== 'undefined' && !globalThis.Azulejo) addEventListener('load', offer, { once: true });
