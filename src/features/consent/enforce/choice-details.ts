import { notifyListeners } from '..';
import { type CategoryName, categoryNames, readChoice, writeChoice } from '../choice';
import { type Choice, type ChoiceDetails, pageState } from '../page-state';
import { cookieSettings } from '../policy';

const storageKey = 'azConsent';

/** The details that the browser has not stored, as where visitors block storage: they hold for this page. */
let pageDetails: ChoiceDetails | undefined;

const readStoredDetails = (): ChoiceDetails | undefined => {
  try {
    return JSON.parse(localStorage[storageKey]);
  } catch {
    return undefined;
  }
};

/** The details of the choice in the cookie; undefined where another script wrote the cookie. */
export const readDetails = (): ChoiceDetails | undefined => {
  const details = pageDetails ?? readStoredDetails();
  return details?.isAccepted === readChoice() ? details : undefined;
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
  const details: ChoiceDetails = { isAccepted, categories, version, time: Date.now() };
  try {
    localStorage[storageKey] = JSON.stringify(details);
    pageDetails = undefined;
  } catch {
    pageDetails = details;
  }
};

/** Adds categories, versions and other tabs to the page's consent, which alone stores accept or decline. */
export const addChoiceDetails = (): void => {
  Object.assign(pageState, { readDetails, readCategories, storeChoice });
  addEventListener('storage', (event) => {
    if (event.key !== storageKey) return;
    pageDetails = undefined;
    notifyListeners();
  });
};
