import { notifyListeners } from '..';
import { expireCookies } from '../expire-cookies';
import { forbiddenCookies } from '../tracking-cookies';
import { updateBlockedContent } from './blocked-content';
import { sendConsentRecord } from './consent-record';
import { sendSignals } from './send-signals';

const expireForbiddenCookies = (): void => expireCookies(forbiddenCookies());

/** For browsers without the Cookie Store API. */
const pollIntervalMs = 1000;

/** Expires forbidden cookies that other scripts set later. */
const watchCookies = (): void => {
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  if (cookieStore) cookieStore.addEventListener('change', expireForbiddenCookies);
  else setInterval(() => document.hidden || expireForbiddenCookies(), pollIntervalMs);
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, expireForbiddenCookies, true);
  // A visitor who comes back from the history may have chosen on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notifyListeners();
  });
};

let isWatchingCookies = false;

/**
 * Applies the current settings and choice to the page.
 * @param isChoice whether the visitor has chosen just now, in this tab
 */
export const applyConsent = (isChoice: boolean): void => {
  expireForbiddenCookies();
  if (!isWatchingCookies) watchCookies();
  isWatchingCookies = true;
  sendSignals();
  updateBlockedContent();
  if (isChoice) sendConsentRecord();
};
