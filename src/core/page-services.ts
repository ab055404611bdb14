import { importWithRetry } from './lazy-import';
import { configUrl } from './site/config-url';
import { isFramed, isInEditor } from './site/editor';
import { onLoginRequired } from './site/on-login-required';
import type { SiteApi } from './site/site-api';
import { uncheckedSiteContext } from './site/unchecked-site-context';
import { isObject } from './util/is-object';

/**
 * Page-wide services that come with the first block: `Azulejo.confirm(…)` and the other dialogs, and `Azulejo.site`. Their modules
 * load on first use. Only this module of core names features, by the names under which npm users import them.
 * @module
 */

const dialogFunctions = ['confirm', 'alert', 'inform', 'showError', 'tooltip'] as const;

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
 * `Azulejo.site` of a page where nobody is signed in. The module of the real one loads with the first call. On a page with an
 * account the loader loads it (src/loader/context-features.ts); until then there is none, rather than one that knows nobody.
 */
const addSite = (): void => {
  const { authenticatedAccount, siteUser } = uncheckedSiteContext();
  if (isObject(authenticatedAccount) || isObject(siteUser)) return;
  const call =
    (name: 'openConfig' | 'login' | 'logout' | 'requireLogin') =>
    async (...args: unknown[]): Promise<never> => {
      const { startSite } = await importWithRetry(() => import('azulejo/site'));
      return (startSite()[name] as (...args: unknown[]) => never)(...args);
    };
  const standIn: SiteApi = {
    get account() {
      // A script may still hold this object when the real one has taken its place.
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
    openConfig: call('openConfig'),
    // The promise never rejects, not even without a network.
    login: (...args) => call('login')(...args).catch(() => ({ ok: false, status: 0 })),
    logout: call('logout'),
    requireLogin: call('requireLogin'),
  };
  Azulejo.site ??= standIn;
};

/** For `az-login-required` of the page's own scripts. A call of a block waits for the same dialog. */
const showSignIn = async (): Promise<void> => {
  const { askToSignIn, startSite } = await importWithRetry(() => import('azulejo/site'));
  // `Azulejo.site` then knows who signs in, who can sign out by the key.
  startSite();
  await askToSignIn();
};

if (globalThis.Azulejo) {
  addDialogFunctions();
  onLoginRequired(() => showSignIn().catch((error) => console.error('[azulejo]', error)));
  // The site context can be read then.
  Azulejo.onInit(addSite);
}
