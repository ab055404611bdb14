import { readRecord, writeRecord } from '../../../core/util/stored-record';
import { notifyListeners } from '..';
import { type CategoryName, categoryNames, readChoice, writeChoice } from '../choice';
import { type AllowedCategories, type Choice, pageState } from '../page-state';
import { cookieSettings } from '../policy';

const storageKey = 'azConsent';

/** The part of a choice that is stored beside its cookie. */
interface ChoiceDetails {
  /** The cookie's value when the details were stored. Details of another choice are ignored. */
  isAccepted: boolean;
  categories: CategoryName[];
  /** The `consentVersion` that the visitor agreed or disagreed to. */
  version: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** The details of the choice in the cookie; undefined where another script wrote the cookie. */
export const readDetails = (): ChoiceDetails | undefined => {
  const details = readRecord(storageKey) as ChoiceDetails | undefined;
  return details?.isAccepted === readChoice() ? details : undefined;
};

const readCategories = (): AllowedCategories | undefined => {
  const allowedNames = readDetails()?.categories;
  if (!allowedNames?.includes) return undefined;
  const [preferences, statistics, marketing] = categoryNames.map((name) => allowedNames.includes(name));
  return { preferences, statistics, marketing } as AllowedCategories;
};

/**
 * Stores a choice with its categories. The cookie records an acceptance only if all categories are allowed.
 * @param isAcceptedAsWhole whether a choice that names no categories accepts all of them
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

/** Extends the page's consent, which by itself stores only accept or decline, with categories, versions and other tabs. */
export const addChoiceDetails = (): void => {
  Object.assign(pageState, { readCategories, storeChoice });
  addEventListener('storage', (event) => {
    if (event.key === storageKey) notifyListeners();
  });
};
