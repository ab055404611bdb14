import type { SiteContext } from '../../core/site/site-context-types';
import { pageTypes } from '../enums/page-types';
import { isOwner, websiteAccount } from '../site/account';

const untrackedPageTypes: number[] = [
  pageTypes.notFound,
  pageTypes.lockScreen,
  pageTypes.memberAreaAccessDenied,
];

interface TrackingConditions {
  site: SiteContext;
  /** `data-tracking` of the script. */
  tracking?: unknown;
  /** Paths of the page, and of the page around its frame where that can be read. */
  paths: string[];
}

/** Whether the visitor is an owner or an editor at work. */
const isAtWork = ({ site, paths }: TrackingConditions): boolean =>
  isOwner(site) || (!!websiteAccount(site) && paths.some((path) => /^\/config(\/|$)/.test(path)));

/**
 * Whether analytics run for this visitor on this page. Consent is asked for before each call.
 * @rule The page's site context has a `website.id`.
 * @rule The visitor is not logged in, or has only the role viewer (10) and is not in the configuration area.
 * @rule The page is not a not-found page (100), a lock screen (103) or an access-denied page (106).
 * @rule The page has loaded, is or has been visible, and is idle.
 * @rule The visitor has not declined; Global Privacy Control counts as a decline until the visitor chooses otherwise. Under the restrictive cookie policy nothing is sent or stored before the visitor consents, and no cookie is stored unless the visitor accepts everything.
 * @rule A decline deletes the cookies at once, and nothing more is sent.
 * @rule A call is aborted after 2.5 s, the call for the settings of page speed after 30 s. A call whose crumb the server refuses is sent once more with the new crumb; no other call is repeated. Visitors do not notice a failure.
 * @off All analytics: `data-tracking="off"` on the script tag.
 * @off Until the visitor consents: `isRestrictiveCookiePolicyEnabled` in the site's `cookieSettings`.
 * @off Only the visitor's cookies: `isVisitorDataRestricted` in `cookieSettings`. A cloneable site sets no cookies either.
 * @off To see in the console what is sent and what fails: `data-tracking="debug"`, or the query `trackingDebug=true`.
 */
export const isTracked = (conditions: TrackingConditions): boolean =>
  !!conditions.site.website?.id &&
  conditions.tracking !== 'off' &&
  !untrackedPageTypes.includes(Number(conditions.site.pageType)) &&
  !isAtWork(conditions);
