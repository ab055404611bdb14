import { consent, tell } from '..';
import { forgetChoice, readChoice, readDetails } from '../choice';
import { type CookieSettings, cookieSettings, declare, isRestrictive, siteContext } from '../policy';

/** Whether anything follows from settings, choice and page, but that a banner shows. */
const isNeeded = (): unknown => {
  const { googleConsentMode, consentRecordUrl } = cookieSettings();
  return (
    isRestrictive() ||
    googleConsentMode ||
    consentRecordUrl ||
    siteContext().website?.cloneable ||
    document.querySelector('[data-az-category]')
  );
};

const load = () => import('./follow');

const follow = async (isChosen = false): Promise<void> => {
  // The first import after a failed request is given that failure.
  if (isNeeded()) (await load().catch(load)).follow(isChosen);
};

let isKeeping = false;

/**
 * Sees to it, from now on, that this page is as its owner's settings and the visitor's choice want it: cookies, Google's
 * signals, held scripts and frames, records.
 * @param settings of the banner; they win over the site's
 */
export const keep = (settings: CookieSettings): void => {
  const answers = (): string => consent.state + isRestrictive();
  const before = answers();
  declare(settings);
  const { consentVersion } = cookieSettings();
  // A choice under another version of the policy is none.
  if (consentVersion && readChoice() !== undefined && readDetails()?.version !== `${consentVersion}`)
    forgetChoice();
  if (!isKeeping) {
    isKeeping = true;
    consent.onChange((_, isHere) => follow(isHere));
    document.addEventListener('DOMContentLoaded', () => follow());
  }
  // What has been asked before may have another answer now.
  if (answers() === before) follow();
  else tell();
};
