import { contentLoaded } from '../../core/util/content-loaded';
import { withPageApi } from '../../core/with-page-api';
import { writeChoice } from './choice';
import { currentChoice } from './current-choice';
import { pageState } from './page-state';
import { isRestrictive } from './policy';

/** `Azulejo.consent`, documented in src/loader/api.ts. */
type ConsentApi = NonNullable<Window['Azulejo']['consent']>;

/**
 * Calls the listeners of `onChange`, after a change of the choice or of the policy. An error in one does not stop the others.
 * @param isHere whether the visitor has just chosen, on this page
 */
export const notifyListeners = (isHere = false): void => {
  for (const listener of [...pageState.listeners])
    try {
      listener(consent.state, isHere);
    } catch (error) {
      console.error('[azulejo]', error);
    }
};

export const consent: ConsentApi = {
  get state() {
    const choice = currentChoice();
    if (choice !== undefined) return choice ? 'accepted' : 'declined';
    // Global Privacy Control without a choice is a decline, restrictive policy or not.
    return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'declined' : 'unknown';
  },
  get categories() {
    const { state } = consent;
    const { platform } = pageState;
    // Until a consent platform has answered, nobody knows whether the law of the visitor's country asks for consent.
    const isAllowed = state === 'accepted' || (state === 'unknown' && !isRestrictive() && !platform);
    const defaults = {
      necessary: true,
      preferences: isAllowed,
      statistics: isAllowed,
      marketing: isAllowed,
    } as const;
    return { ...defaults, ...(platform ? platform.categories : pageState.readCategories?.()) };
  },
  set(choice) {
    if (pageState.platform) {
      pageState.platform.refuseChoice();
      return;
    }
    const isAcceptedAsWhole = choice === true || choice === 'accepted';
    if (pageState.storeChoice) pageState.storeChoice(choice, isAcceptedAsWhole);
    else writeChoice(isAcceptedAsWhole);
    notifyListeners(true);
  },
  reopen() {
    if (pageState.platform) pageState.platform.openDialog();
    // The cookie banner listens.
    else dispatchEvent(new Event('az-consent-reopen'));
  },
  onChange(listener) {
    pageState.listeners.add(listener);
    return () => void pageState.listeners.delete(listener);
  },
  mayRequestThirdParty: () => !isRestrictive() || consent.categories.marketing,
};

withPageApi(() => {
  Azulejo.consent ??= consent;
});

// While the document is parsed, a banner or a context with another policy may still follow.
if (typeof document !== 'undefined') contentLoaded()?.then(() => notifyListeners());
