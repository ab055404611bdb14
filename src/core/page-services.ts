import { importWithRetry } from './lazy-import';
import { configUrl } from './site/config-url';
import { isFramed, isInEditor } from './site/editor';
import { onLoginRequired } from './site/on-login-required';
import type { SiteApi } from './site/site-api';
import { uncheckedSiteContext } from './site/unchecked-site-context';
import { isObject } from './util/is-object';
import { withPageApi } from './with-page-api';

/**
 * Page-wide services that come with the first block: `Azulejo.confirm(…)` and the other dialogs, and `Azulejo.site`. Their
 * modules load on first use. No other module of core imports features; this one uses the names under which npm users import them.
 * @module
 */

const dialogFunctions = ['confirm', 'alert', 'inform', 'showError', 'tooltip'] as const;

const logError = (error: unknown): void => console.error('[azulejo]', error);

const addDialogFunctions = (): void => {
  for (const name of dialogFunctions) {
    const call = async (...args: unknown[]): Promise<unknown> => {
      const overlays = await importWithRetry(() => import('azulejo/overlays'));
      return (overlays[name] as (...args: unknown[]) => unknown)(...args);
    };
    Object.assign(Azulejo, { [name]: call });
  }
};

/**
 * Sets a stand-in for `Azulejo.site` on a page where nobody is signed in; the first call loads the real module. On a page with an
 * account, the loader loads that module (src/loader/context-features.ts), and `Azulejo.site` is undefined until then: a stand-in
 * would say that nobody is signed in.
 */
const addSite = (): void => {
  const { authenticatedAccount, siteUser } = uncheckedSiteContext();
  if (isObject(authenticatedAccount) || isObject(siteUser)) return;
  // The promises do not reject, not even without a network: they resolve with `fallback`.
  const call =
    <Result>(name: 'openConfig' | 'login' | 'logout' | 'requireLogin', fallback: Result) =>
    async (...args: unknown[]): Promise<Result> => {
      try {
        const { startSite } = await importWithRetry(() => import('azulejo/site'));
        return await (startSite()[name] as (...args: unknown[]) => Promise<Result>)(...args);
      } catch (error) {
        logError(error);
        return fallback;
      }
    };
  const standIn: SiteApi = {
    get account() {
      // A script may still hold this stand-in when the real object has replaced it.
      const current = Azulejo.site ?? standIn;
      return current === standIn ? null : current.account;
    },
    // Only an account in the context has roles, and this page has none.
    roles: [],
    hasRole: () => false,
    isOwner: false,
    get isPreview() {
      return isFramed();
    },
    get isEditing() {
      return isInEditor();
    },
    configUrl,
    openConfig: call('openConfig', undefined),
    login: call('login', { ok: false, status: 0 }),
    logout: call('logout', false),
    requireLogin: call('requireLogin', false),
  };
  Azulejo.site ??= standIn;
};

/** Answers an `az-login-required` that a script of the page has fired. A refused call of a block waits for the same dialog. */
const showSignIn = async (): Promise<void> => {
  const { askToSignIn, startSite } = await importWithRetry(() => import('azulejo/site'));
  // The real `Azulejo.site` keeps the account that signs in, and lets the visitor sign out by Shift+Escape.
  startSite();
  await askToSignIn();
};

withPageApi(() => {
  addDialogFunctions();
  onLoginRequired(() => showSignIn().catch(logError));
  // Before that, the site context cannot be read.
  Azulejo.onInit(addSite);
});
