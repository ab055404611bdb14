/**
 * State of `dist/site.js`. Other bundles do not share it: they call `signedInAccount` of account.ts, which asks `Azulejo.site`.
 * @module
 */

import type { SiteAccount } from '../../core/site/site-api';
import { contextAccount, websiteAccount } from './account';

/** Who has signed in since the page loaded; null once somebody has signed out. */
let accountSinceLoad: SiteAccount | null | undefined;

export const currentAccount = (): SiteAccount | null =>
  accountSinceLoad !== undefined ? accountSinceLoad : contextAccount();

/** Whether the session is that of a site's member, and not of an account of the website. */
export const isMemberSession = (): boolean => !!accountSinceLoad || !websiteAccount();

/** Tells the page who is signed in. The hosted builder would start its own tools for accounts here. */
export const announceAccount = (): void => {
  document.dispatchEvent(new CustomEvent('az-account', { detail: { account: currentAccount() } }));
};

export const changeAccount = (account: SiteAccount | null): void => {
  accountSinceLoad = account;
  announceAccount();
};
