import { readCookie, removeCookie, storeCookie } from '../../core/util/cookies';
import { pageState } from './page-state';

/** The categories that a visitor can allow beyond the necessary one. */
export const categoryNames = ['preferences', 'statistics', 'marketing'] as const;
export type CategoryName = (typeof categoryNames)[number];

/** The cookie with the visitor's choice. */
export const cookieName = 'ss_cookieAllowed';
const lifetimeS = 30 * 24 * 60 * 60;

/** The visitor's choice: true for accept, false for decline; undefined without a choice. */
export const readChoice = (): boolean | undefined => {
  const value = readCookie(cookieName);
  return value === 'true' || value === 'false' ? value === 'true' : pageState.unstoredChoice;
};

/** @param isAccepted undefined deletes the choice, so that the visitor is asked again */
export const writeChoice = (isAccepted?: boolean): void => {
  if (isAccepted === undefined) removeCookie(cookieName);
  else storeCookie({ name: cookieName, value: `${isAccepted}`, lifetimeS });
  pageState.unstoredChoice = undefined;
  if (readChoice() !== isAccepted) pageState.unstoredChoice = isAccepted;
};
