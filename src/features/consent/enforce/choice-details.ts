import { readRecord, writeRecord } from '../../../core/util/stored-record';
import { notifyListeners } from '..';
import { type AllowedCategories, categoryNames, readChoice, writeChoice } from '../choice';
import { type Choice, type ChoiceDetails, pageState } from '../page-state';
import { cookieSettings } from '../policy';

const storageKey = 'azConsent';

/** The details of the choice in the cookie; undefined where another script wrote the cookie. */
export const readDetails = (): ChoiceDetails | undefined => {
  const details = readRecord(storageKey) as ChoiceDetails | undefined;
  return details?.isAccepted === readChoice() ? details : undefined;
};

const readCategories = (): AllowedCategories | undefined => {
  const chosen = readDetails()?.categories;
  if (!chosen?.includes) return undefined;
  const [preferences, statistics, marketing] = categoryNames.map((name) => chosen.includes(name));
  return { preferences, statistics, marketing } as AllowedCategories;
};

/**
 * Only consent to all categories is an acceptance for the cookie.
 * @param isAcceptedAsWhole whether the choice, where it names no categories, accepts all
 */
const storeChoice = (choice: Choice, isAcceptedAsWhole: boolean): void => {
  const categories = categoryNames.filter((name) =>
    // A script may pass null, which names no category.
    typeof choice === 'object' ? choice?.[name] : isAcceptedAsWhole,
  );
  const isAccepted = categories.length === categoryNames.length;
  const version = `${cookieSettings().consentVersion ?? ''}`;
  writeChoice(isAccepted);
  writeRecord(storageKey, { isAccepted, categories, version, time: Date.now() } satisfies ChoiceDetails);
};

/** Adds categories, versions and other tabs to the page's consent, which alone stores accept or decline. */
export const addChoiceDetails = (): void => {
  Object.assign(pageState, { readDetails, readCategories, storeChoice });
  addEventListener('storage', (event) => {
    if (event.key === storageKey) notifyListeners();
  });
};
