import { consent, tell } from '..';
import { readChoice, writeChoice } from '../choice';
import { type CookieSettings, shared } from '../of-page';
import { cookieSettings, isRestrictive, siteContext } from '../policy';
import { keepDetails, readDetails } from './details';

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
  if (!isKeeping) keepDetails();
  const answers = (): string => consent.state + isRestrictive();
  const before = answers();
  shared.declared = settings;
  const { consentVersion } = cookieSettings();
  // A choice under another version of the policy is none.
  if (consentVersion && readChoice() !== undefined && readDetails()?.version !== `${consentVersion}`)
    writeChoice();
  if (!isKeeping) {
    consent.onChange((_, isHere) => follow(isHere));
    document.addEventListener('DOMContentLoaded', () => follow());
  }
  isKeeping = true;
  // What has been asked before may have another answer now.
  if (answers() === before) follow();
  else tell();
};
