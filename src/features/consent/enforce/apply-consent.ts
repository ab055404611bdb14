import { expireCookies } from '../expire-cookies';
import { forbiddenCookies } from '../tracking-cookies';
import { updateBlockedContent } from './blocked-content';
import { sendConsentRecord } from './consent-record';
import { refusedCookies } from './refused-cookies';
import { sendSignals } from './send-signals';

const expireForbiddenCookies = (): void => expireCookies([...forbiddenCookies(), ...refusedCookies()]);

/** For browsers without the Cookie Store API. */
const pollIntervalMs = 1000;

/** Expires forbidden cookies that other scripts set later. */
const watchCookies = (): void => {
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  if (cookieStore) cookieStore.addEventListener('change', expireForbiddenCookies);
  else setInterval(() => document.hidden || expireForbiddenCookies(), pollIntervalMs);
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, expireForbiddenCookies, true);
};

let isWatchingCookies = false;

/**
 * Applies the current settings and choice to the page.
 * @param isHere whether the visitor has chosen just now, in this tab, as in `onChange`
 */
export const applyConsent = (isHere: boolean): void => {
  expireForbiddenCookies();
  if (!isWatchingCookies) watchCookies();
  isWatchingCookies = true;
  sendSignals();
  updateBlockedContent();
  if (isHere) sendConsentRecord();
};
