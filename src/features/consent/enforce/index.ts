import { importWithRetry } from '../../../core/lazy-import';
import { consent, notifyListeners } from '..';
import { readChoice, writeChoice } from '../choice';
import { type CookieSettings, pageState } from '../page-state';
import { cookieSettings, isRestrictive, readPageContext } from '../policy';
import { blockedSelector } from './blocked-selectors';
import { addChoiceDetails, readDetails } from './choice-details';

/** Whether this page has anything to enforce or report. A banner that only informs has not. */
const isNeeded = (): unknown => {
  const { googleConsentMode, signals, consentRecordUrl } = cookieSettings();
  return (
    isRestrictive() ||
    googleConsentMode ||
    signals ||
    consentRecordUrl ||
    readPageContext().website?.cloneable ||
    document.querySelector(blockedSelector)
  );
};

const applyIfNeeded = async (isChoice = false): Promise<void> => {
  if (!isNeeded()) return;
  const { applyConsent } = await importWithRetry(() => import('./apply-consent'));
  applyConsent(isChoice);
};

let isFollowing = false;

/**
 * Follows a consent platform of another vendor, whose API has to be there before its own script has loaded. From here on
 * no banner asks.
 */
const followPlatformIfAny = async (): Promise<void> => {
  const { __tcfapi, __gpp } = globalThis as { __tcfapi?: unknown; __gpp?: unknown };
  if (isFollowing || (typeof __tcfapi !== 'function' && typeof __gpp !== 'function')) return;
  isFollowing = true;
  pageState.platform = {};
  notifyListeners();
  try {
    const { followPlatform } = await importWithRetry(() => import('./platform/follow-platform'));
    followPlatform();
  } catch (error) {
    console.warn('[azulejo] The page’s consent platform cannot be followed.', error);
    pageState.platform = undefined;
    notifyListeners();
  }
};

let hasStarted = false;

/**
 * Applies the site's settings and the visitor's choice to the page, now and after each change: cookies, consent
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
  followPlatformIfAny();
  if (!hasStarted) {
    consent.onChange((_, isHere) => applyIfNeeded(isHere));
    document.addEventListener('DOMContentLoaded', () => {
      followPlatformIfAny();
      applyIfNeeded();
    });
  }
  hasStarted = true;
  if (readAnswers() === previousAnswers) applyIfNeeded();
  else notifyListeners();
};
