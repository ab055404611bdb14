import type { Site } from './site';

/** The builder's numbers for the states of a site. */
const viewerRole = '10';
/** Page types that are not tracked: not found, lock screen, member area access denied. */
const silentPageTypes = [100, 103, 106];

interface Visit {
  site: Site;
  /** `data-tracking` of the script. */
  tracking?: unknown;
  /** Paths of the page, and of the page that it is framed in where that can be read. */
  paths: string[];
}

const rolesOf = ({ websiteRoles = {} }: Site): string[] =>
  Object.keys(websiteRoles).filter((role) => websiteRoles[role]);

/** Whether the owner's account, or an editor's, is at work. */
const isOwner = ({ site, paths }: Visit): boolean =>
  !!site.authenticatedAccount &&
  (rolesOf(site).join() !== viewerRole || paths.some((path) => /^\/config(\/|$)/.test(path)));

/**
 * Who is tracked, and where (README.md). Consent is asked for at each call.
 * @rule The page's site context has a `website.id`.
 * @rule The visitor is not logged in, or has no role but viewer (10) and is not in the configuration area.
 * @rule The page is not one that says not found (100), a lock screen (103), or access denied (106).
 * @rule The page has loaded, has been seen, and is idle.
 * @rule The visitor has not declined; Global Privacy Control is a decline until the visitor chooses otherwise. Under the restrictive cookie policy nothing is sent or stored before the visitor accepts.
 * @rule A decline takes the cookies back at once, and nothing more is sent.
 * @rule A call is given up after 2.5 s, and never tried again. Visitors see nothing of a failure.
 * @off All of it: `data-tracking="off"` on the script tag.
 * @off Until the visitor agrees: `isRestrictiveCookiePolicyEnabled` in the site's `cookieSettings`.
 * @off The visitor's cookies alone: `isVisitorDataRestricted` there. A cloneable site has none either.
 * @off To see what is sent, and what fails: `data-tracking="debug"`, or the query `trackingDebug=true`; then look at the console.
 */
export const isTracked = (visit: Visit): boolean =>
  !!visit.site.website?.id &&
  visit.tracking !== 'off' &&
  !silentPageTypes.includes(Number(visit.site.pageType)) &&
  !isOwner(visit);
