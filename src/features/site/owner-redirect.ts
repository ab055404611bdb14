import type { CheckedSiteContext } from '../../core/site/check-site-context';
import { isFramed } from '../../core/site/editor';
import { websiteRoles } from '../enums/website-roles';
import { accountRoles, isOwner } from './account';
import { isConfigArea, redirectToConfig, setFrameExpanded } from './config-area';
import { hasOptedOut } from './redirect-opt-out';

/**
 * Another redirect from the same page within this time is a loop: the configuration area sends the owner back. A second redirect
 * is allowed, as the owner may open the page again.
 */
const loopMs = 10_000;
const maxRedirects = 2;

const redirectsKey = 'azulejo.redirected';

/** localhost, *.localhost, 127.0.0.0/8 and [::1]. */
export const isLocalHost = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** The last redirects, all from one page. */
interface Redirects {
  address?: string;
  times?: number[];
}

/** Whether this session may redirect. Without storage it may not, since nothing would stop a loop or remember the owner's wish. */
const isAllowedBySession = (): boolean => {
  try {
    if (hasOptedOut()) return false;
    const { address, times = [] }: Redirects = JSON.parse(sessionStorage.getItem(redirectsKey) ?? '{}');
    const recent = address === location.href ? times.filter((time) => Date.now() - time < loopMs) : [];
    if (recent.length >= maxRedirects) {
      console.warn(
        '[azulejo] The configuration area sends the owner back to this page. The owner stays here.',
      );
      return false;
    }
    const redirects: Redirects = { address: location.href, times: [...recent, Date.now()] };
    sessionStorage.setItem(redirectsKey, JSON.stringify(redirects));
    return true;
  } catch (error) {
    console.warn('[azulejo] The session storage cannot be used. The owner stays here.', error);
    return false;
  }
};

interface RedirectConditions {
  isOwner: boolean;
  roles: number[];
  website: CheckedSiteContext['website'];
  isTopWindow: boolean;
  path: string;
  hostname: string;
}

/**
 * Whether the conditions send the owner to the configuration area. Viewers, owners in developer mode and owners of a template
 * that others copy stay on the page.
 */
export const shouldRedirectOwner = ({ isOwner, roles, website, ...page }: RedirectConditions): boolean =>
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
export const redirectOwner = ({ website }: CheckedSiteContext): boolean => {
  const conditions: RedirectConditions = {
    isOwner: isOwner(),
    roles: accountRoles(),
    website,
    isTopWindow: !isFramed(),
    path: location.pathname,
    hostname: location.hostname,
  };
  if (!shouldRedirectOwner(conditions) || !isAllowedBySession()) return false;
  setFrameExpanded(true);
  return redirectToConfig();
};
