import { type CategoryName, categoryNames } from '../../choice';
import type { AllowedCategories } from '../../page-state';

/**
 * A platform's answer: the categories that the visitor allows. `asking`: the platform shows its dialog. `no law`: no law
 * applies, so the platform asks nobody.
 */
export type PlatformAnswer = AllowedCategories | 'asking' | 'no law';

const byCategory = (isAllowed: (name: CategoryName) => boolean): AllowedCategories =>
  Object.fromEntries(categoryNames.map((name) => [name, isAllowed(name)])) as AllowedCategories;

export const allAllowed = byCategory(() => true);
export const noneAllowed = byCategory(() => false);

/** Allows a category only if all answers allow it. */
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

/** The categories that consent to purposes allows. Legitimate interest is no consent. */
export const answerOfPurposes = (hasConsent: (purpose: number) => boolean): AllowedCategories =>
  byCategory((name) => purposesOf[name].every(hasConsent));
