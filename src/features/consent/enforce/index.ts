import { importWithRetry } from '../../../core/lazy-import';
import { consent, notifyListeners } from '..';
import { readChoice, writeChoice } from '../choice';
import { type CookieSettings, pageState } from '../page-state';
import { cookieSettings, isRestrictive, readPageContext } from '../policy';
import { addChoiceDetails, readDetails } from './choice-details';

/** Whether this page has anything to enforce or report. A banner that only informs has not. */
const isNeeded = (): unknown => {
  const { googleConsentMode, consentRecordUrl } = cookieSettings();
  return (
    isRestrictive() ||
    googleConsentMode ||
    consentRecordUrl ||
    readPageContext().website?.cloneable ||
    document.querySelector('[data-az-category]')
  );
};

const applyIfNeeded = async (isChoice = false): Promise<void> => {
  if (!isNeeded()) return;
  const { applyConsent } = await importWithRetry(() => import('./apply-consent'));
  applyConsent(isChoice);
};

let hasStarted = false;

/**
 * Applies the site's settings and the visitor's choice to the page, now and after each change: cookies, Google's consent
 * signals, blocked scripts and frames, consent records.
 * @param bannerSettings win over the site's
 */
export const enforceConsent = (bannerSettings: CookieSettings): void => {
  if (!hasStarted) addChoiceDetails();
  const readAnswers = (): string => consent.state + isRestrictive();
  const previousAnswers = readAnswers();
  pageState.bannerSettings = bannerSettings;
  const { consentVersion } = cookieSettings();
  // A choice under another version of the policy no longer counts.
  if (consentVersion && readChoice() !== undefined && readDetails()?.version !== `${consentVersion}`)
    writeChoice();
  if (!hasStarted) {
    consent.onChange((_, isHere) => applyIfNeeded(isHere));
    document.addEventListener('DOMContentLoaded', () => applyIfNeeded());
  }
  hasStarted = true;
  if (readAnswers() === previousAnswers) applyIfNeeded();
  else notifyListeners();
};
