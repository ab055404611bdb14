import { readChoice, writeChoice } from './choice';
import { pageState } from './page-state';
import { isRestrictive } from './policy';

/** `Azulejo.consent`, documented in src/loader/api.ts. */
type ConsentApi = NonNullable<Window['Azulejo']['consent']>;

/** Calls the listeners of `onChange`, after a change of the choice or of the policy. */
export const notifyListeners = (isHere = false): void => {
  for (const listener of [...pageState.listeners]) listener(consent.state, isHere);
};

export const consent: ConsentApi = {
  get state() {
    const choice = readChoice();
    if (choice !== undefined) return choice ? 'accepted' : 'declined';
    // Global Privacy Control without a choice is a decline, restrictive policy or not.
    return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'declined' : 'unknown';
  },
  get categories() {
    const { state } = consent;
    const isAllowed = state === 'accepted' || (state === 'unknown' && !isRestrictive());
    const defaults = {
      necessary: true,
      preferences: isAllowed,
      statistics: isAllowed,
      marketing: isAllowed,
    } as const;
    return { ...defaults, ...pageState.readCategories?.() };
  },
  set(choice) {
    writeChoice(choice === true || choice === 'accepted');
    pageState.storeChoice?.(choice);
    notifyListeners(true);
  },
  reopen() {
    // The cookie banner listens.
    dispatchEvent(new Event('az-consent-reopen'));
  },
  onChange(listener) {
    pageState.listeners.add(listener);
    return () => void pageState.listeners.delete(listener);
  },
  mayRequestThirdParty: () => !isRestrictive() || consent.categories.marketing,
};

const addToGlobal = (): void => {
  if (globalThis.Azulejo) globalThis.Azulejo.consent ??= consent;
};
addToGlobal();
// The page may load a block's module before the loader.
if (typeof window !== 'undefined' && !globalThis.Azulejo)
  addEventListener('load', addToGlobal, { once: true });
