import { importWithRetry } from '../../core/lazy-import';
import type { CheckedSiteContext } from '../../core/site/check-site-context';
import { loadSiteContext } from '../../core/site/load-site-context';
import { onLoginRequired } from '../../core/site/on-login-required';
import type { SiteApi } from '../../core/site/site-api';
import { accountRoles, isOwner, websiteAccount } from './account';
import { announceAccount, currentAccount } from './current-account';
import { listenForEscape } from './escape-key';
import { addPageBlock } from './page-blocks';
import { rememberOptOut } from './redirect-opt-out';
import { askToSignIn } from './require-login';
import { showSignOutNoticeIfAny } from './sign-out';
import { site } from './site';

const logError = (error: unknown): void => console.error('[azulejo]', error);

/** Warns of an account without roles: the page's author may have forgotten them. */
const warnOfMissingRoles = (): void => {
  if (websiteAccount() && accountRoles().length === 0)
    console.warn(
      '[azulejo] The site context has an `authenticatedAccount` and no role in `websiteRoles`, expected such as { "1": true }. The account counts as an owner.',
    );
};

/** @returns whether the page is being left */
const isRedirected = async (context: CheckedSiteContext): Promise<boolean> => {
  if (!isOwner()) return false;
  const { redirectOwner } = await importWithRetry(() => import('./owner-redirect'));
  return redirectOwner(context);
};

const applyContext = async (): Promise<void> => {
  const context = await loadSiteContext();
  warnOfMissingRoles();
  listenForEscape(context);
  if (await isRedirected(context)) return;
  // First, because it removes `logout=true` from the address to which a sign-in may lead back.
  const notice = showSignOutNoticeIfAny();
  addPageBlock(context);
  await notice;
};

let isStarted = false;

/**
 * Puts the real `Azulejo.site` on the page, and does what the page's context and address ask for: the owner's redirect, the keys,
 * the notice after signing out, and the block of the page's type. Further calls change nothing.
 */
export const startSite = (): SiteApi => {
  if (isStarted) return site;
  isStarted = true;
  // A later `Azulejo.scan()` starts the site again.
  globalThis.Azulejo?.onDestroy(() => {
    isStarted = false;
  });
  rememberOptOut();
  if (globalThis.Azulejo) Azulejo.site = site;
  // A page without blocks has no other listener (src/core/page-services.ts). Where there are two, they share one dialog.
  onLoginRequired(askToSignIn);
  if (currentAccount()) announceAccount();
  applyContext().catch(logError);
  return site;
};
