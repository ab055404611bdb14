import { importWithRetry } from '../../../core/lazy-import';
import { consent, notifyListeners } from '..';
import { readChoice, writeChoice } from '../choice';
import { type ConsentPlatform, type CookieSettings, pageState } from '../page-state';
import { cookieSettings, isOn, isRestrictive, readPageContext } from '../policy';
import { addsBlockedContent, blockedSelector } from './blocked-selectors';
import { addChoiceDetails, readDetails } from './choice-details';

/** Whether this page has anything to enforce or report. A page whose banner only informs has nothing. */
const isNeeded = (): boolean => {
  const { googleConsentMode, signals, clearCookies, consentRecordUrl } = cookieSettings();
  return (
    isRestrictive() ||
    isOn(googleConsentMode) ||
    (Array.isArray(signals) && signals.length > 0) ||
    !!clearCookies ||
    !!consentRecordUrl ||
    !!readPageContext().website?.cloneable ||
    !!document.querySelector(blockedSelector)
  );
};

const applyIfNeeded = async (isHere = false): Promise<void> => {
  if (!isNeeded()) return;
  const { applyConsent } = await importWithRetry(() => import('./apply-consent'));
  applyConsent(isHere);
};

/** Waits for the page to add content to block. From then on, apply-consent.ts observes the page itself. */
const watchAdditions = (): void => {
  const additions = new MutationObserver((records) => {
    if (!records.some(addsBlockedContent)) return;
    additions.disconnect();
    applyIfNeeded();
  });
  additions.observe(document, { childList: true, subtree: true });
};

/** All that listeners of `onChange` read, as text. */
const snapshot = (): string =>
  JSON.stringify([consent.state, consent.categories, isRestrictive(), pageState.platform]);

/** Changes settings or platform, and notifies the listeners of `onChange` if that makes a difference. */
const changeState = (change: () => void): void => {
  const previous = snapshot();
  change();
  if (snapshot() !== previous) notifyListeners();
};

const setPlatform = (platform?: ConsentPlatform): void =>
  changeState(() => {
    pageState.platform = platform;
  });

const loadPlatform = () => importWithRetry(() => import('./platform/follow-platform'));

/** Does nothing if the module cannot be loaded: `followPlatformIfAny` has logged that already. */
const callWhenLoaded = (name: 'openDialog' | 'refuseChoice'): Promise<void> =>
  loadPlatform().then(
    (module) => module[name](),
    () => {},
  );

let isFollowing = false;

/**
 * Follows a consent platform of another vendor if the page has one. A platform has to define its API, as a stub, before its own
 * script has loaded. While the platform decides, no banner asks.
 */
const followPlatformIfAny = async (): Promise<void> => {
  const { __tcfapi, __gpp } = globalThis as { __tcfapi?: unknown; __gpp?: unknown };
  if (isFollowing || (typeof __tcfapi !== 'function' && typeof __gpp !== 'function')) return;
  isFollowing = true;
  setPlatform({
    openDialog: () => callWhenLoaded('openDialog'),
    refuseChoice: () => callWhenLoaded('refuseChoice'),
  });
  try {
    (await loadPlatform()).followPlatform(setPlatform);
  } catch (error) {
    console.warn('[azulejo] The page’s consent platform cannot be followed.', error);
    isFollowing = false;
    setPlatform();
  }
};

let hasStarted = false;

/**
 * Applies the site's settings and the visitor's choice to the page, now and after each change: cookies, consent
 * signals, blocked scripts and frames, consent records.
 * @param bannerSettings win over the site's
 */
export const enforceConsent = (bannerSettings: CookieSettings): void => {
  if (!hasStarted) {
    addChoiceDetails();
    consent.onChange((_, isHere) => applyIfNeeded(isHere));
    // A page that the browser restores from its back/forward cache may have missed a choice on another page.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) notifyListeners();
    });
    document.addEventListener('DOMContentLoaded', () => {
      followPlatformIfAny();
      applyIfNeeded();
    });
    watchAdditions();
  }
  hasStarted = true;
  changeState(() => {
    pageState.bannerSettings = bannerSettings;
    const { consentVersion } = cookieSettings();
    // A choice under another version of the policy no longer counts.
    if (consentVersion && readChoice() !== undefined && readDetails()?.version !== `${consentVersion}`)
      writeChoice();
  });
  followPlatformIfAny();
  applyIfNeeded();
};
