import { type AllowedCategories, type CategoryName, categoryNames } from '../../choice';

/** The categories that a platform's choice allows. `asking`: the visitor has the platform's dialog before them. `no law`: none applies, so that the platform has no choice. */
export type PlatformAnswer = AllowedCategories | 'asking' | 'no law';

const byCategory = (isAllowed: (name: CategoryName) => boolean): AllowedCategories =>
  Object.fromEntries(categoryNames.map((name) => [name, isAllowed(name)])) as AllowedCategories;

export const allAllowed = byCategory(() => true);
export const noneAllowed = byCategory(() => false);

/** A category needs every answer. */
export const allowedByAll = (answers: AllowedCategories[]): AllowedCategories =>
  byCategory((name) => answers.every((answer) => answer[name]));

/**
 * The purposes of the IAB's Transparency and Consent Framework that each category needs. 1 is to store and read
 * information on the device; 2 to 4 and 7 are advertising, 5 and 6 personalised content, 8 and 9 measure audiences.
 * https://iabeurope.eu/iab-europe-transparency-consent-framework-policies/
 */
const purposesOf: Record<CategoryName, number[]> = {
  preferences: [1, 5, 6],
  statistics: [1, 8, 9],
  marketing: [1, 2, 3, 4, 7],
};

/** The categories by purposes, of which legitimate interest alone allows none. */
export const answerOfPurposes = (hasConsent: (purpose: number) => boolean): AllowedCategories =>
  byCategory((name) => purposesOf[name].every(hasConsent));
