import { notifyListeners } from '..';
import { type CategoryName, categoryNames, readChoice, writeChoice } from '../choice';
import { type Choice, type ChoiceDetails, pageState } from '../page-state';
import { cookieSettings } from '../policy';

const storageKey = 'azConsent';

/** The details of the choice in the cookie; undefined where another script wrote the cookie or storage is blocked. */
export const readDetails = (): ChoiceDetails | undefined => {
  try {
    const details = JSON.parse(localStorage[storageKey]);
    return details.isAccepted === readChoice() ? details : undefined;
  } catch {
    return undefined;
  }
};

const readCategories = (): Record<CategoryName, boolean> | undefined => {
  const chosen = readDetails()?.categories;
  if (!chosen?.includes) return undefined;
  const [preferences, statistics, marketing] = categoryNames.map((name) => chosen.includes(name));
  return { preferences, statistics, marketing } as Record<CategoryName, boolean>;
};

/** Only consent to all categories is an acceptance for the cookie. */
const storeChoice = (choice: Choice): void => {
  const categories = categoryNames.filter((name) =>
    // A script may pass null, which names no category.
    typeof choice === 'object' ? choice?.[name] : readChoice(),
  );
  const isAccepted = categories.length === categoryNames.length;
  const version = `${cookieSettings().consentVersion ?? ''}`;
  writeChoice(isAccepted);
  try {
    localStorage[storageKey] = JSON.stringify({ isAccepted, categories, version, time: Date.now() });
  } catch {}
};

/** Adds categories, versions and other tabs to the page's consent, which alone stores accept or decline. */
export const addChoiceDetails = (): void => {
  Object.assign(pageState, { readDetails, readCategories, storeChoice });
  addEventListener('storage', (event) => {
    if (event.key === storageKey) notifyListeners();
  });
};
