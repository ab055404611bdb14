import { importWithRetry, lazyImport } from '../../../core/lazy-import';
import { consent } from '..';
import { readChoice, writeChoice } from '../choice';
import { type ConsentPlatform, type CookieSettings, pageState } from '../page-state';
import { cookieSettings, isRestrictive, readPageContext } from '../policy';
import { blockedSelector } from './blocked-selectors';
import { changeState } from './change-state';
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

const platformModule = lazyImport(() => import('./platform/follow-platform'));

type PlatformModule = Awaited<ReturnType<typeof platformModule.load>>;

/** A module that cannot be loaded has its line in the console already. */
const whenLoaded = (call: (module: PlatformModule) => void): Promise<void> =>
  platformModule.load().then(call, () => {});

const platform: ConsentPlatform = {
  openDialog: () => whenLoaded(({ openDialog }) => openDialog()),
  refuseChoice: () => whenLoaded(({ refuseChoice }) => refuseChoice()),
};

let isFollowing = false;

/**
 * Follows a consent platform of another vendor, whose API has to be there before its own script has loaded. While the
 * platform decides, no banner asks.
 */
const followPlatformIfAny = async (): Promise<void> => {
  const { __tcfapi, __gpp } = globalThis as { __tcfapi?: unknown; __gpp?: unknown };
  if (isFollowing || (typeof __tcfapi !== 'function' && typeof __gpp !== 'function')) return;
  isFollowing = true;
  changeState(() => {
    pageState.platform = platform;
  });
  try {
    const { followPlatform } = await platformModule.load();
    followPlatform(platform);
  } catch (error) {
    console.warn('[azulejo] The page’s consent platform cannot be followed.', error);
    isFollowing = false;
    changeState(() => {
      pageState.platform = undefined;
    });
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
  const hasChanged = changeState(() => {
    pageState.bannerSettings = bannerSettings;
    const { consentVersion } = cookieSettings();
    // A choice under another version of the policy no longer counts.
    if (consentVersion && readChoice() !== undefined && readDetails()?.version !== `${consentVersion}`)
      writeChoice();
  });
  followPlatformIfAny();
  if (!hasStarted) {
    consent.onChange((_, isHere) => applyIfNeeded(isHere));
    document.addEventListener('DOMContentLoaded', () => {
      followPlatformIfAny();
      applyIfNeeded();
    });
  }
  if (!hasStarted || !hasChanged) applyIfNeeded();
  hasStarted = true;
};
