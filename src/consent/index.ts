import { categoryNames, detailsKey, readChoice, readDetails, writeChoice } from './choice';
import { cookieSettings, isRestrictive } from './policy';
import { shared } from './shared';

/** As a page sees it: `Azulejo.consent` (contract 5, "Consent"). */
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
    const chosen = readDetails()?.categories;
    const isAllowed = state === 'accepted' || (state === 'unknown' && !isRestrictive());
    const [preferences, statistics, marketing] = categoryNames.map(
      (name) => chosen?.includes?.(name) ?? isAllowed,
    );
    return { necessary: true, preferences, statistics, marketing } as Consent['categories'];
  },
  set(choice) {
    const categories = categoryNames.filter((name) =>
      typeof choice === 'object' ? choice[name] : choice === true || choice === 'accepted',
    );
    writeChoice({
      isAccepted: categories.length === categoryNames.length,
      categories,
      version: `${cookieSettings().consentVersion ?? ''}`,
      time: Date.now(),
    });
    tell(true);
  },
  reopen() {
    // Heard by who can ask the visitor.
    document.dispatchEvent(new Event('az-consent-reopen'));
  },
  onChange(listener) {
    shared.listeners.add(listener);
    return () => {
      shared.listeners.delete(listener);
    };
  },
  mayRequestThirdParty: () => !isRestrictive() || consent.categories.marketing,
};

// Where a module is imported alone, nobody has made the global; in Node there are no tabs.
if (globalThis.Azulejo) globalThis.Azulejo.consent ??= consent;
if (!shared.hears)
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === detailsKey) tell();
  });
shared.hears = true;
