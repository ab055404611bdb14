import { currentChoice } from './current-choice';
import { cookieSettings, isOn, isRestrictive, readPageContext } from './policy';

/** Set by the hosted builder. */
const builderCookies = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment'];
/** Identify a visitor. src/features/tracking sets three of them. */
export const visitorCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];

/**
 * The cookies that may not exist now: all nine under a restrictive policy unless the visitor has accepted everything, the
 * five of visitors on a cloneable site.
 */
export const forbiddenCookies = (): string[] => {
  const isAbsolute = isOn(cookieSettings().isRestrictiveCookiePolicyAbsolute);
  if (isRestrictive() && (isAbsolute || !currentChoice())) return [...builderCookies, ...visitorCookies];
  return readPageContext().website?.cloneable ? visitorCookies : [];
};
