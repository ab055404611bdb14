import { importWithRetry } from '../../core/lazy-import';
import { configUrl } from '../../core/site/config-url';
import { isFramed, isInEditor } from '../../core/site/editor';
import type { SiteApi } from '../../core/site/site-api';
import { websiteRoles } from '../enums/website-roles';
import { accountRoles, isOwner } from './account';
import { openConfig } from './config-area';
import { currentAccount } from './current-account';
import { requireLogin } from './require-login';
import { signOut } from './sign-out';

/** `Azulejo.site`. */
export const site: SiteApi = {
  get account() {
    return currentAccount();
  },
  get roles() {
    return accountRoles();
  },
  hasRole: (name) => accountRoles().includes(websiteRoles[name]),
  get isOwner() {
    return isOwner();
  },
  get isEditing() {
    return isInEditor();
  },
  get isPreview() {
    return isFramed();
  },
  configUrl,
  openConfig,
  async login(credentials, options) {
    try {
      const { login } = await importWithRetry(() => import('./session'));
      return await login(credentials, options);
    } catch {
      // The file of the session cannot be loaded: there is no network.
      return { ok: false, status: 0 };
    }
  },
  logout: signOut,
  requireLogin,
};
