import { importWithRetry } from '../../core/lazy-import';
import { isFramed } from '../../core/site/editor';
import type { SignOutOptions } from '../../core/site/site-api';
import { pageOrigin } from '../../core/util/page-origin';
import { writeHistory } from '../../core/util/write-history';
import { expireCookies } from '../consent/expire-cookies';
import { currentAccount } from './current-account';

/** The query parameter of the page that a visitor sees after signing out. */
const signedOutParameter = 'logout';

/** The cookie of the last identity, which the builder's sites share. */
const lastIdentityCookie = 'SS_lastid';

let isSigningOut = false;

/** See `SiteApi.logout`. */
export const signOut = async ({
  keepCart = false,
  source = document,
}: SignOutOptions = {}): Promise<boolean> => {
  if (isSigningOut || !currentAccount()) return false;
  isSigningOut = true;
  try {
    const { endSession } = await importWithRetry(() => import('./session'));
    if (!(await endSession(keepCart))) return false;
  } catch (error) {
    console.error('[azulejo] The sign-out failed; the visitor is still signed in.', error);
    return false;
  } finally {
    isSigningOut = false;
  }
  expireCookies([lastIdentityCookie]);
  source.dispatchEvent(new CustomEvent('az-logout', { bubbles: true, composed: true }));
  const target = new URL(isFramed() ? location.href : pageOrigin());
  target.searchParams.set(signedOutParameter, 'true');
  location.replace(target);
  return true;
};

/** Shows the notice on the page that follows a sign-out, and takes the parameter out of the address. */
export const showSignOutNoticeIfAny = async (): Promise<void> => {
  const url = new URL(location.href);
  if (url.searchParams.get(signedOutParameter) !== 'true') return;
  url.searchParams.delete(signedOutParameter);
  writeHistory('replaceState', window.history.state, url);
  const { showSignOutNotice } = await importWithRetry(() => import('./sign-out-notice'));
  await showSignOutNotice();
};
