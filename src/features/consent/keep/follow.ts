import { tell } from '..';
import { cookieSettings } from '../policy';
import { followHeld } from './held';
import { sendRecord } from './record';
import { sendSignals } from './signals';
import { clearCookies } from './visitor-cookies';

let isKeepingAway = false;

const onPageShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) tell();
};

const lookMs = 1000;

/** Cookies that somebody sets later go as they come, where the browser tells of it; elsewhere within a second. */
const keepAway = (): void => {
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  if (cookieStore) cookieStore.addEventListener('change', clearCookies);
  else setInterval(() => document.hidden || clearCookies(), lookMs);
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, clearCookies, true);
  // Who comes back to a page of the history may have chosen elsewhere meanwhile.
  addEventListener('pageshow', onPageShow);
};

/**
 * What follows from the settings and the choice as they are now. In a chunk of its own: a banner that only tells of
 * cookies has nothing to do here.
 * @param isChosen whether the visitor has chosen just now, in this tab
 */
export const follow = (isChosen: boolean): void => {
  clearCookies();
  if (!isKeepingAway) keepAway();
  isKeepingAway = true;
  if (`${cookieSettings().googleConsentMode}` === 'true') sendSignals();
  followHeld();
  if (isChosen) sendRecord();
};
