import { isFramed } from '../../core/site/editor';
import type { SiteContext } from '../../core/site/site-context';
import { websiteRoles } from '../enums/website-roles';
import { accountRoles, isOwner } from './account';
import { isConfigArea, replaceByConfig, setFrameExpanded } from './config-area';

/** Within this time, a second redirect from the same page is a loop: the configuration area sends the owner back. */
const loopMs = 10_000;

const optOutParameter = 'noredirect';
const optOutKey = 'azulejo.noredirect';
const lastRedirectKey = 'azulejo.redirected';

/** localhost, *.localhost, 127.0.0.0/8 and [::1]. */
export const isLocalHost = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Whether this session may redirect. Without storage it may not, since nothing would stop a loop or remember the owner's wish. */
const isAllowedBySession = (): boolean => {
  try {
    if (new URLSearchParams(location.search).has(optOutParameter)) sessionStorage.setItem(optOutKey, 'true');
    if (sessionStorage.getItem(optOutKey)) return false;
    const [time, address] = JSON.parse(sessionStorage.getItem(lastRedirectKey) ?? '[]');
    if (address === location.href && Date.now() - time < loopMs) {
      console.warn(
        '[azulejo] The configuration area sends the owner back to this page. The owner stays here.',
      );
      return false;
    }
    sessionStorage.setItem(lastRedirectKey, JSON.stringify([Date.now(), location.href]));
    return true;
  } catch (error) {
    console.warn('[azulejo] The session storage cannot be used. The owner stays here.', error);
    return false;
  }
};

interface PageView {
  isOwner: boolean;
  roles: number[];
  website: SiteContext['website'];
  isTopWindow: boolean;
  path: string;
  hostname: string;
}

/** Whether the owner works on this site in the configuration area: not a viewer, a developer at work, or the owner of a template. */
export const isSentToConfig = ({ isOwner, roles, website, ...page }: PageView): boolean =>
  isOwner &&
  !roles.includes(websiteRoles.viewer) &&
  !website?.developerMode &&
  !website?.cloneable &&
  page.isTopWindow &&
  !isConfigArea(page.path) &&
  !isLocalHost(page.hostname);

/**
 * Sends an owner who opens a page of the site to the configuration area, which shows the page in a frame.
 * @returns whether the page is being left
 */
export const redirectOwner = ({ website }: SiteContext): boolean => {
  const view: PageView = {
    isOwner: isOwner(),
    roles: accountRoles(),
    website,
    isTopWindow: !isFramed(),
    path: location.pathname,
    hostname: location.hostname,
  };
  if (!isSentToConfig(view) || !isAllowedBySession()) return false;
  setFrameExpanded(true);
  return replaceByConfig();
};
